import type { Screen } from '@delebil/admin-components'
import { payerOf } from './payer-of.ts'

/** Cells of the list of payments. */
export const paymentCells: NonNullable<Screen<'incoming-payments'>['cells']> = {
  payerName: { shows: ['payerAccount'], Value: ({ record }) => payerOf(record) ?? '–' },
}
