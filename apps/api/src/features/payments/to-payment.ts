import type { Payment } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { Payment as StoredPayment } from './payment-store.ts'

/** A payment as the one who pays sees it. */
export const toPayment = ({ personId: _, created, settled, redirectUrl, ...shown }: StoredPayment): Payment => ({
  ...shown,
  redirectUrl: shown.state === 'pending' ? redirectUrl : null,
  created: formatInstant(created),
  settled: settled === null ? null : formatInstant(settled),
})
