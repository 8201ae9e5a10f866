import type { Verbs } from '../verb.ts'
import { getCarYear } from './account/get-car-year.ts'
import { beginPayment } from './payments/begin-payment.ts'
import { getPayment } from './payments/get-payment.ts'
import { getPaymentService } from './payments/get-payment-service.ts'
import { getRunningCost } from './reservations/get-running-cost.ts'

/** Paying the club, and what driving costs. */
export const paymentVerbs = {
  beginPayment,
  getPayment,
  getPaymentService,
  getRunningCost,
  getCarYear,
} as const satisfies Partial<Verbs>
