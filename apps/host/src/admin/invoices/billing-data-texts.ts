/** What is said of who receives a membership's invoices. */
export const billingDataTexts = {
  heading: 'Hvem som får faktura',
  customer: (name: string) => `Fakturaen er stilet til ${name}.`,
  invoiceMethod: 'Sendes som',
  otherwise: (email: string) => `Er feltet tomt, går den til ${email}. Flere adresser skilles med komma.`,
  fields: {
    addressLine: 'Gate og nummer',
    postalCode: 'Postnr.',
    city: 'Sted',
    invoiceEmail: 'E-post for faktura',
    buyerReference: 'Deres referanse',
    costCenter: 'Kostnadssted',
  },
  save: 'Lagre mottaker',
  saved: 'Lagret hvem som får faktura',
} as const
