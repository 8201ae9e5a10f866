import type { AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import { day, type Read } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { Check, HandCoins, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy } from '../shared/why-field.ts'
import { payoutTexts as texts } from './payout-texts.ts'

const access = ['BILLING_WRITE'] as const
const touches = ['ledger', 'memberships'] as const
const at = (host: AdminHost, record: Read<'payouts'>, attempt: Attempt) => ({ ...callAt(host, record), ...attempt })

// No letter presses any of them: what moves money is pressed on purpose.
export const payoutActions: readonly RecordAction<'payouts'>[] = [
  {
    key: 'approve',
    label: texts.approve,
    icon: Check,
    access,
    shown: ({ state }) => state === 'WAITING',
    question: ({ amountOre, receiver }) => texts.approveQuestion(amountOre, receiver),
    run: (host, record, _values, attempt) =>
      host.api.call('payouts.approve', { ...at(host, record, attempt), body: { version: record.version } }),
    done: texts.approved,
  },
  {
    key: 'pay',
    label: texts.pay,
    icon: HandCoins,
    access,
    shown: ({ state }) => state === 'APPROVED',
    fields: { paidOn: day(texts.paidOn, { write: true }) },
    start: () => ({ paidOn: osloDateText(new Date()) }),
    run: (host, record, { paidOn }, attempt) =>
      host.api.call('payouts.pay', {
        ...at(host, record, attempt),
        body: { version: record.version, paidOn: String(paidOn) },
      }),
    done: texts.paid,
  },
  {
    key: 'cancel',
    label: texts.cancel,
    icon: Undo2,
    access,
    isDanger: true,
    shown: ({ state }) => state === 'WAITING' || state === 'APPROVED',
    question: ({ amountOre }) => texts.cancelQuestion(amountOre),
    fields: { why: mustSayWhy },
    run: (host, record, { why }, attempt) =>
      host.api.call('payouts.cancel', {
        ...at(host, record, attempt),
        body: { version: record.version, why: String(why ?? '') },
      }),
    done: texts.canceled,
    touches,
  },
]
