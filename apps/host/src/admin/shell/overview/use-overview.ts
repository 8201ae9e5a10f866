import { useAdminAnswer } from '@delebil/admin-components'
import type { AdminOverview } from '@delebil/core-api/admin'

const REFRESH_MS = 60_000

export type Overview = AdminOverview
export type Day = NonNullable<AdminOverview['day']>
export type Group = NonNullable<AdminOverview['messages']>
export type Item = Group['items'][number]

/** How the day is; asked again each minute, and at once when anybody changes something (`useCounts`). */
export const useOverview = () =>
  useAdminAnswer('admin.overview', {}, { refreshInterval: REFRESH_MS, revalidateOnFocus: true })

export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000
