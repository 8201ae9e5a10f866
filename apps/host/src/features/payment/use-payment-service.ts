import type { PaymentService, Refusal } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'

/** What one can pay with: null where there is nothing, undefined until that is known. */
export function usePaymentService(): { service: PaymentService | null | undefined; refusal: Refusal | undefined } {
  const { data, error } = useAnswer('getPaymentService', {}, { isForAll: true })
  return { service: data?.entity, refusal: data ? undefined : error?.refusal }
}
