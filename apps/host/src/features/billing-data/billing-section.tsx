import type { OwnBillingData } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { SaveButton, Select } from '@delebil/ui'
import type { InvoiceGrouping } from '@delebil/validation'
import { LOCALE } from '@delebil/validation/text'
import {
  billingCustomerText,
  billingFormValues,
  groupingOptions,
  groupingTexts,
  otherwiseToText,
} from '../../site/billing-data-form.ts'
import { useSite } from '../../site/context/site-context.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { done, named, paragraph } from '../../site/page/page.css.ts'
import { useGoToNamed } from '../../site/page/use-go-to-named.ts'
import { type BillingFieldName, BillingFields, methodOf } from './billing-fields.tsx'
import { billingChecks } from './billing-form.ts'
import { billingTexts } from './billing-texts.ts'

/** By which mails lead here. */
const NAME = 'faktura'
const listFormat = new Intl.ListFormat(LOCALE)
const isField = (name: string): name is BillingFieldName => name in billingTexts.fields

/** Who receives the invoices of a membership, and how: for its owners. */
export function BillingSection({ membershipId: id }: { readonly membershipId: number }) {
  const own = useAnswer('getBillingData', { params: { id } })
  const place = useGoToNamed(NAME, own.data !== undefined)
  return (
    <div id={NAME} ref={place} tabIndex={-1} className={named}>
      <OwnSection heading={billingTexts.heading} own={own}>
        {(data) =>
          data.paidBy === null ? (
            <BillingForm id={id} data={data} onSaved={(saved) => void own.mutate(saved, false)} />
          ) : (
            <p className={paragraph}>{billingTexts.paidBy(data.paidBy)}</p>
          )
        }
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
    checks: billingChecks,
    send: (values) => api.updateBillingData({ params: { id }, body: changedOf(values, valuesOf(data)) }),
    savedAs: ({ entity }) => valuesOf(entity),
    onDone: ({ entity }) => onSaved(entity),
  })
  const payer = form.field('payerId')
  const grouping = form.field('invoiceGrouping')
  const missing = listFormat.format(
    data.missing.map((name) => (isField(name) ? billingTexts.fields[name] : billingTexts.payer)),
  )
  const save = (
    <>
      <div role="status">{form.isSaved && <p className={done}>{billingTexts.saved}</p>}</div>
      <div>
        <SaveButton isSaved={!form.isChanged} isPending={form.isPending} />
      </div>
    </>
  )
  return (
    <SiteForm form={form} submit={save}>
      <p className={paragraph}>{missing === '' ? billingCustomerText(data.customer) : billingTexts.missing(missing)}</p>
      {!isCompany && (
        <Select
          label={billingTexts.payer}
          help={billingTexts.payerHelp}
          options={[
            ...(data.payerId === null ? [{ id: '', label: billingTexts.ownerPays }] : []),
            ...data.members.map((member) => ({ id: String(member.id), label: member.name })),
          ]}
          value={payer.value}
          onChange={payer.onChange}
          error={payer.error}
        />
      )}
      {isCompany && (
        <Select
          label={groupingTexts.label}
          help={groupingTexts.help}
          options={groupingOptions}
          value={grouping.value}
          onChange={(chosen) => grouping.onChange(chosen as InvoiceGrouping)}
        />
      )}
      <BillingFields
        isCompany={isCompany}
        field={form.field}
        isEhf={form.values.invoiceMethod === 'EHF'}
        onEhf={(isEhf) => form.set({ invoiceMethod: methodOf(isEhf) })}
        emailHelp={otherwiseToText(data.payer)}
      />
      <UnsavedChanges isUnsaved={form.isChanged} />
    </SiteForm>
  )
}
