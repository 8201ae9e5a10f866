import type { RecordAction } from '@delebil/admin-components'
import type { PaymentProposal, Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { callAt } from '../shared/call-at.ts'
import { mustSayWhy } from '../shared/why-field.ts'
import { undoAllocation } from './payment-actions.ts'
import { paymentTexts as texts } from './payment-texts.ts'

type Action = RecordAction<'incoming-payments'>
const common = {
  access: ['BILLING_WRITE'],
  fields: { why: mustSayWhy },
  touches: ['invoices', 'memberships'],
  closesCase: true,
  undo: undoAllocation,
  done: texts.putDone,
} as const satisfies Partial<Action>

const leftOf = ({ leftOre }: Read<'incoming-payments'>) => formatNok(leftOre)

/** What is done when a proposal is taken: by a person, with the reasons that it was proposed for unless another is given. */
export function actionOf(proposal: PaymentProposal): Action {
  const { invoiceId, paymentId, membershipId, number, name, reasons } = proposal
  const start = () => ({ why: texts.reason(reasons) })
  if (paymentId !== null) {
    return {
      ...common,
      key: `take ${paymentId}`,
      label: texts.take,
      start,
      question: ({ amountOre }) => texts.takeQuestion(formatNok(-amountOre)),
      run: (host, record, { why }, attempt) =>
        host.api.call('incoming-payments.take-back', {
          ...callAt(host, record),
          ...attempt,
          body: { version: record.version, paymentId, why: String(why) },
        }),
    }
  }
  return {
    ...common,
    key: `put ${invoiceId ?? membershipId}`,
    label: invoiceId === null ? texts.creditShort : texts.put,
    about: number === null ? name : texts.putOn(number),
    start,
    question: (record) =>
      number === null ? texts.creditQuestion(leftOf(record), name) : texts.putQuestion(leftOf(record), number),
    run: (host, record, { why }, attempt) =>
      host.api.call('incoming-payments.allocate', {
        ...callAt(host, record),
        ...attempt,
        body: {
          version: record.version,
          invoices: invoiceId === null ? [] : [{ id: invoiceId }],
          ...(invoiceId === null && membershipId !== null && { creditTo: membershipId }),
          why: String(why),
        },
      }),
  }
}
