import { useAdminHost } from '@delebil/admin-components'
import type { ConflictSolution } from '@delebil/core-api/admin'
import { useRef, useState } from 'react'
import type { Plan } from './way-plan.ts'

/** Rehearses a way out, and takes it: once, however often it is pressed. */
export function useSolve(reservationId: number) {
  const { api, organizationId } = useAdminHost()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const attempt = useRef({ sent: '', key: '' })

  const solve = async (plan: Plan, rehearse: boolean): Promise<ConflictSolution | undefined> => {
    if (isBusy) return undefined
    setIsBusy(true)
    setMessage(undefined)
    const body = { ...plan, rehearse }
    const sent = JSON.stringify(body)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    const result = await api.call('conflicts.solve', {
      params: { id: reservationId },
      query: { orgId: String(organizationId) },
      body,
      // A rehearsal is done anew each time: meanwhile somebody may have taken the car.
      ...(!rehearse && { idempotencyKey: attempt.current.key }),
    })
    setIsBusy(false)
    if (result.ok) return result.value.entity
    setMessage(result.refusal.message)
    return undefined
  }
  return { isBusy, message, solve, hush: () => setMessage(undefined) } as const
}
