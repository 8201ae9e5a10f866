import { deliveryStates } from '@delebil/core-api/admin'
import type { InvoiceMethod } from '@delebil/validation'

const printed: Readonly<Record<string, string>> = { QUEUED: 'Venter på utskrift', SENT: 'I utskriftsfil' }

/** What became of sending an invoice. */
export const deliveryText = (method: InvoiceMethod, state: keyof typeof deliveryStates): string =>
  (method === 'PRINT' && printed[state]) || deliveryStates[state]
