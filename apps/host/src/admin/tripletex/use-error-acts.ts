import { useAdminChange, useToast } from '@delebil/admin-components'
import type { TaskCause } from '@delebil/core-api/admin'
import { errorTexts as texts } from './error-texts.ts'

/** Which bills an act is about: those named, or all that one cause holds up; neither, the whole integration. */
export type Chosen = { readonly ids?: number[]; readonly cause?: TaskCause }

type Sent<T> = Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: { readonly message: string } }
>

/** What is done with bills that have stopped. Each says what came of it, and has the page read anew. */
export function useErrorActs(onDone: () => void) {
  const say = useToast()
  const start = useAdminChange('tripletex.start')
  const pause = useAdminChange('tripletex.pause')
  const override = useAdminChange('tripletex.override-invoice-method')
  const customers = useAdminChange('tripletex.sync-customer-numbers')
  const products = useAdminChange('tripletex.sync-product-numbers')
  const orders = useAdminChange('tripletex.sync-order-numbers')
  const invoices = useAdminChange('tripletex.sync-invoice-numbers')
  const syncs = { customers, products, orders, invoices }
  const tell = async <T>(sent: Sent<T>, text: (value: T) => string) => {
    const result = await sent
    if (result.ok) {
      say({ tone: 'info', text: text(result.value) })
      onDone()
    } else say({ tone: 'error', text: result.refusal.message })
  }
  const isPending = [start, pause, override, customers, products, orders, invoices].some((one) => one.isPending)
  return {
    isPending,
    start: (chosen: Chosen) =>
      tell(start.send({ body: chosen }), ({ count }) =>
        chosen.ids === undefined && chosen.cause === undefined ? texts.startedToast : texts.did(count),
      ),
    pause: (chosen: Chosen) => tell(pause.send({ body: chosen }), () => texts.pausedToast),
    override: (chosen: Chosen, method: 'EMAIL' | 'PRINT') =>
      tell(override.send({ body: { ...chosen, method } }), ({ count }) => texts.did(count)),
    sync: (what: keyof typeof syncs, chosen: Chosen) =>
      tell(syncs[what].send({ body: chosen }), ({ found, missing }) => texts.found(found, missing)),
  }
}
export type ErrorActs = ReturnType<typeof useErrorActs>
