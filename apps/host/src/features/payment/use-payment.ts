import type { Payment, Refusal } from '@delebil/core-api'
import useSWR from 'swr'
import { useSessionState, useSite } from '../../site/context/site-context.ts'

const everyMilliseconds = 2000

type Known = { payment: Payment } | { refusal: Refusal }

/** A payment of mine, asked for again every other second until it is over, while the page is seen. */
export function usePayment(id: string): { known: Known | undefined; retry: () => void } {
  const { api } = useSite()
  const { whoami } = useSessionState()
  const { data, mutate } = useSWR<Known>(
    ['getPayment', id, whoami?.person.id],
    async () => {
      const result = await api.getPayment({ params: { paymentId: id } })
      return result.ok ? { payment: result.value.entity } : { refusal: result.refusal }
    },
    {
      keepPreviousData: true,
      refreshInterval: (latest) => (isWaiting(latest) ? everyMilliseconds : 0),
    },
  )
  return { known: data, retry: () => void mutate() }
}

// What nobody answered is asked again too; what was refused is refused.
function isWaiting(known: Known | undefined): boolean {
  if (known === undefined) return false
  if ('payment' in known) return known.payment.state === 'pending'
  return known.refusal.status === 0 || known.refusal.status >= 500
}
