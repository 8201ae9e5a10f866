import { formatDateTime, formatNok } from '@delebil/validation/text'
import { ofOrganization, type Receiver } from './letter.ts'

/** Mails about what is owed and what is given back. */
export const billingMailTexts = {
  reminder: (
    organizationId: number,
    organizationName: string,
    email: string,
    bill: {
      readonly kind: 'REMINDER' | 'NOTICE'
      readonly number: number
      readonly rest: string
      readonly dueDate: string
      readonly kid: string
    },
  ) =>
    ofOrganization(
      organizationId,
      'reminder',
      { email },
      `${bill.kind === 'REMINDER' ? 'Purring' : 'Inkassovarsel'} på faktura ${bill.number} fra ${organizationName}`,
      `Å betale: ${bill.rest}\nNy frist: ${bill.dueDate.split('-').reverse().join('.')}\nKID: ${bill.kid}`,
      'Hele brevet ligger ved. Har du betalt de siste dagene, kan du se bort fra det.',
    ),
  invoiceDrafted: (
    organizationId: number,
    to: Receiver,
    about: { readonly total: string; readonly openUntil: Date; readonly link: string },
  ) =>
    ofOrganization(
      organizationId,
      'invoiceDrafted',
      to,
      'Utkast til faktura',
      `Klubben lager en faktura på ${about.total} til deg nå. Du kan se hver linje og hvorfor den er der. Er noe feil, si fra om linjen innen ${formatDateTime(about.openUntil)}, så kommer den ikke med før klubben har svart.`,
      about.link,
      'Stemmer alt, trenger du ikke gjøre noe.',
    ),
  expenseDecided: (
    organizationId: number,
    to: Receiver,
    about: {
      /** What it is, as it stands on the invoice. */
      readonly what: string
      readonly amountOre: number
      readonly approvedOre?: number | undefined
      readonly state: 'CREDITED' | 'PAYOUT' | 'REFUSED'
      readonly reason?: string | undefined
      readonly link: string
    },
  ) => {
    const { what, amountOre, approvedOre = amountOre, state, reason, link } = about
    const outcome = {
      CREDITED: `Klubben har godkjent ${formatNok(approvedOre)}. Det trekkes fra på neste faktura.`,
      PAYOUT: `Klubben har godkjent ${formatNok(approvedOre)}. Det betales ut til deg.`,
      REFUSED: 'Klubben har ikke godkjent det.',
    }[state]
    return ofOrganization(
      organizationId,
      'expenseDecided',
      to,
      state === 'REFUSED' ? 'Utlegget ditt ble ikke godkjent' : 'Utlegget ditt er godkjent',
      `Du sendte oss en kvittering på ${formatNok(amountOre)} (${what}). ${outcome}`,
      ...(reason ? [reason] : []),
      link,
    )
  },
  disputeAnswered: (
    organizationId: number,
    to: Receiver,
    about: {
      readonly description: string
      readonly outcome: 'KEPT' | 'CORRECTED'
      readonly answer: string
      readonly link: string
    },
  ) =>
    ofOrganization(
      organizationId,
      'disputeAnswered',
      to,
      about.outcome === 'CORRECTED' ? 'Linjen på fakturaen er rettet' : 'Svar om linjen på fakturaen',
      `Du sa fra at «${about.description}» ikke stemmer. ${about.outcome === 'CORRECTED' ? 'Klubben har rettet den.' : 'Klubben har sett på den, og den står.'}`,
      about.answer,
      about.link,
    ),
  billingDataAsked: (organizationId: number, to: Receiver, link: string) =>
    ofOrganization(
      organizationId,
      'billingDataAsked',
      to,
      'Hvem skal ha fakturaen?',
      'Vi mangler noe for å kunne sende fakturaer til medlemskapet ditt, som oftest en adresse. Det tar et minutt å fylle ut:',
      link,
    ),
} as const
