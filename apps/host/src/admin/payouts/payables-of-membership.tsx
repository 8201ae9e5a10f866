import {
  mayAny,
  PanelTable,
  type RecordPanel,
  useAdminAnswer,
  useAdminChange,
  useAdminHost,
  useForget,
  useToast,
} from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { type Payable, payoutKinds, type Read } from '@delebil/core-api/admin'
import { Button, FormDialog, TextArea, TextField, useForm } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { payoutTexts as texts } from './payout-texts.ts'

const nameOf = ({ kind, text }: Payable): string => (kind === 'CREDIT' ? text : `${payoutKinds[kind]}: ${text}`)

function PayablesOfMembership({ record }: { readonly record: Read<'memberships'> }) {
  const { permissions } = useAdminHost()
  const { data, error, mutate } = useAdminAnswer('memberships.payables', { params: { id: record.id } })
  const [chosen, setChosen] = useState<Payable>()
  const mayWrite = mayAny(permissions, ['BILLING_WRITE'])
  return (
    <>
      <PanelTable
        label={texts.payables}
        answer={{ data, error: error?.message, again: () => void mutate() }}
        rowKey={({ source, sourceId }) => `${source} ${sourceId}`}
        empty={texts.nothing}
        columns={[
          { label: texts.what, value: nameOf },
          { label: texts.amount, value: ({ amountOre }) => formatNok(amountOre), isNumber: true },
          ...(mayWrite
            ? [
                {
                  label: texts.payOut,
                  value: (payable: Payable) => (
                    <Button isSmall aria-label={texts.payOutOf(nameOf(payable))} onPress={() => setChosen(payable)}>
                      {texts.payOut}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {chosen && (
        <PayOut record={record} payable={chosen} onClose={() => setChosen(undefined)} onDone={() => void mutate()} />
      )}
    </>
  )
}

interface PayOutProps {
  readonly record: Read<'memberships'>
  readonly payable: Payable
  readonly onClose: () => void
  readonly onDone: () => void
}

function PayOut({ record, payable, onClose, onDone }: PayOutProps) {
  const toast = useToast()
  const forget = useForget()
  const adding = useAdminChange('payouts.add')
  const { source, sourceId } = payable
  const form = useForm<{ receiver: string; account: string; why: string }, Refusal, unknown>({
    initial: { receiver: record.name, account: payable.account ?? '', why: '' },
    send: (values) => adding.send({ body: { membershipId: record.id, source, sourceId, ...values } }),
    onDone: () => {
      toast({ tone: 'info', text: texts.listed })
      onClose()
      onDone()
      void forget('payouts')
      void forget('ledger')
    },
  })
  return (
    <FormDialog
      heading={texts.payOutHeading(payable.amountOre)}
      form={form}
      submit={texts.payOut}
      icon={HandCoins}
      onClose={onClose}
    >
      {source === 'CHARGE' && <p>{texts.creditNote}</p>}
      <TextField label={texts.receiver} autoComplete="off" {...form.field('receiver')} />
      <TextField label={texts.account} inputMode="numeric" autoComplete="off" {...form.field('account')} />
      <TextArea label={texts.why} maxLength={500} {...form.field('why')} />
    </FormDialog>
  )
}

/** What the club owes a membership, and the way to pay it out. */
export const payablesOfMembership: RecordPanel<'memberships'> = {
  key: 'payables',
  heading: texts.payables,
  access: ['BILLING_READ'],
  Panel: PayablesOfMembership,
}
