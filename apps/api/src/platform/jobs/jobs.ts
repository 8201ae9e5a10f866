import type { MailKind } from '@delebil/core-api/admin'
import type { Queryable } from '../db/queryable.ts'

/** Every kind of work that is done later, and what it needs to know. No secret travels here: jobs are rows. */
export type JobData = {
  /** One mail, plain text: of an organization where it says one, else of the account. */
  readonly mail: {
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly kind: MailKind
    readonly organizationId?: number
    readonly personId?: number
  }
  readonly 'password-reset': { readonly usernameEmailOrPhone: string }
  /** A person whose address nobody has proved; the first link comes with the welcome. */
  readonly 'email-confirmation': { readonly personId: number; readonly isWelcome: boolean }
  /** Works for minutes: an old one is asked for anew, so it is not tried for days. */
  readonly 'login-link': { readonly username: string }
  readonly 'membership-invitation': { readonly organizationId: number; readonly id: number }
  readonly 'payment-poll': { readonly paymentId: string; readonly attempt: number }
  /** A car that came free, or a person who may be asked: who waits for it, or what waits for the person. */
  readonly 'wait-list': { readonly organizationId: number } & (
    | { readonly carId: number }
    | { readonly personId: number }
  )
  /** A reservation that staff moved: its booker is told when it is not undone until then. `due` tells this job from later ones. */
  readonly 'move-notice': { readonly organizationId: number; readonly reservationId: number; readonly due: string }
  /** An answer of the staff's to a member: it is sent now, unless it was taken back. */
  readonly 'answer-sent': { readonly organizationId: number; readonly reservationId: number; readonly id: number }
  /** An approved billing run: the next of its invoices. */
  readonly 'billing-run': { readonly organizationId: number; readonly id: number }
  /** A billing run that was drafted: its members are told. */
  readonly 'billing-run-drafted': { readonly organizationId: number; readonly id: number }
  /** An invoice that is to be sent. */
  readonly 'invoice-delivery': { readonly deliveryId: number }
  /** A file that staff read in: the next of its rows. */
  readonly import: { readonly organizationId: number; readonly id: number }
  /** What is due of SMS: which, their table says. */
  readonly sms: Record<string, never>
  /** A file of invoices to print that somebody asked for. */
  readonly 'print-file': { readonly organizationId: number; readonly id: number }
  /** A bulk change that staff began: the next of its records. */
  readonly 'reminder-delivery': { readonly reminderId: number }
  readonly bulk: { readonly organizationId: number; readonly id: number }
  /** What is to be done in the books of an organization: what, its table says. */
  readonly accounting: { readonly organizationId: number }
  /** What was paid in the books of an organization elsewhere. */
  readonly 'payments-of-books': { readonly organizationId: number }
  /** What stands on the lock screen, and the path that a press opens. */
  readonly push: {
    readonly tokenId: number
    readonly message: { readonly title: string; readonly text: string; readonly path: string }
  }
}
export type JobName = keyof JobData

/** The jobs that send a mail: they are tried for three days, and then kept as dead letters. */
export const mailJobs = [
  'mail',
  'password-reset',
  'email-confirmation',
  'membership-invitation',
] as const satisfies readonly JobName[]
export type MailJobName = (typeof mailJobs)[number]

/** A mail that was given up. */
export type DeadLetter = {
  /** Of the dead letter itself: the same, however often it is handed over. */
  readonly id: string
  readonly error: string
  readonly attempts: number
  readonly askedAt: Date
} & { readonly [Name in MailJobName]: { readonly job: Name; readonly data: JobData[Name] } }[MailJobName]

/** What does the work. A throw has it done again, later and later; after the last try it is given up. */
export type JobWork = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> }

/** The same, and what becomes of a mail that is given up. */
export type JobHandlers = JobWork & {
  readonly 'dead-letter': (letter: DeadLetter) => Promise<void>
}

/** Mails that the mail server did not take yet. */
export type WaitingMails = { readonly count: number; readonly since: Date | null }

export interface Jobs {
  /** Asks for the work in the transaction in which its reason happens: both commit, or neither. At once, or later. */
  readonly enqueue: <Name extends JobName>(
    tx: Queryable,
    name: Name,
    data: JobData[Name],
    when?: { readonly afterSeconds: number },
  ) => Promise<void>
}
