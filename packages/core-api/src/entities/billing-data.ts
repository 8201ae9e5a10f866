import {
  checkEmails,
  checkPostalCode,
  invoiceGroupings,
  invoiceMethods,
  parseOrganizationNumber,
} from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import * as v from 'valibot'
import { id, text } from '../primitives.ts'
import { membershipKinds } from './membership-type.ts'

/** What is asked of whoever receives the invoices of a membership. */
export const billingFields = [
  'payerId',
  'addressLine',
  'postalCode',
  'city',
  'buyerReference',
  'costCenter',
  'invoiceGrouping',
  'invoiceMethod',
  'invoiceEmail',
] as const

/** Who receives the invoices of a membership, and how. */
export const billingDataEntries = {
  type: v.picklist(membershipKinds),
  /** Whose name is on the invoice. */
  customer: v.string(),
  /** The one natural person who pays; null where that is the owner. */
  payerId: v.nullable(v.number()),
  addressLine: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  organizationNumber: v.nullable(v.string()),
  buyerReference: v.nullable(v.string()),
  /** Of the trips, where no other is said of one. */
  costCenter: v.nullable(v.string()),
  /** By what the lines of its invoices are gathered; of companies only. */
  invoiceGrouping: v.picklist(invoiceGroupings),
  invoiceMethod: v.picklist(invoiceMethods),
  /** One or more addresses; null where that of the payer is used. */
  invoiceEmail: v.nullable(v.string()),
}

const emptyIsNull = v.transform((value: string) => (value === '' ? null : value))

/** An optional text by a rule of the product; null and empty are both none, and left out it stays. */
export const optionalText = (max: number, check: (value: string) => ProblemCode | undefined = () => undefined) =>
  v.optional(
    v.nullable(
      v.pipe(
        text(max),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed && dataset.value !== '' ? check(dataset.value) : undefined
          if (message) addIssue({ message })
        }),
        emptyIsNull,
      ),
    ),
  )

/** Nine digits with their check digit, however they were typed; null where there is none. */
export const organizationNumber = v.pipe(
  v.nullish(v.string('field.organization-number'), ''),
  v.check((typed) => typed.trim() === '' || parseOrganizationNumber(typed) !== undefined, 'field.organization-number'),
  v.transform((typed) => parseOrganizationNumber(typed) ?? null),
)

/** What may be changed of it; what is left out stays. */
export const billingDataChange = {
  payerId: v.optional(v.nullable(id)),
  addressLine: optionalText(120),
  postalCode: optionalText(4, checkPostalCode),
  city: optionalText(60),
  buyerReference: optionalText(60),
  costCenter: optionalText(60),
  invoiceGrouping: v.optional(v.picklist(invoiceGroupings, 'field.unknown')),
  invoiceMethod: v.optional(v.picklist(invoiceMethods, 'field.unknown')),
  invoiceEmail: optionalText(400, checkEmails),
}

/** The same for an owner of the membership, who is told of the payer what other members are: the name. */
export const ownBillingData = v.object({
  ...billingDataEntries,
  /** The membership that granted this one and pays for it; null where it pays for itself. */
  paidBy: v.nullable(v.string()),
  /** To whom invoices go by e-mail where `invoiceEmail` is null. */
  payer: v.string(),
  /** Who may be the payer: the members. */
  members: v.array(v.object({ id: v.number(), name: v.string() })),
  /** What an invoice cannot be sent without; empty where nothing is missing. */
  missing: v.array(v.picklist(billingFields)),
})
export type OwnBillingData = v.InferOutput<typeof ownBillingData>
