import type { OwnBillingData } from '@delebil/core-api'
import { checkEmails, checkPostalCode } from '@delebil/validation'

const unlessEmpty = (check: typeof checkEmails) => (value: string) => (value === '' ? undefined : check(value))

/** What may be left out, and must be right where it is not. */
export const billingChecks = { postalCode: unlessEmpty(checkPostalCode), invoiceEmail: unlessEmpty(checkEmails) }

/** The fields of a membership of whose invoices nothing is said yet. */
export const blankBilling = {
  addressLine: '',
  postalCode: '',
  city: '',
  invoiceEmail: '',
  buyerReference: '',
  costCenter: '',
  invoiceMethod: 'EMAIL' as OwnBillingData['invoiceMethod'],
}
export type BillingValues = typeof blankBilling

/** Of what a form holds, the billing data; of a private membership no reference and no EHF. */
export const billingValuesOf = (values: BillingValues, isCompany: boolean): BillingValues => ({
  addressLine: values.addressLine,
  postalCode: values.postalCode,
  city: values.city,
  invoiceEmail: values.invoiceEmail,
  buyerReference: isCompany ? values.buyerReference : '',
  costCenter: isCompany ? values.costCenter : '',
  invoiceMethod: isCompany ? values.invoiceMethod : 'EMAIL',
})
