import { formatMoment } from '@delebil/admin-components'
import { formatTime } from '@delebil/validation/text'
import { osloDateText, parseInstant } from '@delebil/validation/time'

const DAYS = ['sø.', 'ma.', 'ti.', 'on.', 'to.', 'fr.', 'lø.']
const DAY_MS = 86_400_000
/** A day of the week says which day it is for so long. */
const NEAR_DAYS = 6

/** A moment beside today's: '15:30', 'fr. 20:00' or '02:00 ma.', and with its date where the day of the week is not enough. */
export function shortMoment(text: string, now: Date, dayStands: 'before' | 'after'): string {
  const at = parseInstant(text)
  if (!at) return text
  const [day, today] = [osloDateText(at), osloDateText(now)]
  if (day === today) return formatTime(at)
  const date = new Date(`${day}T00:00:00Z`)
  const apart = Math.abs(date.getTime() - new Date(`${today}T00:00:00Z`).getTime()) / DAY_MS
  if (apart > NEAR_DAYS) return formatMoment(text, now)
  const name = DAYS[date.getUTCDay()]
  return dayStands === 'before' ? `${name} ${formatTime(at)}` : `${formatTime(at)} ${name}`
}

/** From when to when; of one day the day is said once. */
export function shortPeriod(start: string, end: string, now: Date): string {
  const [from, to] = [parseInstant(start), parseInstant(end)]
  const isOneDay = from && to && osloDateText(from) === osloDateText(to)
  return `${shortMoment(start, now, 'before')}–${isOneDay ? formatTime(to) : shortMoment(end, now, 'after')}`
}
