import type { Invoice } from '@delebil/core-api'
import { Badge, type StatusTone } from '@delebil/ui'
import { invoiceStateText } from '@delebil/validation/text'

const tones = {
  OPEN: 'neutral',
  PAID: 'green',
  OVERDUE: 'yellow',
  CREDITED: 'neutral',
  WRITTEN_OFF: 'neutral',
} as const satisfies Record<Invoice['state'], StatusTone | 'neutral'>

/** How an invoice stands, by word, shape and colour. */
export function InvoiceState({ state }: Pick<Invoice, 'state'>) {
  return <Badge tone={tones[state]}>{invoiceStateText[state]}</Badge>
}
