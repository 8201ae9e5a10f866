import type { MembershipDetail, OwnBillingData } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Checkbox, SaveButton, Select, TextField } from '@delebil/ui'
import { checkEmails, checkPostalCode } from '@delebil/validation'
import { LOCALE } from '@delebil/validation/text'
import { billingCustomerText, billingFormValues, otherwiseToText } from '../../site/billing-data-form.ts'
import { useSite } from '../../site/context/site-context.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { done, paragraph } from '../../site/page/page.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { billing } = membershipTexts

const ofAll = ['addressLine', 'postalCode', 'city', 'invoiceEmail'] as const
const ofCompanies = ['buyerReference', 'costCenter'] as const
type Name = (typeof ofAll)[number] | (typeof ofCompanies)[number]
const listFormat = new Intl.ListFormat(LOCALE)
const unless = (check: typeof checkEmails) => (value: string) => (value === '' ? undefined : check(value))

/** Who receives the invoices of a membership, and how: for its owners. */
export function BillingSection({ membership: { id } }: { readonly membership: MembershipDetail }) {
  const own = useAnswer('getBillingData', { params: { id } })
  return (
    <div id="faktura">
      <OwnSection heading={billing.heading} own={own}>
        {(data) => <BillingForm id={id} data={data} onSaved={(saved) => void own.mutate(saved, false)} />}
      </OwnSection>
    </div>
  )
}

interface FormProps {
  readonly id: number
  readonly data: OwnBillingData
  readonly onSaved: (saved: OwnBillingData) => void
}

const valuesOf = ({ payerId, ...data }: OwnBillingData) => ({
  ...billingFormValues(data),
  payerId: payerId === null ? '' : String(payerId),
})
type Values = ReturnType<typeof valuesOf>

/** What was changed, so that what somebody else has changed meanwhile stays. */
const changedOf = ({ organizationNumber: _, ...values }: Values, before: Values) => {
  const { payerId, ...changed }: Partial<Omit<Values, 'organizationNumber'>> = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name as keyof Values]),
  )
  return { ...changed, ...(payerId !== undefined && { payerId: payerId === '' ? null : Number(payerId) }) }
}

function BillingForm({ id, data, onSaved }: FormProps) {
  const { api } = useSite()
  const isCompany = data.type === 'COMPANY'
  const form = useCheckedForm({
    initial: valuesOf(data),
    checks: { postalCode: unless(checkPostalCode), invoiceEmail: unless(checkEmails) },
    send: (values) => api.updateBillingData({ params: { id }, body: changedOf(values, valuesOf(data)) }),
    savedAs: ({ entity }) => valuesOf(entity),
    onDone: ({ entity }) => onSaved(entity),
  })
  const payer = form.field('payerId')
  const missing = listFormat.format(
    data.missing.map((name) => (name in billing.fields ? billing.fields[name as Name] : billing.payer)),
  )
  const names: readonly Name[] = isCompany ? [...ofCompanies, ...ofAll] : ofAll
  const save = (
    <>
      <div role="status">{form.isSaved && <p className={done}>{billing.saved}</p>}</div>
      <div>
        <SaveButton isSaved={!form.isChanged} isPending={form.isPending} />
      </div>
    </>
  )
  return (
    <SiteForm form={form} submit={save}>
      <p className={paragraph}>{missing === '' ? billingCustomerText(data.customer) : billing.missing(missing)}</p>
      {!isCompany && (
        <Select
          label={billing.payer}
          help={billing.payerHelp}
          options={[
            { id: '', label: billing.ownerPays },
            ...data.members.map((member) => ({ id: String(member.id), label: member.name })),
          ]}
          value={payer.value}
          onChange={payer.onChange}
          error={payer.error}
        />
      )}
      {isCompany && (
        <Checkbox
          isSelected={form.values.invoiceMethod === 'EHF'}
          onChange={(isEhf) => form.set({ invoiceMethod: isEhf ? 'EHF' : 'EMAIL' })}
        >
          {billing.ehf}
        </Checkbox>
      )}
      {names.map((name) => (
        <TextField
          key={name}
          label={billing.fields[name]}
          {...(name === 'invoiceEmail' && { help: otherwiseToText(data.payer) })}
          {...(name === 'postalCode' && { inputMode: 'numeric', maxLength: 4 })}
          {...form.field(name)}
        />
      ))}
      <UnsavedChanges isUnsaved={form.isChanged} />
    </SiteForm>
  )
}
