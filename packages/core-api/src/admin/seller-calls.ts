import { checkEmail, checkPhone, checkPostalCode, parseBankAccount, parsePhone } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText, organizationNumber } from '../entities/billing-data.ts'
import { flag, id, list, text } from '../primitives.ts'
import { change } from './endpoints.ts'
import { staffCall, why } from './staff-call.ts'

const tag = 'Admin: innstillinger'
const path = '/api/admin/settings/seller'

/** What a club says of itself on its invoices. */
export const sellerFields = [
  'name',
  'organizationNumber',
  'addressLine',
  'postalCode',
  'city',
  'bankAccount',
  'email',
  'phone',
  'isVatRegistered',
  'isInBusinessRegister',
] as const

const entries = {
  name: v.string(),
  organizationNumber: v.nullable(v.string()),
  addressLine: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  bankAccount: v.nullable(v.string()),
  /** How it is reached; members see both. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Merverdiavgiftsregisteret and Foretaksregisteret. */
  isVatRegistered: v.boolean(),
  isInBusinessRegister: v.boolean(),
}

const seller = v.object({
  version: v.number(),
  ...entries,
  /** What no invoice can be made without, and where it is mended; empty where nothing is wrong. */
  missing: v.array(v.object({ rule: v.string(), text: v.string(), fields: v.array(v.picklist(sellerFields)) })),
})
/** Who sends the invoices of a club. */
export type Seller = v.InferOutput<typeof seller>

/** Eleven digits with their check digit, however they were typed; null where there is none. */
const bankAccount = v.pipe(
  v.nullable(v.string('field.bank-account')),
  v.transform((typed) => typed?.trim() ?? ''),
  v.check((typed) => typed === '' || parseBankAccount(typed) !== undefined, 'field.bank-account'),
  v.transform((typed) => parseBankAccount(typed) ?? null),
)
const phone = v.pipe(
  v.nullable(v.string('field.phone')),
  v.transform((typed) => typed ?? ''),
  v.check((typed) => checkPhone(typed) === undefined, 'field.phone'),
  v.transform((typed) => parsePhone(typed) ?? null),
)

export const sellerCalls = {
  'seller.read': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'What the organisation says of itself on its invoices, and what no invoice can be made without',
    response: seller,
  }),
  'seller.history': endpoint(`GET ${path}/history`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'Who changed what the organisation says of itself on its invoices, the newest first',
    response: list(change),
  }),
  'seller.change': endpoint(`PUT ${path}`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'),
    summary:
      'Change what the organisation says of itself on the invoices that are made from now on; what is left out stays',
    description:
      'What changed since `version` is refused with `record.stale`, and `entity` is what it is now. An invoice keeps what stood when it was made.',
    idempotent: true,
    body: v.object({
      version: id,
      name: v.optional(v.pipe(text(120), v.minLength(1, 'field.required'))),
      organizationNumber: v.optional(organizationNumber),
      addressLine: optionalText(120),
      postalCode: optionalText(4, checkPostalCode),
      city: optionalText(60),
      bankAccount: v.optional(bankAccount),
      email: optionalText(254, checkEmail),
      phone: v.optional(phone),
      isVatRegistered: v.optional(flag),
      isInBusinessRegister: v.optional(flag),
      why,
    }),
    response: changed(seller),
    problems: ['record.stale'],
  }),
} as const
