import type { OwnBillingData } from '@delebil/core-api'
import { type InvoiceGrouping, invoiceGroupings } from '@delebil/validation'
import { invoiceGroupingText } from '@delebil/validation/text'

/** What a form says of who receives the invoices of a membership: for its owners and for staff. */
export const billingFieldTexts = {
  addressLine: 'Gate og nummer',
  postalCode: 'Postnr.',
  city: 'Sted',
  organizationNumber: 'Organisasjonsnummer',
  buyerReference: 'Deres referanse',
  costCenter: 'Kostnadssted',
} as const

/** By what the lines of a company's invoices are gathered, to choose from. */
export const groupingTexts = {
  label: 'Linjene på fakturaen',
  help: 'Per fører eller kostnadssted gir en sum for hver, og en CSV-fil med alle linjene.',
} as const
const groupingName: Readonly<Record<InvoiceGrouping, string>> = {
  NONE: 'Etter hverandre',
  DRIVER: invoiceGroupingText.DRIVER.by,
  COST_CENTER: invoiceGroupingText.COST_CENTER.by,
}
export const groupingOptions = invoiceGroupings.map((one) => ({ id: one, label: groupingName[one] }))

export const billingCustomerText = (name: string) => `Fakturaen er stilet til ${name}.`
export const otherwiseToText = (whom: string) =>
  `Er feltet tomt, går den til ${whom}. Flere adresser skilles med komma.`

type Stored = Pick<
  OwnBillingData,
  'organizationNumber' | 'addressLine' | 'postalCode' | 'city' | 'invoiceEmail' | 'buyerReference' | 'costCenter'
> &
  Pick<OwnBillingData, 'invoiceMethod' | 'invoiceGrouping'>

/** Stored billing data as they stand in the fields of a form: what is not known is empty. */
export const billingFormValues = ({ invoiceMethod, invoiceGrouping, ...data }: Stored) => ({
  organizationNumber: data.organizationNumber ?? '',
  addressLine: data.addressLine ?? '',
  postalCode: data.postalCode ?? '',
  city: data.city ?? '',
  invoiceEmail: data.invoiceEmail ?? '',
  buyerReference: data.buyerReference ?? '',
  costCenter: data.costCenter ?? '',
  invoiceMethod,
  invoiceGrouping,
})
