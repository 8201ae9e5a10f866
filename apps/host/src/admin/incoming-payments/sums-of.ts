import type { TrailLine } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { paymentTexts as texts } from './payment-texts.ts'

/** How many kinds of lines are named: the dearest, and what is left is one sum. */
const NAMED = 3

/** What the lines of an invoice come to by kind: an invoice of a month has a line of the same kind for each trip. */
export function sumsOf(lines: readonly Pick<TrailLine, 'description' | 'grossOre'>[]): string {
  const kinds = [...Map.groupBy(lines, ({ description }) => description)]
    .map(([name, own]) => ({ name, ore: own.reduce((sum, { grossOre }) => sum + grossOre, 0) }))
    .toSorted((a, b) => b.ore - a.ore)
  const rest = kinds.length > NAMED + 1 ? kinds.splice(NAMED) : []
  const others = rest.length === 0 ? [] : [{ name: texts.otherLines, ore: rest.reduce((sum, { ore }) => sum + ore, 0) }]
  return [...kinds, ...others].map(({ name, ore }) => `${name} ${formatNok(ore)}`).join(' · ')
}
