import { useAdminChange, useToast } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { ProofFailure, Read } from '@delebil/core-api/admin'
import { invoiceMethodText } from '@delebil/core-api/admin'
import { Button, ErrorMessage, FieldRow, Icon, Inline, Select, Stack, TextField, useForm } from '@delebil/ui'
import { type InvoiceMethod, invoiceMethods } from '@delebil/validation'
import { Check } from 'lucide-react'
import { billingFormValues } from '../../site/billing-data-form.ts'
import * as head from '../shared/headline.css.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { AskOwner } from './ask-owner.tsx'
import { IncludeBill, SetAsideBill } from './pass-over-bill.tsx'
import * as css from './run.css.ts'
import { runTexts as texts } from './run-texts.ts'
import { type Tried, useTriedBill } from './use-tried-bill.ts'

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
        <span className={head.quiet}>{texts.about(grossOre, invoiceMethodText[data.invoiceMethod])}</span>
      </Stack>
      <div className={css.mendBody}>
        <ul className={css.breaches}>
          {rules.map(({ rule, text }) => (
            <li key={rule}>{text}</li>
          ))}
        </ul>
        <MendForm key={data.version} run={run} failure={failure} onMended={onMended} />
      </div>
    </article>
  )
}

function MendForm({ run, failure: { membershipId, data, rules, suggestedEmail, askedAt }, onMended }: MendBillProps) {
  const toast = useToast()
  const changing = useAdminChange('memberships.change-billing-data')
  const fields = [...new Set(rules.flatMap(({ fields: named }) => named.filter(isBreaking)))]
  // A way that needs a field of its own shows it.
  const initial = {
    ...billingFormValues(data),
    ...(fields.includes('invoiceEmail') && { invoiceEmail: emailOf(data) }),
  }
  const bodyOf = ({ invoiceMethod, ...values }: typeof initial) => ({
    invoiceMethod,
    ...Object.fromEntries(fields.map((field) => [nameOf[field], values[nameOf[field]]])),
  })
  const form = useForm<typeof initial, Refusal, unknown>({
    initial,
    send: (values) =>
      changing.send({ params: { id: membershipId }, body: { version: data.version, ...bodyOf(values) } }),
    onDone: async () => {
      toast({ tone: 'info', text: texts.saved(data.customer) })
      await onMended()
    },
  })
  const { value, onChange } = form.field('invoiceMethod')
  const body = bodyOf(form.values)
  const isTyped = JSON.stringify(body) !== JSON.stringify(bodyOf(initial))
  const tried = useTriedBill(run.id, membershipId, body, isTyped)
  const bill = { membershipId, customer: data.customer }
  return (
    <form {...form.props} className={css.mendForm}>
      <Stack gapPx={12}>
        <FieldRow isFilled narrowestPx={136}>
          {fields.map((field) => (
            <TextField key={field} label={texts.fields[field]} autoComplete="off" {...form.field(nameOf[field])} />
          ))}
          <Select
            label={texts.invoiceMethod}
            options={invoiceMethods.map((one) => ({ id: one, label: invoiceMethodText[one] }))}
            value={value}
            onChange={(chosen) => onChange(chosen as InvoiceMethod)}
          />
        </FieldRow>
        {suggestedEmail !== null && form.values.invoiceEmail !== suggestedEmail && fields.includes('invoiceEmail') && (
          <Inline gapPx={8}>
            <span className={head.quiet}>{texts.suggested(suggestedEmail)}</span>
            <Button isSmall onPress={() => form.field('invoiceEmail').onChange(suggestedEmail)}>
              {texts.takeSuggested(suggestedEmail.slice(suggestedEmail.lastIndexOf('@') + 1))}
            </Button>
          </Inline>
        )}
        <ErrorMessage>{form.problem}</ErrorMessage>
      </Stack>
      <div className={css.presses}>
        <Button {...form.button} variant="primary">
          {texts.save}
        </Button>
        {rules.some(({ rule }) => rule === 'run.as-drafted') && <IncludeBill run={run} bill={bill} onDone={onMended} />}
        {fields.length > 0 && <AskOwner bill={bill} askedAt={askedAt} onDone={onMended} />}
        <SetAsideBill run={run} bill={bill} onDone={onMended} />
        <output className={css.triedRow}>
          <TriedText tried={tried} />
        </output>
      </div>
    </form>
  )
}

const emailOf = ({ invoiceEmail, payerEmail }: ProofFailure['data']): string => invoiceEmail ?? payerEmail ?? ''

function TriedText({ tried }: { readonly tried: Tried }) {
  if (tried.kind === 'as-saved') return null
  if (tried.rules === undefined) return <p className={css.tried.broken}>{texts.notYet}</p>
  const [first] = tried.rules
  if (first !== undefined) return <p className={css.tried.broken}>{first.text}</p>
  return (
    <p className={css.tried.holds}>
      <Icon of={Check} sizePx={16} />
      {texts.triedWell}
    </p>
  )
}
