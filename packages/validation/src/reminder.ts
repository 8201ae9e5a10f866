import type { ProblemCode } from './problem.ts'
import { addDays } from './time/working-day.ts'

/** What is sent of an invoice that is not paid: a reminder, or the notice that it goes to debt collection. */
export const reminderKinds = ['REMINDER', 'NOTICE'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** By law: so long after the due date, and so long a new term. */
export const REMINDER_LEAST_DAYS = 14
/** By law: a fee for so many, of which a notice is one. */
export const REMINDERS_MOST = 2

/** What is known of an invoice that may be reminded of; days are Oslo's, 'YYYY-MM-DD'. */
export type Reminded = {
  dueDate: string
  restOre: number
  isHeld: boolean
  isDisputed: boolean
  /** What was sent, the first first, each with its new term. */
  sent: readonly { kind: ReminderKind; dueDate: string }[]
}

/** Why nothing is sent, whatever day it is: it is paid, held back or disputed. */
export function checkReminded({ restOre, isHeld, isDisputed }: Reminded): ProblemCode | undefined {
  if (restOre <= 0) return 'reminder.paid'
  if (isHeld) return 'reminder.held'
  return isDisputed ? 'reminder.disputed' : undefined
}

/** Why no reminder may be sent on a day; undefined where one may. */
export function checkReminder(about: Reminded, afterDays: number, today: string): ProblemCode | undefined {
  const stopped = checkReminded(about)
  if (stopped) return stopped
  if (about.sent.length >= REMINDERS_MOST || about.sent.at(-1)?.kind === 'NOTICE') return 'reminder.none-left'
  const last = about.sent.at(-1)
  const from = last ? addDays(last.dueDate, 1) : addDays(about.dueDate, Math.max(afterDays, REMINDER_LEAST_DAYS))
  return today < from ? 'reminder.too-early' : undefined
}

/** What comes next: first a reminder, then what the club decided. */
export function nextReminderKind({ sent }: Pick<Reminded, 'sent'>, isNoticeSecond: boolean): ReminderKind {
  return sent.length > 0 && isNoticeSecond ? 'NOTICE' : 'REMINDER'
}

/** The new term of what is sent on a day. */
export function reminderDueDate(today: string, termDays: number): string {
  return addDays(today, Math.max(termDays, REMINDER_LEAST_DAYS))
}

/** What is claimed for a reminder: what the club has set, and never more than the law allows; nothing where either is not set. */
export function reminderFeeOre(setKroner: number, lawfulOre: number | null): number {
  return lawfulOre === null ? 0 : Math.min(setKroner * 100, lawfulOre)
}

/** Whether it may go to debt collection: the term of the notice is over. */
export function isCollectable(about: Reminded, today: string): boolean {
  const last = about.sent.at(-1)
  return checkReminded(about) === undefined && last?.kind === 'NOTICE' && today > last.dueDate
}
