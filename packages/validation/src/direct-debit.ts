import { osloInstant } from './time/oslo-time.ts'
import { addDays, isPublicHoliday, workingDayBefore } from './time/working-day.ts'

/** The clearing house's own least, in calendar days of which public holidays are none. */
export const DIRECT_DEBIT_LEAST_DAYS = 4
/** The choice of who gives notice that is the bank. */
export const BANK_NOTIFIES = 0
/** What comes later in the day is of the next one. */
const CUT_OFF_HOUR = 14
/** From this day of a month on a notice is sent in the month itself, else in the one before. */
const NOTICE_DAY = 15
/** Longer than any notice takes. */
const LONGEST_DAYS = 120

/** What decides when the clearing house must have a claim. `leadDays`: as for the least, what the payee has agreed. */
export type DirectDebitTerms = { readonly isNotifiedByBank: boolean; readonly leadDays: number }

/** So many days before a day, public holidays not counted. */
function daysBefore(day: string, days: number): string {
  if (days === 0) return day
  const before = addDays(day, -1)
  return daysBefore(before, isPublicHoliday(before) ? days : days - 1)
}

/** The last working day of the month in which a bank is told of what it is to notify. */
function noticeDay(dueDate: string): string {
  const [year = 0, month = 0, day = 0] = dueDate.split('-').map(Number)
  const months = day >= NOTICE_DAY ? 1 : 2
  return workingDayBefore(new Date(Date.UTC(year, month - months, 0, 12)).toISOString().slice(0, 10))
}

/** The last instant at which the clearing house takes a claim that is due on a day, 'YYYY-MM-DD'. */
export function directDebitDeadline(dueDate: string, { isNotifiedByBank, leadDays }: DirectDebitTerms): Date {
  const plain = workingDayBefore(daysBefore(dueDate, Math.max(leadDays, DIRECT_DEBIT_LEAST_DAYS)))
  const [first = plain] = isNotifiedByBank ? [noticeDay(dueDate), plain].toSorted() : []
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  return osloInstant({ year, month, day, hour: CUT_OFF_HOUR })
}

/** The first due date, from a day on, of a claim that is sent at an instant. */
export function firstDirectDebitDue(sentAt: Date, from: string, terms: DirectDebitTerms): string {
  let day = from
  for (let tried = 0; tried < LONGEST_DAYS && directDebitDeadline(day, terms) < sentAt; tried += 1)
    day = addDays(day, 1)
  return day
}
