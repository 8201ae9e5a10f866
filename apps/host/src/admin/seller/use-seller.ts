import { type PanelAnswer, useAdminChange, useAdminHost, usePanel } from '@delebil/admin-components'
import type { AdminChange, Seller } from '@delebil/core-api/admin'
import { useSettle } from '../shared/use-settle.ts'
import { sellerTexts as own, type sellerValues } from './seller-texts.ts'

/** What the club says of itself on its invoices, as it is told anew whenever somebody changes it. */
export function useSeller(): PanelAnswer<Seller> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('seller', orgId, 'now', () => api.call('seller.read', { query: { orgId } }))
}

export function useSellerHistory(): PanelAnswer<{ readonly data: readonly AdminChange[] }> {
  const { api, organizationId: orgId } = useAdminHost()
  return usePanel('seller', orgId, 'history', () => api.call('seller.history', { query: { orgId } }))
}

/** Saves what was changed of it. */
export function useSaveSeller() {
  const settle = useSettle('seller')
  const { send } = useAdminChange('seller.change')
  return async (values: ReturnType<typeof sellerValues>, changed: readonly string[], version: number) => {
    const sent = Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)))
    return settle(await send({ body: { ...sent, version } }), own.saved)
  }
}
