import type { Payment } from '@delebil/core-api'

export const samplePaymentId = '7b0f5c4e-5f0e-4f8e-9d3c-2a1b4c5d6e7f'

/** What a company pays to become active. */
export function samplePayment(more: Partial<Payment> = {}): Payment {
  return {
    id: samplePaymentId,
    organizationId: 1,
    membershipId: 2,
    membershipName: 'Fløyfjell Arkitekter AS',
    depositOre: 200_000,
    feeOre: 49_000,
    invoiceId: null,
    invoiceNumber: null,
    invoiceOre: 0,
    amountOre: 249_000,
    state: 'pending',
    redirectUrl: '#betalingstjenesten',
    created: '2026-11-20T10:00:00+01:00',
    settled: null,
    ...more,
  }
}
