import type { RecordEvent } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, invoiceMethodText, type Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { CalendarClock, CircleCheck, Hash, Send } from 'lucide-react'
import { createElement } from 'react'
import { deliveryText } from '../shared/delivery-text.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'

type Delivery = Answer<AdminCalls['invoices.deliveries']>['data'][number]
type Payment = Answer<AdminCalls['invoices.payments']>['data'][number]

const ofDay = (day: string, at: string) => ({ at: new Date(`${day}T${at}`), isOfDay: true })
const line = (text: string) => createElement('p', { key: text }, text)

const toSent = ({ id, method, receiver, state, problem, queuedAt, endedAt, person }: Delivery): RecordEvent => ({
  id: `sent ${id}`,
  at: new Date(endedAt ?? queuedAt),
  icon: Send,
  what: deliveryText(method, state),
  who: person ?? undefined,
  children: [line(texts.sentTo(invoiceMethodText[method], receiver)), ...(problem === null ? [] : [line(problem)])],
})

const toPaid = ({ paymentId, bookedOn, payerName, amountOre }: Payment): RecordEvent => ({
  id: `paid ${paymentId}`,
  ...ofDay(bookedOn, '12:00Z'),
  icon: CircleCheck,
  what: texts.paidWith(formatNok(amountOre)),
  who: payerName ?? undefined,
})

/** The way of an invoice, in no order: when it was numbered, sent, due and paid. `today` is 'YYYY-MM-DD'. */
export const eventsOf = (
  { kind, number, invoiceDate, dueDate }: Pick<Read<'invoices'>, 'kind' | 'number' | 'invoiceDate' | 'dueDate'>,
  sent: readonly Delivery[],
  paid: readonly Payment[],
  today: string,
): readonly RecordEvent[] => [
  ...paid.map(toPaid),
  ...sent.map(toSent),
  // Before all else of its day.
  { ...ofDay(invoiceDate, '00:00+01:00'), id: 'numbered', icon: Hash, what: texts.numbered(number) },
  ...(kind === 'INVOICE' && dueDate < today
    ? [{ ...ofDay(dueDate, '20:00Z'), id: 'due', icon: CalendarClock, what: texts.fellDue }]
    : []),
]
