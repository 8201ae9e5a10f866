import {
  type PanelAnswer,
  useAdminChange,
  useAdminHost,
  useForget,
  usePanel,
  useToast,
} from '@delebil/admin-components'
import type { AdminChange, TripletexConfiguration } from '@delebil/core-api/admin'
import { useState } from 'react'
import { tripletexTexts as own } from './tripletex-texts.ts'

/** How the club reaches its books, as it is told anew whenever somebody changes it. */
export function useTripletex(): PanelAnswer<TripletexConfiguration> {
  const { api, organizationId } = useAdminHost()
  return usePanel('tripletex', organizationId, 'now', () =>
    api.call('tripletex.read', { params: { organizationId }, query: { orgId: organizationId } }),
  )
}

export function useTripletexHistory(): PanelAnswer<{ readonly data: readonly AdminChange[] }> {
  const { api, organizationId } = useAdminHost()
  return usePanel('tripletex', organizationId, 'history', () =>
    api.call('tripletex.history', { query: { orgId: organizationId } }),
  )
}

/** Saves the token and what is called otherwise. */
export function useSaveTripletex() {
  const { organizationId } = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const { send } = useAdminChange('tripletex.change')
  return async (body: {
    version: number
    employeeToken?: string
    mappings: Pick<TripletexConfiguration['mappings'][number], 'kind' | 'own' | 'foreignNumber'>[]
    why?: string
  }) => {
    const result = await send({ params: { organizationId }, body })
    // Where somebody else was faster, what they saved is seen before it is tried anew.
    if (result.ok || result.refusal.code === 'record.stale') await forget('tripletex')
    if (result.ok) say({ tone: 'info', text: own.saved })
    return result
  }
}

/** Has the books call when something is paid. */
export function useSubscribeTripletex() {
  const { organizationId } = useAdminHost()
  const forget = useForget()
  const { send, isPending } = useAdminChange('tripletex.subscribe')
  const [problem, setProblem] = useState<string>()
  const subscribe = async () => {
    const result = await send({ params: { organizationId } })
    setProblem(result.ok ? (result.value.webhook.problem ?? undefined) : result.refusal.message)
    if (result.ok) await forget('tripletex')
  }
  return { subscribe, isPending, problem }
}

/** Tries the connection; answers what to press, and what went wrong on the way to the server. */
export function useTryTripletex() {
  const { api, organizationId } = useAdminHost()
  const forget = useForget()
  const [isTrying, setIsTrying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const tryIt = async () => {
    setIsTrying(true)
    setProblem(undefined)
    const result = await api.call('tripletex.try', { params: { organizationId }, query: { orgId: organizationId } })
    if (result.ok) await forget('tripletex')
    else setProblem(result.refusal.message)
    setIsTrying(false)
  }
  return { tryIt, isTrying, problem }
}
