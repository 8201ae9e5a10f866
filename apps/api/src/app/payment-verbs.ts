import { getCarYear } from '../features/accounts/get-car-year.ts'
import { beginPayment } from '../features/payments/begin-payment.ts'
import { getPayment } from '../features/payments/get-payment.ts'
import { getPaymentService } from '../features/payments/get-payment-service.ts'
import { getRunningCost } from '../features/reservations/member/get-running-cost.ts'
import type { Verbs } from '../platform/verb.ts'

/** Paying the club, and what driving costs. */
export const paymentVerbs = {
  beginPayment,
  getPayment,
  getPaymentService,
  getRunningCost,
  getCarYear,
} as const satisfies Partial<Verbs>
