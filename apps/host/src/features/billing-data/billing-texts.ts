import { billingFieldTexts } from '../../site/billing-data-form.ts'

/** What a person reads about who receives the invoices of a membership. */
export const billingTexts = {
  heading: 'Hvem som får faktura',
  missing: (fields: string) => `Vi kan ikke sende faktura før dette er på plass: ${fields}.`,
  paidBy: (membership: string) => `${membership} betaler for dette medlemskapet. Turene kommer på fakturaen deres.`,
  payer: 'Hvem betaler?',
  payerHelp: 'Banken godtar én person, ikke to navn sammen.',
  ownerPays: 'Eieren av medlemskapet',
  ehf: 'Send fakturaen som EHF',
  fields: { ...billingFieldTexts, invoiceEmail: 'Fakturaen sendes til' },
  saved: 'Lagret hvem som får faktura.',
} as const
