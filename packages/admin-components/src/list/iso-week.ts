import { osloDateText } from '@delebil/validation/time'

const DAY_MS = 86_400_000

/** The number of the week in Oslo, from Monday; the first is the one with the year's first Thursday. */
export function isoWeek(at: Date): number {
  const day = new Date(`${osloDateText(at)}T00:00:00Z`)
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY_MS)
  return Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / DAY_MS + 1) / 7)
}
