import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareLoss } from './loss.ts'
import { vatIncludedOre } from './vat.ts'

const share = (grossOre: number, vatPercent: number) => ({
  vatCode: String(vatPercent),
  vatPercent,
  grossOre,
  vatOre: vatIncludedOre(grossOre, vatPercent),
})
const sum = (shares: readonly { grossOre: number; vatOre: number }[], key: 'grossOre' | 'vatOre') =>
  shares.reduce((total, one) => total + one[key], 0)

describe('what is lost on a bill', () => {
  it('[I28] is all of it where nothing was paid, with the very VAT that the bill has', () => {
    const bill = [share(12_501, 25), share(3000, 0)]
    expect(shareLoss(bill, 15_501, 15_501)).toEqual(bill)
    expect(shareLoss(bill, 15_501, 0)).toEqual([])
    expect(shareLoss([share(10_000, 25)], 5000, 5000)).toEqual([{ ...share(5000, 25) }])
  })

  it('[I28] adds up to the loss, and losses one after another to no more VAT than the bill has', () => {
    const bills = fc.array(fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.constantFrom(25, 15, 12, 0)), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(bills, fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 6 }), (lines, losses) => {
        const bill = lines.map(([gross, percent], index) => ({ ...share(gross, percent), vatCode: String(index) }))
        let rest = sum(bill, 'grossOre')
        let vat = 0
        for (const asked of losses) {
          const loss = Math.min(asked, rest)
          const shares = shareLoss(bill, rest, loss)
          expect(sum(shares, 'grossOre')).toBe(loss)
          for (const { vatOre, grossOre, vatPercent } of shares)
            expect(Math.abs(vatOre - (grossOre * vatPercent) / (100 + vatPercent))).toBeLessThanOrEqual(2)
          vat += sum(shares, 'vatOre')
          rest -= loss
        }
        expect(vat).toBeLessThanOrEqual(sum(bill, 'vatOre'))
        vat += sum(shareLoss(bill, rest, rest), 'vatOre')
        expect(vat).toBe(sum(bill, 'vatOre'))
      }),
    )
  })
})
