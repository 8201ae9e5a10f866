import { Checkbox, type FormField, TextField } from '@delebil/ui'
import type { InvoiceMethod } from '@delebil/validation'
import { billingTexts } from './billing-texts.ts'

const ofAll = ['addressLine', 'postalCode', 'city', 'invoiceEmail'] as const
const ofCompanies = ['buyerReference', 'costCenter'] as const
export type BillingFieldName = (typeof ofAll)[number] | (typeof ofCompanies)[number]

export const methodOf = (isEhf: boolean): InvoiceMethod => (isEhf ? 'EHF' : 'EMAIL')

interface Props {
  readonly isCompany: boolean
  readonly field: (name: BillingFieldName) => FormField
  readonly isEhf: boolean
  readonly onEhf: (isEhf: boolean) => void
  /** Where invoices go when no address of e-mail is given. */
  readonly emailHelp: string
  /** What can wait is marked so. */
  readonly isOptional?: boolean
}

/** Where the invoices of a membership go: asked of who joins, and of owners afterwards. */
export function BillingFields({ isCompany, field, isEhf, onEhf, emailHelp, isOptional = false }: Props) {
  const names: readonly BillingFieldName[] = isCompany ? [...ofCompanies, ...ofAll] : ofAll
  return (
    <>
      {isCompany && (
        <Checkbox isSelected={isEhf} onChange={onEhf}>
          {billingTexts.ehf}
        </Checkbox>
      )}
      {names.map((name) => (
        <TextField
          key={name}
          label={billingTexts.fields[name]}
          isOptional={isOptional}
          {...more[name]}
          {...helpOf(name)}
          {...field(name)}
        />
      ))}
    </>
  )

  function helpOf(name: BillingFieldName) {
    return name === 'invoiceEmail' && { help: emailHelp }
  }
}

const more = {
  addressLine: { autoComplete: 'street-address' },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 4 },
  city: { autoComplete: 'address-level2' },
  invoiceEmail: {},
  buyerReference: {},
  costCenter: {},
} as const
