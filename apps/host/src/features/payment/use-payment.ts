import type { Payment } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'

const everyMilliseconds = 2000
const isWaiting = (payment: Payment | undefined): boolean => payment === undefined || payment.state === 'pending'

/** A payment of mine, asked for again every other second until it is over, while the page is seen. */
export function usePayment(id: string) {
  return useAnswer(
    'getPayment',
    { params: { paymentId: id } },
    {
      refreshInterval: (latest) => (isWaiting(latest?.entity) ? everyMilliseconds : 0),
      errorRetryInterval: everyMilliseconds,
    },
  )
}
