import { billingFieldTexts } from '../../site/billing-data-form.ts'

/** What is said of who receives a membership's invoices. */
export const billingDataTexts = {
  heading: 'Hvem som får faktura',
  invoiceMethod: 'Sendes som',
  fields: { ...billingFieldTexts, invoiceEmail: 'E-post for faktura' },
  save: 'Lagre mottaker',
  saved: 'Lagret hvem som får faktura',
} as const
