import { useAdminHost } from '@delebil/admin-components'
import type { Refusal, Result } from '@delebil/core-api'
import useSWR from 'swr'

/** A refusal as SWR carries it. */
class Refused extends Error {}

async function answerOf<T>(answer: Promise<Result<T, never> | { ok: false; refusal: Refusal }>): Promise<T> {
  const result = await answer
  if (!result.ok) throw new Refused(result.refusal.message)
  return result.value
}

const quiet = { revalidateOnFocus: false, shouldRetryOnError: false } as const
/** Others work on the same case. */
const REFRESH_MS = 20_000

function useCalls() {
  const { api, organizationId } = useAdminHost()
  const query = { orgId: String(organizationId) }
  const key = (...parts: readonly unknown[]) => ['admin', organizationId, 'night-desk', ...parts]
  return { api, query, key }
}

/** Who may be calling; nothing is asked for less than two characters. */
export function useHits(q: string) {
  const { api, query, key } = useCalls()
  return useSWR(
    q.length < 2 ? null : key('find', q),
    async () => (await answerOf(api.call('night-desk.find', { query: { ...query, q } }))).data,
    { ...quiet, keepPreviousData: true },
  )
}

export function useCase(id: number) {
  const { api, query, key } = useCalls()
  return useSWR(key('case', id), () => answerOf(api.call('night-desk.case', { params: { id }, query })), {
    ...quiet,
    refreshInterval: REFRESH_MS,
  })
}

export function useCarState(id: number) {
  const { api, query, key } = useCalls()
  return useSWR(key('state', id), () => answerOf(api.call('night-desk.car-state', { params: { id }, query })), quiet)
}

export function useHelp(id: number, isWanted: boolean) {
  const { api, query, key } = useCalls()
  return useSWR(
    isWanted ? key('help', id) : null,
    async () => (await answerOf(api.call('night-desk.help', { params: { id }, query }))).data,
    quiet,
  )
}

export function useFreeCars(id: number) {
  const { api, query, key } = useCalls()
  return useSWR(
    key('cars', id),
    async () => (await answerOf(api.call('night-desk.cars', { params: { id }, query }))).data,
    quiet,
  )
}
