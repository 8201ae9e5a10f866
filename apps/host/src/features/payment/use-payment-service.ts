import type { PaymentService, Refusal } from '@delebil/core-api'
import { useAnswer } from '../../site/data/use-answer.ts'

/** What one can pay with: null where there is nothing, undefined until that is known. */
export function usePaymentService(): { service: PaymentService | null | undefined; refusal: Refusal | undefined } {
  const { data, refusal } = useAnswer('getPaymentService', {})
  return { service: data?.entity, refusal: data ? undefined : refusal }
}
