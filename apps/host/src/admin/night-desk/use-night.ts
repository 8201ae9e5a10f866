import { useAdminAnswer } from '@delebil/admin-components'

const quiet = { shouldRetryOnError: false } as const
/** Others work on the same case. */
const REFRESH_MS = 20_000

/** Who may be calling; nothing is asked for less than two characters. */
export const useHits = (q: string) =>
  useAdminAnswer('night-desk.find', q.length < 2 ? undefined : { query: { q } }, { ...quiet, keepPreviousData: true })

export const useCase = (id: number) =>
  useAdminAnswer('night-desk.case', { params: { id } }, { ...quiet, refreshInterval: REFRESH_MS })

export const useCarState = (id: number) => useAdminAnswer('night-desk.car-state', { params: { id } }, quiet)

export const useHelp = (id: number, isWanted: boolean) =>
  useAdminAnswer('night-desk.help', isWanted ? { params: { id } } : undefined, quiet)

export const useFreeCars = (id: number) => useAdminAnswer('night-desk.cars', { params: { id } }, quiet)
