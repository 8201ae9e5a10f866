import type { MailKind } from '@delebil/core-api/admin'
import type { MailMessage } from '../../adapters/mail/port.ts'

export type Receiver = { readonly email: string }
export type AccountHolder = Receiver & { readonly id: number }

// Nobody is greeted by name: who makes an account, or invites, writes any name beside any address, and the club would send it.
const letter = (
  kind: MailKind,
  { email }: Receiver,
  subject: string,
  ...paragraphs: readonly string[]
): MailMessage => ({
  kind,
  to: email,
  subject,
  text: ['Hei!', ...paragraphs, 'Hilsen\nDelebil'].join('\n\n'),
})

/** A day of the calendar, 'YYYY-MM-DD', as one writes it. */
export const dayText = (day: string) => day.split('-').reverse().join('.')

/** About an account, which is of no organization. */
export const toAccount = (
  kind: MailKind,
  to: AccountHolder,
  subject: string,
  ...paragraphs: readonly string[]
): MailMessage => ({ ...letter(kind, to, subject, ...paragraphs), personId: to.id })

/** About what a member has with an organization. */
export const ofOrganization = (
  organizationId: number,
  kind: MailKind,
  to: Receiver,
  subject: string,
  ...paragraphs: readonly string[]
): MailMessage => ({ ...letter(kind, to, subject, ...paragraphs), organizationId })
