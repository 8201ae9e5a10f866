import {
  Failed,
  mayAny,
  type RecordPanel,
  useAdminAnswer,
  useAdminChange,
  useAdminHost,
  useForget,
  useToast,
} from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { type BillingData, invoiceMethodText, type Read } from '@delebil/core-api/admin'
import { Button, ErrorMessage, FieldRow, Select, Skeleton, Stack, TextField, useForm } from '@delebil/ui'
import { type InvoiceGrouping, type InvoiceMethod, invoiceMethods } from '@delebil/validation'
import {
  billingCustomerText,
  billingFormValues,
  groupingOptions,
  groupingTexts,
  otherwiseToText,
} from '../../site/billing-data-form.ts'
import * as css from './billing-data.css.ts'
import { billingDataTexts as texts } from './billing-data-texts.ts'

const write = ['BILLING_WRITE', 'MEMBERSHIP_WRITE'] as const
const ofAll = ['addressLine', 'postalCode', 'city', 'invoiceEmail'] as const
// The number itself stands in the membership's own form.
const ofCompanies = ['buyerReference', 'costCenter'] as const
type Name = (typeof ofAll)[number] | (typeof ofCompanies)[number]

/** Who receives a membership's invoices, and how. */
function BillingDataOfMembership({ record: { id } }: { readonly record: Read<'memberships'> }) {
  const { data, error, mutate } = useAdminAnswer('memberships.billing-data', { params: { id } })
  const forget = useForget()
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={120} />
  const saved = async (now: BillingData) => {
    await mutate(now, { revalidate: false })
    await forget('memberships')
  }
  return <BillingDataForm key={data.version} id={id} data={data} onSaved={saved} />
}

interface FormProps {
  readonly id: number
  readonly data: BillingData
  readonly onSaved: (now: BillingData) => Promise<void>
}

function BillingDataForm({ id, data, onSaved }: FormProps) {
  const { permissions } = useAdminHost()
  const toast = useToast()
  const changing = useAdminChange('memberships.change-billing-data')
  const mayWrite = mayAny(permissions, write)
  const isCompany = data.type === 'COMPANY'
  const names: readonly Name[] = isCompany ? [...ofCompanies, ...ofAll] : ofAll
  const form = useForm<ReturnType<typeof billingFormValues>, Refusal, { readonly entity: BillingData }>({
    initial: billingFormValues(data),
    send: ({ invoiceMethod, invoiceGrouping, ...values }) =>
      changing.send({
        params: { id },
        body: {
          version: data.version,
          invoiceMethod,
          ...(isCompany && { invoiceGrouping }),
          ...Object.fromEntries(names.map((name) => [name, values[name]])),
        },
      }),
    onDone: ({ entity }) => {
      toast({ tone: 'info', text: texts.saved })
      void onSaved(entity)
    },
  })
  const method = form.field('invoiceMethod')
  const grouping = form.field('invoiceGrouping')
  return (
    <form {...form.props}>
      <Stack gapPx={12}>
        <p className={css.lead}>{billingCustomerText(data.customer)}</p>
        <FieldRow isFilled narrowestPx={180}>
          <Select
            label={texts.invoiceMethod}
            options={invoiceMethods.map((one) => ({ id: one, label: invoiceMethodText[one] }))}
            isDisabled={!mayWrite}
            value={method.value}
            onChange={(chosen) => method.onChange(chosen as InvoiceMethod)}
          />
          {isCompany && (
            <Select
              label={groupingTexts.label}
              help={groupingTexts.help}
              options={groupingOptions}
              isDisabled={!mayWrite}
              value={grouping.value}
              onChange={(chosen) => grouping.onChange(chosen as InvoiceGrouping)}
            />
          )}
          {names.map((name) => (
            <TextField
              key={name}
              label={texts.fields[name]}
              isReadOnly={!mayWrite}
              autoComplete="off"
              {...(name === 'invoiceEmail' && data.payerEmail !== null && { help: otherwiseToText(data.payerEmail) })}
              {...form.field(name)}
            />
          ))}
        </FieldRow>
        <ErrorMessage>{form.problem}</ErrorMessage>
        {mayWrite && (
          <div>
            <Button {...form.button} isSmall>
              {texts.save}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  )
}

export const billingDataOfMembership: RecordPanel<'memberships'> = {
  key: 'billing-data',
  heading: texts.heading,
  access: ['BILLING_READ', 'MEMBERSHIP_READ'],
  Panel: BillingDataOfMembership,
}
