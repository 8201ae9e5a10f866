import type { PriceLine } from './price.ts'

/** One VAT code's share of a list of lines, in øre: `netOre + vatOre` is `grossOre`. */
export type VatShare = { vatCode: string; vatPercent: number; grossOre: number; netOre: number; vatOre: number }

/** The VAT inside one amount that includes it, rounded to whole øre, half an øre away from nothing: what is given back is what was taken. */
export function vatIncludedOre(grossOre: number, vatPercent: number): number {
  if (grossOre < 0) return 0 - vatIncludedOre(-grossOre, vatPercent)
  return Math.round((grossOre * vatPercent) / (100 + vatPercent))
}

/**
 * The VAT of the lines per code, derived once per line and then added up, as the ledger does.
 * `vatPercentOf` maps each code to its rate; a code that it lacks is a mistake in the data and throws.
 */
export function vatOfLines(
  lines: readonly Pick<PriceLine, 'vatCode' | 'totalOre'>[],
  vatPercentOf: Readonly<Record<string, number>>,
): VatShare[] {
  const shares = new Map<string, VatShare>()
  for (const { vatCode, totalOre } of lines) {
    const vatPercent = vatPercentOf[vatCode]
    if (vatPercent === undefined)
      throw new RangeError(`vatOfLines: no rate for VAT code "${vatCode}". Add it to vatPercentOf.`)
    const vatOre = vatIncludedOre(totalOre, vatPercent)
    const share = shares.get(vatCode) ?? { vatCode, vatPercent, grossOre: 0, netOre: 0, vatOre: 0 }
    share.grossOre += totalOre
    share.vatOre += vatOre
    share.netOre += totalOre - vatOre
    shares.set(vatCode, share)
  }
  return [...shares.values()]
}
