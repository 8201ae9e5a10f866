import { parseDateField } from '@delebil/validation'

/** A moment as it stands in a form: what is typed as the day, and as the time. */
export interface MomentText {
  readonly day: string
  readonly time: string
}

const TIME = /^(\d{1,2})[:.]?(\d{2})$/

/** '21.11.2026 14:30' apart. What follows a day is its time, also where it is none yet; else what is no time belongs to the day. */
export function splitMoment(text: string): MomentText {
  const typed = text.trim()
  if (/^\d{1,2}[:.]\d{2}$/.test(typed)) return { day: '', time: tidyTime(typed) }
  const [first = '', ...rest] = typed.split(/\s+/)
  const last = rest.join(' ')
  if (parseDateField(first)) return { day: first, time: tidyTime(last) }
  const [, day = '', time = ''] = /^(.*?)(?:\s+(\d{1,2}[:.]\d{2}))?$/s.exec(typed) ?? []
  return { day, time: tidyTime(time) }
}

/** A day without a time begins at midnight; a time waits for its day. */
export const joinMoment = ({ day, time }: MomentText): string => (day === '' ? time : `${day} ${time || '00:00'}`)

/** Hour and minute of a time of the clock, with or without a sign between. */
export function readTime(text: string): { readonly hour: number; readonly minute: number } | undefined {
  const [, hour, minute] = TIME.exec(text.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return { hour: Number(hour), minute: Number(minute) }
}

/** '1430' and '14.30' as '14:30'; what is no time as it is typed. */
export const tidyTime = (typed: string): string => typed.trim().replace(TIME, '$1:$2')

/** '18' as '18:00', '9.05' as '09:05'; what is no time as it is typed. */
export function wholeTime(typed: string): string {
  const text = typed.trim()
  const time = readTime(/^\d{1,2}$/.test(text) ? `${text}:00` : text)
  if (time === undefined) return tidyTime(typed)
  return [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** 'YYYY-MM-DD' of a day that was typed. */
export function dayOf(text: string): string | undefined {
  const day = parseDateField(splitMoment(text).day)
  return day && [day.year, String(day.month).padStart(2, '0'), String(day.day).padStart(2, '0')].join('-')
}

/** 'YYYY-MM-DD' as it is typed. */
export const typedDay = (day: string): string => day.split('-').reverse().join('.')

const DAY_MINUTES = 24 * 60

/** The times of a day that are so far apart, and the one that stands there although it is none of them. */
export function timesOf(stepMinutes: number, own: string): readonly string[] {
  const times = Array.from({ length: DAY_MINUTES / stepMinutes }, (_, index) => {
    const minutes = index * stepMinutes
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })
  return own === '' || times.includes(own) ? times : [...times, own].sort()
}
