import type { InvoiceMethod } from '@delebil/validation'

const states = { QUEUED: 'I kø', SENT: 'Sendt', FAILED: 'Kom ikke fram' } as const
const printed: Readonly<Record<string, string>> = { QUEUED: 'Venter på utskrift', SENT: 'I utskriftsfil' }

/** What became of sending an invoice. */
export const deliveryText = (method: InvoiceMethod, state: keyof typeof states): string =>
  (method === 'PRINT' && printed[state]) || states[state]
