import type { OwnBillingData } from '@delebil/core-api'

/** What a form says of who receives the invoices of a membership: for its owners and for staff. */
export const billingFieldTexts = {
  addressLine: 'Gate og nummer',
  postalCode: 'Postnr.',
  city: 'Sted',
  organizationNumber: 'Organisasjonsnummer',
  buyerReference: 'Deres referanse',
  costCenter: 'Kostnadssted',
} as const

export const billingCustomerText = (name: string) => `Fakturaen er stilet til ${name}.`
export const otherwiseToText = (whom: string) =>
  `Er feltet tomt, går den til ${whom}. Flere adresser skilles med komma.`

type Stored = Pick<
  OwnBillingData,
  'organizationNumber' | 'addressLine' | 'postalCode' | 'city' | 'invoiceEmail' | 'buyerReference' | 'costCenter'
> &
  Pick<OwnBillingData, 'invoiceMethod'>

/** Stored billing data as they stand in the fields of a form: what is not known is empty. */
export const billingFormValues = ({ invoiceMethod, ...data }: Stored) => ({
  organizationNumber: data.organizationNumber ?? '',
  addressLine: data.addressLine ?? '',
  postalCode: data.postalCode ?? '',
  city: data.city ?? '',
  invoiceEmail: data.invoiceEmail ?? '',
  buyerReference: data.buyerReference ?? '',
  costCenter: data.costCenter ?? '',
  invoiceMethod,
})
