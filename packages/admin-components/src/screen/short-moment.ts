import { addMinutes, addOsloDays, osloInstant, osloParts, startOfOsloDay } from '@delebil/validation/time'
import { readTime, splitMoment, wholeTime } from './moment-text.ts'

const two = (part: number) => String(part).padStart(2, '0')
const words: Readonly<Record<string, number>> = { 'i dag': 0, 'i morgen': 1, 'i overmorgen': 2 }
const LENGTH = /^\+\s?(\d{1,3})(?:[:.](\d{2})|,(5))?\s?(m|min|t|d)?$/
const DAY = /^(\d{1,2})(?:\.?(\d{2})|\.(\d{1,2}))?\.?(?:\s+(?:kl\.?\s)?(\S+))?$/
const TIME_ALONE = /^\d{1,2}[:.]\d{2}$/

/**
 * What is typed in a hurry as a whole moment: '26 0630' is the next 26th, '2611 8' the next 26 November, 'i morgen 8' and '14:30'
 * what they say, and '+4' four hours after another moment: '+90m', '+1:30' and '+2d' too. What is nothing of this stays as it is.
 */
export function wholeMoment(typed: string, now: Date, after?: Date): string {
  const text = typed.trim().toLowerCase()
  const found = ofLength(text, after ?? now) ?? ofWord(text, now) ?? ofTime(text, after) ?? ofDay(text, after ?? now)
  return found ?? typed
}

const toText = (at: Date): string => {
  const { year, month, day, hour, minute } = osloParts(at)
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`
}

function ofLength(text: string, from: Date): string | undefined {
  const [, count, minutes, half, unit = 't'] = LENGTH.exec(text) ?? []
  if (count === undefined) return undefined
  if (unit === 'd') return toText(addOsloDays(from, Number(count)))
  const each = unit === 't' ? 60 : 1
  return toText(addMinutes(from, Number(count) * each + Number(minutes ?? 0) + (half ? each / 2 : 0)))
}

/** A clock's time on a day, where it is one. */
function at(day: Date, clock: string | undefined): string | undefined {
  const { year, month, day: date } = osloParts(day)
  const time = wholeTime(clock ?? '')
  return readTime(time) ? `${two(date)}.${two(month)}.${year} ${time}` : undefined
}

function ofWord(text: string, now: Date): string | undefined {
  const word = Object.keys(words).find((one) => text === one || text.startsWith(`${one} `))
  if (word === undefined) return undefined
  return at(addOsloDays(startOfOsloDay(now), words[word] ?? 0), text.slice(word.length).trim() || '0')
}

/** A time alone is the first such after the moment that it follows. */
function ofTime(text: string, after: Date | undefined): string | undefined {
  if (after === undefined || !TIME_ALONE.test(text)) return undefined
  const { time } = splitMoment(text)
  const { hour, minute } = osloParts(after)
  const [wantedHour = 0, wantedMinute = 0] = wholeTime(time).split(':').map(Number)
  const isLater = wantedHour * 60 + wantedMinute > hour * 60 + minute
  return at(addOsloDays(startOfOsloDay(after), isLater ? 0 : 1), time)
}

/** A day of the month, or a day and its month, without a year: the next such, today and the day of what it follows among them. */
function ofDay(text: string, from: Date): string | undefined {
  const [, date, joined, dotted, clock] = DAY.exec(text) ?? []
  const month = joined ?? dotted
  if (date === undefined || (clock === undefined && month === undefined)) return undefined
  const today = startOfOsloDay(from)
  const first = osloParts(today)
  // A day that is no day of its month, 31 or 29 February, is the next that is one.
  for (let months = 0; months < 4 * 12 + 1; months += 1) {
    const wall = {
      year: first.year + Math.floor((first.month - 1 + months) / 12),
      month: ((first.month - 1 + months) % 12) + 1,
    }
    if (month !== undefined && wall.month !== Number(month)) continue
    const day = osloInstant({ ...wall, day: Number(date) })
    if (day >= today && osloParts(day).day === Number(date)) return at(day, clock ?? '0')
  }
  return undefined
}
