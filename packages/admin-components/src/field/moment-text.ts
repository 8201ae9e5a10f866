import { parseDateField } from '@delebil/validation'

/** A moment as it stands in a form: what is typed as the day, and as the time. */
export interface MomentText {
  readonly day: string
  readonly time: string
}

const timeAlone = /^\d{1,2}[:.]\d{2}$/

/** '21.11.2026 14:30' apart; what is no time belongs to the day. */
export function splitMoment(text: string): MomentText {
  if (timeAlone.test(text.trim())) return { day: '', time: text.trim().replace('.', ':') }
  const [, day = '', time = ''] = /^(.*?)(?:\s+(\d{1,2}[:.]\d{2}))?$/s.exec(text.trim()) ?? []
  return { day, time: time.replace('.', ':') }
}

/** A day without a time begins at midnight; a time waits for its day. */
export const joinMoment = ({ day, time }: MomentText): string => (day === '' ? time : `${day} ${time || '00:00'}`)

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
