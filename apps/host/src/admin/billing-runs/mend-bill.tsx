import { useAdminChange, useToast } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { ProofFailure, Read } from '@delebil/core-api/admin'
import { invoiceMethodText } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline, Select, Stack, TextField, useForm } from '@delebil/ui'
import { type InvoiceMethod, invoiceMethods } from '@delebil/validation'
import { billingFormValues } from '../../site/billing-data-form.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { IncludeBill, SetAsideBill } from './pass-over-bill.tsx'
import * as css from './run.css.ts'
import { runTexts as texts } from './run-texts.ts'

interface MendBillProps {
  readonly run: Read<'billing-runs'>
  readonly failure: ProofFailure
  readonly onMended: () => Promise<void>
}

const nameOf = {
  addressLine: 'addressLine',
  postalCode: 'postalCode',
  city: 'city',
  buyerOrganizationNumber: 'organizationNumber',
  buyerReference: 'buyerReference',
  invoiceEmail: 'invoiceEmail',
} as const
type Breaking = keyof typeof nameOf

const isBreaking = (field: string): field is Breaking => Object.hasOwn(nameOf, field)

/** A bill that breaks a rule: what is wrong, the fields that mend it, and the way past it. */
export function MendBill({ run, failure, onMended }: MendBillProps) {
  const { membershipId, grossOre, data, rules } = failure
  return (
    <article className={css.mend} aria-label={data.customer}>
      <Stack gapPx={4}>
        <RecordLink isMain of="memberships" id={membershipId}>
          {data.customer}
        </RecordLink>
        <span className={css.quiet}>{texts.about(grossOre, invoiceMethodText[data.invoiceMethod])}</span>
      </Stack>
      <Stack gapPx={12}>
        <ul className={css.breaches}>
          {rules.map(({ rule, text }) => (
            <li key={rule}>{text}</li>
          ))}
        </ul>
        <MendForm key={data.version} run={run} failure={failure} onMended={onMended} />
      </Stack>
    </article>
  )
}

function MendForm({ run, failure: { membershipId, data, rules }, onMended }: MendBillProps) {
  const toast = useToast()
  const changing = useAdminChange('memberships.change-billing-data')
  const fields = [...new Set(rules.flatMap(({ fields: named }) => named.filter(isBreaking)))]
  const form = useForm<ReturnType<typeof billingFormValues>, Refusal, unknown>({
    initial: billingFormValues(data),
    send: ({ invoiceMethod, ...values }) =>
      changing.send({
        params: { id: membershipId },
        body: {
          version: data.version,
          invoiceMethod,
          ...Object.fromEntries(fields.map((field) => [nameOf[field], values[nameOf[field]]])),
        },
      }),
    onDone: async () => {
      toast({ tone: 'info', text: texts.saved(data.customer) })
      await onMended()
    },
  })
  const { value, onChange } = form.field('invoiceMethod')
  return (
    <form {...form.props}>
      <Stack gapPx={12}>
        <div className={css.mendFields}>
          {fields.map((field) => (
            <TextField key={field} label={texts.fields[field]} autoComplete="off" {...form.field(nameOf[field])} />
          ))}
          <Select
            label={texts.invoiceMethod}
            options={invoiceMethods.map((one) => ({ id: one, label: invoiceMethodText[one] }))}
            value={value}
            onChange={(chosen) => onChange(chosen as InvoiceMethod)}
          />
        </div>
        <ErrorMessage>{form.problem}</ErrorMessage>
        <Inline gapPx={8}>
          <Button {...form.button} variant="primary">
            {texts.save}
          </Button>
          {rules.some(({ rule }) => rule === 'run.as-drafted') && (
            <IncludeBill run={run} bill={{ membershipId, customer: data.customer }} onDone={onMended} />
          )}
          <SetAsideBill run={run} bill={{ membershipId, customer: data.customer }} onDone={onMended} />
        </Inline>
      </Stack>
    </form>
  )
}
