import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatIncludedOre, vatOfLines } from './vat.ts'

const line = (totalOre: number, vatCode: string) => ({
  description: 'x',
  quantity: 1,
  unit: 'stk' as const,
  unitPriceOre: totalOre,
  totalOre,
  vatCode,
})

describe('VAT of price lines', () => {
  it('[C9] is a fifth of a price with 25 percent in it', () => {
    expect(vatIncludedOre(12_500, 25)).toBe(2500)
    expect(vatOfLines([line(12_500, '3'), line(99, '3'), line(1000, '0')], { 3: 25, 0: 0 })).toEqual(
      expect.arrayContaining([
        { vatCode: '3', vatPercent: 25, grossOre: 12_599, netOre: 10_079, vatOre: 2520 },
        { vatCode: '0', vatPercent: 0, grossOre: 1000, netOre: 1000, vatOre: 0 },
      ]),
    )
  })

  it('[C9] net and VAT are the gross, credits included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constantFrom('3', '31', '0'))),
        (lines) => {
          const shares = vatOfLines(
            lines.map(([totalOre, code]) => line(totalOre, code)),
            { 3: 25, 31: 15, 0: 0 },
          )
          for (const { grossOre, netOre, vatOre } of shares) expect(netOre + vatOre).toBe(grossOre)
          const gross = shares.reduce((sum, { grossOre }) => sum + grossOre, 0)
          expect(gross).toBe(lines.reduce((sum, [totalOre]) => sum + totalOre, 0))
        },
      ),
    )
  })

  it('[C9] a code without rate throws', () => {
    expect(() => vatOfLines([line(100, '99')], { 3: 25 })).toThrow(/99/)
  })
})
