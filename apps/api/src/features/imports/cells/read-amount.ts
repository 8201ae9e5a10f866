import { choose, failed, type Obstacle } from './obstacle.ts'

const formatKroner = (ore: number): string => {
  const [whole = '', rest = ''] = (Math.abs(ore) / 100).toFixed(2).split('.')
  return `${ore < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${rest}`
}

const most = 2_000_000_00

const oreOf = (whole: string, decimals: string): number => Number(whole) * 100 + Number(decimals.padEnd(2, '0'))

// Without what only helps the eye: spaces of all kinds, the currency, and a minus wherever it stands.
const bare = (written: string): { readonly digits: string; readonly sign: 1 | -1 } => {
  const text = written.replace(/[\s\u00a0\u202f\u2009']/g, '').replace(/^(kr|nok)\.?|(kr|nok|,-)\.?$/gi, '')
  const isNegative = /^[-−–(]|[-−–]$/.test(text)
  return { digits: text.replace(/[-−–()]/g, ''), sign: isNegative ? -1 : 1 }
}

const ask = (written: string, ore: readonly number[], field: string): Obstacle =>
  choose(
    'amount',
    `«${written}» kan være ${ore.map(formatKroner).join(' eller ')}.`,
    ore.map((one) => ({ label: `Bruk ${formatKroner(one)}`, cells: { [field]: formatKroner(one) } })),
    { field },
  )

/**
 * An amount in øre as Norwegians and their spreadsheets write it. What can be read in two ways is asked about: a point before three
 * digits, and thousands by a point where so much is not usual.
 */
export const readAmount = (written: string, field: string, usualMostOre = most): number | Obstacle => {
  const { digits, sign } = bare(written)
  const plain = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits)
  if (plain) return within(sign * oreOf(plain[1] ?? '', plain[2] ?? ''), written, field)
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(digits)
  if (grouped) {
    const [, whole = '', , decimals] = grouped
    const ore = sign * oreOf(whole.replace(/[.,]/g, ''), decimals ?? '')
    if (decimals === undefined) return ask(written, [ore], field)
    if (Math.abs(ore) <= usualMostOre) return within(ore, written, field)
    const last = sign * oreOf(whole.split(/[.,]/).at(-1) ?? '', decimals)
    return ask(written, [ore, last], field)
  }
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(digits))
    return failed('amount', `Regnearket har forkortet «${written}». Skriv hele beløpet.`, { field })
  return failed('amount', `«${written}» er ikke et beløp i kroner.`, { field })
}

const within = (ore: number, written: string, field: string): number | Obstacle =>
  Math.abs(ore) <= most ? ore : failed('amount', `«${written}» er mer enn noen rad kan være på.`, { field })
