import type { MembershipDetail, OwnBillingData } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Checkbox, SaveButton, Select, TextField } from '@delebil/ui'
import { checkEmails, checkPostalCode } from '@delebil/validation'
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

const valuesOf = (data: OwnBillingData) => ({
  addressLine: data.addressLine ?? '',
  postalCode: data.postalCode ?? '',
  city: data.city ?? '',
  invoiceEmail: data.invoiceEmail ?? '',
  buyerReference: data.buyerReference ?? '',
  costCenter: data.costCenter ?? '',
  payerId: data.payerId === null ? '' : String(data.payerId),
  invoiceMethod: data.invoiceMethod,
})

function BillingForm({ id, data, onSaved }: FormProps) {
  const { api } = useSite()
  const isCompany = data.type === 'COMPANY'
  const form = useCheckedForm({
    initial: valuesOf(data),
    checks: { postalCode: unless(checkPostalCode), invoiceEmail: unless(checkEmails) },
    send: ({ payerId, ...values }) =>
      api.updateBillingData({
        params: { id },
        body: { ...values, ...(!isCompany && { payerId: payerId === '' ? null : Number(payerId) }) },
      }),
    savedAs: ({ entity }) => valuesOf(entity),
    onDone: ({ entity }) => onSaved(entity),
  })
  const payer = form.field('payerId')
  const names = isCompany ? [...ofCompanies, ...ofAll] : ofAll
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
      <p className={paragraph}>{data.missing.length > 0 ? billing.missing : billing.customer(data.customer)}</p>
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
          {...(name === 'invoiceEmail' && data.payerEmail !== null && { help: billing.otherwise(data.payerEmail) })}
          {...(name === 'postalCode' && { inputMode: 'numeric', maxLength: 4 })}
          {...form.field(name)}
        />
      ))}
      <UnsavedChanges isUnsaved={form.isChanged} />
    </SiteForm>
  )
}
