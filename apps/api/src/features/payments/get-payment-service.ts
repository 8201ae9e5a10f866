import type { Verb } from '../../platform/verb.ts'

/** What one can pay with; without it the pages say how to pay otherwise. */
export const getPaymentService: Verb<'getPaymentService'> = async ({ payments }) => ({
  answer: { entity: payments ? { name: payments.name, title: payments.title } : null },
})
