import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PAYMENT_GIVE_UP_MINUTES,
  PAYMENT_MIN_ORE,
  type ProviderPayment,
  paymentAmount,
  paymentPollDelay,
  paymentStates,
  paymentStep,
} from './payment.ts'

const created = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000)
const own = { amountOre: 249_000, created, isDue: true }
const said = (state: ProviderPayment['state'], authorizedOre = 0): ProviderPayment => ({
  state,
  authorizedOre,
  capturedOre: 0,
})

describe('payments', () => {
  it('[U1] deposit and fee are one amount, of at least 100 øre', () => {
    expect(paymentAmount({ depositOre: 200_000, feeOre: 49_000 })).toBe(249_000)
    expect(paymentAmount({ depositOre: 0, feeOre: PAYMENT_MIN_ORE })).toBe(PAYMENT_MIN_ORE)
    expect(paymentAmount({ depositOre: 0, feeOre: PAYMENT_MIN_ORE - 1 })).toBeUndefined()
    expect(paymentAmount({ depositOre: 0, feeOre: 0 })).toBeUndefined()
  })

  it('[U2] the whole approved amount is captured, once the membership still waits for it', () => {
    expect(paymentStep(said('AUTHORIZED', 249_000), own, after(1))).toBe('capture')
    expect(paymentStep(said('AUTHORIZED', 249_000), own, after(9000))).toBe('capture')
  })

  it('[U3] anything else that was approved is released, never captured', () => {
    expect(paymentStep(said('AUTHORIZED', 248_999), own, after(1))).toBe('release')
    expect(paymentStep(said('AUTHORIZED', 249_001), own, after(1))).toBe('release')
    expect(paymentStep(said('AUTHORIZED', 249_000), { ...own, isDue: false }, after(1))).toBe('release')
    const captured = { ...said('AUTHORIZED', 249_000), capturedOre: 249_000 }
    expect(paymentStep(captured, { ...own, isDue: false }, after(1))).toBe('refund')
    expect(paymentStep(captured, own, after(1))).toBe('capture')
    const law = fc.property(fc.nat(), fc.boolean(), fc.nat(9999), (authorizedOre, isDue, minutes) => {
      const step = paymentStep(said('AUTHORIZED', authorizedOre), { ...own, isDue }, after(minutes))
      return (step === 'capture') === (isDue && authorizedOre === own.amountOre)
    })
    fc.assert(law)
  })

  it('[U4] an aborted, expired or terminated payment is over', () => {
    expect(paymentStep(said('ABORTED'), own, after(1))).toBe('aborted')
    expect(paymentStep(said('EXPIRED'), own, after(11))).toBe('expired')
    expect(paymentStep(said('TERMINATED'), own, after(1))).toBe('expired')
    expect(paymentStates).toHaveLength(5)
  })

  it('[U5] one that nobody approves is taken back after 20 minutes, not earlier', () => {
    expect(paymentStep(said('CREATED'), own, after(PAYMENT_GIVE_UP_MINUTES - 0.01))).toBe('wait')
    expect(paymentStep(said('CREATED'), own, after(PAYMENT_GIVE_UP_MINUTES))).toBe('take-back')
  })

  it('[U6] the provider is asked after 5 seconds first, then more and more seldom', () => {
    expect(paymentPollDelay(1)).toBe(5)
    const delays = Array.from({ length: 60 }, (_, index) => paymentPollDelay(index + 1))
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect(delays[39]).toBe(60)
    expect(delays[40]).toBe(3600)
  })
})
