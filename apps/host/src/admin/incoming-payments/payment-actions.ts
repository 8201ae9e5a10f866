import type { AdminHost, RecordAction } from '@delebil/admin-components'
import { type Read, ref, text } from '@delebil/core-api/admin'
import { Ban, Eye, FileCheck, HandCoins, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy } from '../shared/why-field.ts'
import { paymentTexts as texts } from './payment-texts.ts'

type Payment = Read<'incoming-payments'>
type Call = 'undo' | 'set-aside' | 'take-up'

const access = ['BILLING_WRITE'] as const
const touches = ['invoices', 'memberships'] as const
const isLeft = ({ leftOre }: Payment): boolean => leftOre !== 0
const paysSomething = ({ amountOre, leftOre }: Payment): boolean => amountOre !== leftOre

const act = (host: AdminHost, call: Call, record: Payment, why: unknown, attempt: object = {}) =>
  host.api.call(`incoming-payments.${call}`, {
    ...callAt(host, record),
    ...attempt,
    body: { version: record.version, why: String(why) },
  })

/** Reverses what a payment was just said to pay. */
export const undoAllocation = (host: AdminHost, before: Payment) => act(host, 'undo', before, texts.undoWhy)

export const paymentActions: readonly RecordAction<'incoming-payments'>[] = [
  {
    key: 'allocate',
    label: texts.findInvoice,
    icon: FileCheck,
    access,
    shown: ({ leftOre }) => leftOre > 0,
    fields: { invoiceId: ref(texts.invoiceField, 'invoices', { write: true }), why: mustSayWhy },
    run: (host, record, { invoiceId, why }, attempt) =>
      host.api.call('incoming-payments.allocate', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, invoices: [{ id: Number(invoiceId) }], why: String(why) },
      }),
    done: texts.putDone,
    undo: undoAllocation,
    closesCase: true,
    touches,
  },
  {
    key: 'set-aside',
    label: texts.setAside,
    icon: Ban,
    access,
    shortcut: 'u',
    shown: ({ state }) => state === 'WAITING',
    fields: { why: mustSayWhy },
    run: (host, record, { why }, attempt) => act(host, 'set-aside', record, why, attempt),
    done: texts.setAsideDone,
    undo: (host, before) => act(host, 'take-up', before, texts.undoWhy),
    closesCase: true,
  },
  {
    key: 'take-up',
    label: texts.takeUp,
    icon: Eye,
    access,
    shown: ({ state }) => state === 'SET_ASIDE',
    fields: { why: mustSayWhy },
    run: (host, record, { why }, attempt) => act(host, 'take-up', record, why, attempt),
    done: texts.takeUpDone,
  },
  {
    key: 'repay',
    label: texts.repay,
    icon: HandCoins,
    access,
    shown: (record) => record.amountOre > 0 && (isLeft(record) || record.overOre > 0),
    question: () => texts.repayQuestion,
    fields: {
      receiver: text(texts.receiver, { write: true }, 120),
      account: text(texts.toAccount, { write: true }, 20),
      why: mustSayWhy,
    },
    start: ({ payerName, payerAccount }) => ({ receiver: payerName ?? '', account: payerAccount ?? '' }),
    run: (host, record, { receiver, account, why }, attempt) =>
      host.api.call('incoming-payments.repay', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, receiver: String(receiver), account: String(account), why: String(why) },
      }),
    done: texts.repaid,
    closesCase: true,
    touches: [...touches, 'payouts', 'ledger'],
  },
  {
    key: 'undo',
    label: texts.undo,
    icon: Undo2,
    access,
    isDanger: true,
    shown: paysSomething,
    question: () => texts.undoQuestion,
    fields: { why: mustSayWhy },
    run: (host, record, { why }, attempt) => act(host, 'undo', record, why, attempt),
    done: texts.undone,
    touches,
  },
]
