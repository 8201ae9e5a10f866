import type { ProviderPayment } from '@delebil/validation'

/** A payment as the fake keeps it; money in øre. */
export type FakePayment = {
  readonly reference: string
  readonly amountOre: number
  readonly returnUrl: string
  readonly description: string
  state: ProviderPayment['state']
  capturedOre: number
  refundedOre: number
  cancelledOre: number
}

/** Answer of a change: status and body. */
export type Done = readonly [status: number, body: object]

const amount = (value: number) => ({ currency: 'NOK', value })
const no = (status: number, detail: string): Done => [status, { type: 'about:blank', title: detail, status, detail }]

export const authorizedOre = ({ state, amountOre }: FakePayment): number => (state === 'AUTHORIZED' ? amountOre : 0)

/** What the service tells of a payment. The state stays AUTHORIZED when the money was moved. */
export const paymentBody = (payment: FakePayment): object => ({
  reference: payment.reference,
  state: payment.state,
  amount: amount(payment.amountOre),
  paymentMethod: { type: 'WALLET' },
  aggregate: {
    authorizedAmount: amount(authorizedOre(payment)),
    capturedAmount: amount(payment.capturedOre),
    refundedAmount: amount(payment.refundedOre),
    cancelledAmount: amount(payment.cancelledOre),
  },
})

const cancel = (payment: FakePayment): Done => {
  if (payment.state === 'CREATED') {
    payment.state = 'TERMINATED'
    return [200, paymentBody(payment)]
  }
  if (payment.state !== 'AUTHORIZED' || payment.capturedOre > 0) return no(409, 'Nothing to cancel')
  payment.cancelledOre = payment.amountOre
  return [200, paymentBody(payment)]
}

/** Moves money as the service does, or says why not. */
export const moveMoney = (payment: FakePayment, kind: string, ore: number | undefined): Done => {
  if (kind === 'cancel') return cancel(payment)
  if (ore === undefined || ore < 1) return no(400, 'modificationAmount is missing')
  const { capturedOre, refundedOre, cancelledOre } = payment
  const left = kind === 'capture' ? authorizedOre(payment) - capturedOre - cancelledOre : capturedOre - refundedOre
  if (ore > left) return no(409, 'More than there is')
  if (kind === 'capture') payment.capturedOre += ore
  else payment.refundedOre += ore
  return [200, paymentBody(payment)]
}
