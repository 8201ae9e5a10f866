import { useAdminHost } from '@delebil/admin-components'
import type { ProofFailure } from '@delebil/core-api/admin'
import { FILTER_DEBOUNCE_MS } from '@delebil/validation/constants'
import { useEffect, useState } from 'react'

type Rules = ProofFailure['rules']
export type Tried = { readonly kind: 'as-saved' } | { readonly kind: 'tried'; readonly rules: Rules | undefined }

/** The bill of a run held against the rules as it would be with what is typed, once the typing rests; the server has the rules. */
export function useTriedBill(runId: number, membershipId: number, typed: object, isChanged: boolean): Tried {
  const { api, organizationId } = useAdminHost()
  const asked = isChanged ? JSON.stringify(typed) : ''
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly rules: Rules | undefined }>()
  useEffect(() => {
    if (asked === '') return
    let isOld = false
    const timer = setTimeout(async () => {
      const result = await api.call('billing-runs.try', {
        params: { id: runId },
        query: { orgId: String(organizationId) },
        body: { membershipId, ...(JSON.parse(asked) as object) },
      })
      if (isOld) return
      // What is refused at its field breaks a rule by that; what never came to the server says nothing.
      if (result.ok) setAnswer({ asked, rules: result.value.rules })
      else if (result.refusal.code === 'request.invalid') setAnswer({ asked, rules: undefined })
    }, FILTER_DEBOUNCE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [api, organizationId, runId, membershipId, asked])
  if (answer === undefined || answer.asked !== asked) return { kind: 'as-saved' }
  return { kind: 'tried', rules: answer.rules }
}
