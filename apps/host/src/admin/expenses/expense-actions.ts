import type { AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Ban, BanknoteArrowUp, RotateCcw } from 'lucide-react'
import { callAt, seenAt } from '../shared/call-at.ts'
import { caseActions } from '../shared/case-actions.ts'
import { mustSayWhy, why } from '../shared/why-field.ts'
import { expenseTexts as texts } from './expense-texts.ts'

type Expense = Read<'reservation-expenses'>
const access = ['BILLING_WRITE'] as const
const touches = ['billing']

/** What is done with an expense beside approving it, which its form does. */
export const expenseActions: readonly RecordAction<'reservation-expenses'>[] = [
  {
    key: 'refuse',
    label: texts.refuse,
    icon: Ban,
    access,
    isDanger: true,
    closesCase: true,
    shown: ({ state }) => state === 'RECEIVED',
    question: ({ person, amountOre }) => texts.refuseQuestion(person, amountOre),
    fields: { why: mustSayWhy },
    run: (host, record, values, attempt) => {
      const { params, query } = seenAt(host, record)
      return host.api.call('reservation-expenses.refuse', {
        params,
        query: { ...query, why: String(values.why) },
        ...attempt,
      })
    },
    done: texts.refused,
  },
  {
    key: 'pay-out',
    label: texts.payOut,
    icon: BanknoteArrowUp,
    access,
    shown: ({ state }) => state === 'CREDITED',
    question: () => texts.payOutQuestion,
    run: (host, record, _values, attempt) =>
      host.api.call('reservation-expenses.pay-out', {
        ...callAt(host, record),
        ...attempt,
        body: {
          version: record.version,
          isToOrganization: record.isToOrganization === true,
          ...(record.approvedOre !== null && { approvedOre: record.approvedOre }),
          ...(record.reason !== null && { why: record.reason }),
        },
      }),
    done: texts.paidOut,
    touches,
  },
  {
    key: 'reopen',
    label: texts.reopen,
    icon: RotateCcw,
    access,
    shown: ({ state }) => state === 'CREDITED' || state === 'PAYOUT' || state === 'REFUSED',
    question: () => texts.reopenQuestion,
    fields: { why },
    run: (host, record, values, attempt) =>
      host.api.call('reservation-expenses.reopen', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, ...(typeof values.why === 'string' && { why: values.why }) },
      }),
    done: texts.reopened,
    touches,
  },
]

const change = (
  { api, organizationId: orgId }: AdminHost,
  { id, version }: Pick<Expense, 'id' | 'version'>,
  body: object,
  attempt?: Attempt,
) => api.change('reservation-expenses', id, { ...body, version }, { orgId }, attempt)

/** Who looks after an expense, and when; and what becomes of it. */
export const expenseCase = caseActions({
  access,
  assign: (host, record, assigneeId, attempt) => change(host, record, { assigneeId }, attempt),
  postpone: (host, record, postponedUntil, attempt) => change(host, record, { postponedUntil }, attempt),
})
