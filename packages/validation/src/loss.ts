import type { VatShare } from './vat.ts'

type Share = Omit<VatShare, 'netOre'>

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { grossOre }) => sum + grossOre, 0)

// What of the first `ore` of a bill is of each code: the shares in proportion, what is left over to the largest remainders.
const firstOre = (shares: readonly Share[], ore: number): Share[] => {
  const total = sumOf(shares)
  if (ore >= total) return [...shares]
  const exact = shares.map((share) => (share.grossOre * ore) / total)
  const floors = exact.map(Math.floor)
  const left = ore - floors.reduce((sum, one) => sum + one, 0)
  const order = exact.map((one, index) => ({ index, rest: one - Math.floor(one) }))
  order.sort((one, other) => other.rest - one.rest || one.index - other.index)
  for (const { index } of order.slice(0, left)) floors[index] = (floors[index] ?? 0) + 1
  return shares.map((share, index) => {
    const grossOre = floors[index] ?? 0
    return { ...share, grossOre, vatOre: Math.round((share.vatOre * grossOre) / share.grossOre) }
  })
}

/**
 * What of a loss is of each VAT code of a bill, and the VAT that is taken back with it. The last `restOre` of the bill are lost first, so
 * that losses one after another, whatever was paid between them, come to the bill's own VAT and never to more.
 */
export function shareLoss(shares: readonly Share[], restOre: number, lossOre: number): Share[] {
  const standing = shares.filter(({ grossOre }) => grossOre > 0)
  const before = firstOre(standing, restOre - lossOre)
  return firstOre(standing, restOre).flatMap((share, index) => {
    const grossOre = share.grossOre - (before[index]?.grossOre ?? 0)
    return grossOre === 0 ? [] : [{ ...share, grossOre, vatOre: share.vatOre - (before[index]?.vatOre ?? 0) }]
  })
}
