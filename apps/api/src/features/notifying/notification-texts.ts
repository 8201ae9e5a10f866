import type { MailKind } from '@delebil/core-api/admin'
import type { LicenseRefusal, SmsNotificationKind } from '@delebil/validation'
import { formatDateTime, licenseRefusalText } from '@delebil/validation/text'
import { dayText } from '../notifications/letter.ts'

/** What a push message and a mail say; the mail has the link below. */
export type Said = { readonly title: string; readonly text: string }
type CarOf = { readonly model: string; readonly licensePlate: string; readonly location: string }

/** What members hear of by themselves, in the words that they read. An SMS has a text of its own. */
export const notificationTexts = {
  TRIP_START: ({ model, licensePlate, location }: CarOf, start: Date): Said => ({
    title: 'Turen din begynner snart',
    text: `${model}, ${licensePlate}, står på ${location}. Turen begynner ${formatDateTime(start)}.`,
  }),
  TRIP_END: ({ model }: CarOf, end: Date): Said => ({
    title: 'Trenger du bilen lenger?',
    text: `Turen med ${model} er over ${formatDateTime(end)}. Bilen er ledig etterpå: forleng før den blir reservert av andre.`,
  }),
  LATE_RETURN: ({ model, licensePlate }: CarOf, end: Date): Said => ({
    title: 'Turen skulle vært over',
    text: `Turen med ${model}, ${licensePlate}, skulle vært over ${formatDateTime(end)}. Avslutt den, eller forleng om bilen er ledig.`,
  }),
  TRIP_CHANGED: (text: string): Said => ({ title: 'Beskjed om reservasjonen din', text }),
  REPLY: ({ model }: CarOf): Said => ({
    title: 'Klubben har svart deg',
    text: `Klubben har svart deg om turen med ${model}.`,
  }),
  INVOICE_DUE: (invoice: { readonly number: number; readonly rest: string; readonly due: string }): Said => ({
    title: `Faktura ${invoice.number} forfaller ${invoice.due}`,
    text: `Å betale: ${invoice.rest}. Har du betalt de siste dagene, kan du se bort fra dette.`,
  }),
  LICENSE_APPROVED: (validUntil: string): Said => ({
    title: 'Førerkortet ditt er godkjent',
    text: `Det er godkjent til og med ${dayText(validUntil)}.`,
  }),
  LICENSE_REFUSED: (reason: LicenseRefusal): Said => ({
    title: 'Førerkortet ditt ble ikke godkjent',
    text: `${licenseRefusalText[reason]} Send det på nytt.`,
  }),
  LICENSE_ENDING: (validUntil: string): Said => ({
    title: `Førerkortet ditt går ut ${dayText(validUntil)}`,
    text: 'Har du fått et nytt, send det her.',
  }),
} as const

/** What the mails are called where those are listed that did not arrive. */
export const mailKinds = {
  TRIP_START: 'tripStart',
  LATE_RETURN: 'lateReturn',
  TRIP_CHANGED: 'fromStaff',
  REPLY: 'staffReply',
  INVOICE_DUE: 'invoiceSoonDue',
} as const satisfies Partial<Record<SmsNotificationKind, MailKind>>
