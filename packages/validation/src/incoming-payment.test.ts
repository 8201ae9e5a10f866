import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveIncomingPaymentState, spreadPayment } from './incoming-payment.ts'

const ore = fc.integer({ min: 1, max: 5_000_000 })
const rests = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 12 })
const restsOf = (of: readonly number[]) => of.map((restOre, index) => ({ invoiceId: index + 1, restOre }))

it('[U7] what a payment pays and what is over are the payment, and no invoice is paid more than rests of it', () => {
  fc.assert(
    fc.property(ore, rests, (amountOre, of) => {
      const { parts, overOre } = spreadPayment(amountOre, restsOf(of))
      expect(parts.reduce((sum, part) => sum + part.amountOre, overOre)).toBe(amountOre)
      for (const part of parts) {
        expect(part.amountOre).toBeGreaterThan(0)
        expect(part.amountOre).toBeLessThanOrEqual(of[part.invoiceId - 1] ?? 0)
      }
      expect(overOre).toBe(Math.max(0, amountOre - of.reduce((sum, rest) => sum + rest, 0)))
    }),
  )
})

it('[U7] invoices are paid in their order: none gets anything while one before it rests', () => {
  fc.assert(
    fc.property(ore, rests, (amountOre, of) => {
      const { parts } = spreadPayment(amountOre, restsOf(of))
      for (const part of parts.slice(0, -1)) expect(part.amountOre).toBe(of[part.invoiceId - 1])
      expect(parts.map(({ invoiceId }) => invoiceId)).toEqual(
        parts.map(({ invoiceId }) => invoiceId).sort((a, b) => a - b),
      )
    }),
  )
})

it('[U8] waiting beats over, over beats short, and what is set aside no longer waits', () => {
  const facts = { amountOre: 500, allocatedOre: 500, creditOre: 0, shortOre: 0, isSetAside: false }
  expect(deriveIncomingPaymentState(facts)).toBe('MATCHED')
  expect(deriveIncomingPaymentState({ ...facts, shortOre: 1 })).toBe('SHORT')
  expect(deriveIncomingPaymentState({ ...facts, shortOre: 1, creditOre: 1 })).toBe('OVER')
  expect(deriveIncomingPaymentState({ ...facts, allocatedOre: 499, creditOre: 1 })).toBe('WAITING')
  expect(deriveIncomingPaymentState({ ...facts, allocatedOre: 0, isSetAside: true })).toBe('SET_ASIDE')
  expect(deriveIncomingPaymentState({ ...facts, amountOre: -500, allocatedOre: 0 })).toBe('WAITING')
})
