import type { ProblemCode } from './problem.ts'

/** A day of the calendar. `month` is 1 to 12. */
export type CalendarDay = { year: number; month: number; day: number }

const DATE_FORMS = [
  /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** Reads a date typed as DD.MM.YYYY, DDMMYYYY or YYYY-MM-DD; undefined for other forms and for days that do not exist. */
export function parseDateField(text: string): CalendarDay | undefined {
  const trimmed = text.trim()
  for (const form of DATE_FORMS) {
    const groups = form.exec(trimmed)?.groups
    if (groups === undefined) continue
    const day = { year: Number(groups.year), month: Number(groups.month), day: Number(groups.day) }
    return isRealDay(day) ? day : undefined
  }
  return undefined
}

function isRealDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A mandatory date: empty asks for one in the forms we read, anything else that is no date has the wrong format. */
export function checkDateField(text: string, minimum?: CalendarDay): ProblemCode | undefined {
  if (text.trim() === '') return 'field.date'
  const day = parseDateField(text)
  return day === undefined || isDayDisabled(day, minimum) ? 'field.format' : undefined
}

/** True for days before the minimum; the picker does not let them be chosen. */
export function isDayDisabled(day: CalendarDay, minimum: CalendarDay | undefined): boolean {
  return minimum !== undefined && dayNumber(day) < dayNumber(minimum)
}

function dayNumber({ year, month, day }: CalendarDay): number {
  return (year * 100 + month) * 100 + day
}

/** 'DD.MM.YYYY', as the field shows a chosen day. */
export function formatDateField({ year, month, day }: CalendarDay): string {
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${String(year).padStart(4, '0')}`
}
