import { type CalendarDay, type Period, parseDateField } from '@delebil/validation'
import { addOsloDays, addOsloMonths, osloInstant, osloParts, startOfOsloDay } from '@delebil/validation/time'

/** From a moment up to another. */
type Days = Period & { readonly isOneDay: boolean }

const NIGHT_HOURS = [22, 6] as const
const SHORT_DATE = /^(\d{1,2})\.\s?(\d{1,2})\.?(?:\s?(\d{2}|\d{4}))?$/

const day = (start: Date): Days => ({ start, end: addOsloDays(start, 1), isOneDay: true })

const week = (now: Date, weeks: number): Days => {
  const today = startOfOsloDay(now)
  const { year, month, day: date } = osloParts(today)
  const sinceMonday = (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7
  const start = addOsloDays(today, weeks * 7 - sinceMonday)
  return { start, end: addOsloDays(start, 7), isOneDay: false }
}

const month = (now: Date, months: number): Days => {
  const { year, month: own } = osloParts(now)
  const start = addOsloMonths(osloInstant({ year, month: own, day: 1 }), months)
  return { start, end: addOsloMonths(start, 1), isOneDay: false }
}

// The night that is, or the one that comes.
const night = (now: Date): Days => {
  const { year, month: own, day: date, hour } = osloParts(now)
  const [from, to] = NIGHT_HOURS
  const first = hour < from / 2 ? date - 1 : date
  return {
    start: osloInstant({ year, month: own, day: first, hour: from }),
    end: osloInstant({ year, month: own, day: first + 1, hour: to }),
    isOneDay: false,
  }
}

const words: Readonly<Record<string, (now: Date) => Days>> = {
  'i dag': (now) => day(startOfOsloDay(now)),
  'i går': (now) => day(addOsloDays(startOfOsloDay(now), -1)),
  'i morgen': (now) => day(addOsloDays(startOfOsloDay(now), 1)),
  'i natt': night,
  'denne uken': (now) => week(now, 0),
  'forrige uke': (now) => week(now, -1),
  'neste uke': (now) => week(now, 1),
  'denne måneden': (now) => month(now, 0),
  'forrige måned': (now) => month(now, -1),
  'neste måned': (now) => month(now, 1),
}

// Without a year it is the one by which the day is nearest.
const readShortDate = (text: string, now: Date): CalendarDay | undefined => {
  const [, date, own, year] = SHORT_DATE.exec(text) ?? []
  if (date === undefined || own === undefined) return undefined
  const dayOf = (in_: number) =>
    parseDateField(`${date.padStart(2, '0')}.${own.padStart(2, '0')}.${String(in_).padStart(4, '0')}`)
  if (year !== undefined) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year))
  const here = osloParts(now).year
  const distance = (one: CalendarDay) => Math.abs(osloInstant(one).getTime() - now.getTime())
  return [here, here - 1, here + 1]
    .flatMap((in_) => dayOf(in_) ?? [])
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

/** What days a text means: 'i går', 'forrige uke', '24.12', '24.12.2026'; undefined for what means none. */
export function readDays(text: string, now: Date): Days | undefined {
  const typed = text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ').replace(/uka$/, 'uken')
  const byWord = Object.hasOwn(words, typed) ? words[typed]?.(now) : undefined
  if (byWord) return byWord
  // Eight digits without points may be a phone.
  const date = /^\d+$/.test(typed) ? undefined : (parseDateField(typed) ?? readShortDate(typed, now))
  return date && day(osloInstant(date))
}
