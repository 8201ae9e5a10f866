import type { PriceQuote } from '@delebil/core-api'
import { periodMinutes } from '@delebil/validation'
import {
  describePrice,
  endNowLabel,
  formatDuration,
  formatNok,
  formatWhen,
  type PriceText,
} from '@delebil/validation/text'
import { actionTexts } from '../../locale/action-texts.ts'

const texts = actionTexts.quote

const amount = (ore: number): string => (ore === 0 ? '0\u00a0kr' : formatNok(ore))

/** When and to what the price changes next: 'Før 14:30: 0 kr. Etter: 24,50 kr.'; undefined where it stays. */
export function nextText({ next, price }: Pick<PriceQuote, 'next' | 'price'>, now: Date): string | undefined {
  if (!next) return undefined
  const [from, to] = [new Date(next.from), new Date(next.to)]
  const [current, then] = [amount(price.totalOre), amount(next.totalOre)]
  if (from.getTime() === to.getTime()) return texts.jump(formatWhen(from, now), current, then)
  const isGrowing = next.totalOre > price.totalOre
  if (from > now) {
    const words = isGrowing ? texts.willGrow : texts.willFall
    return words(formatWhen(from, now), current, formatWhen(to, now), then)
  }
  return (isGrowing ? texts.grows : texts.falls)(formatWhen(to, now), then)
}

/** 'Endrer seg om 12 min' while the step lies ahead and within a day. */
export function countdownText({ next }: Pick<PriceQuote, 'next'>, now: Date): string | undefined {
  if (!next) return undefined
  const minutes = periodMinutes({ start: now, end: new Date(next.from) })
  return minutes > 0 && minutes <= 1440 ? texts.changesIn(formatDuration(minutes)) : undefined
}

/** The price after the change: of a trip that is ended now, what that bills; kilometres that are not in it come on top. */
export function quotePriceText({ change, price, period }: Pick<PriceQuote, 'change' | 'price' | 'period'>): PriceText {
  const kilometers = price.lines.reduce((sum, { unit, quantity }) => sum + (unit === 'km' ? quantity : 0), 0)
  if (period === null) return { label: texts.feeName, amount: formatNok(price.totalOre), joint: '', covers: '' }
  const priced = { start: new Date(period.start), end: new Date(period.end) }
  const words = describePrice({ ...price, period: priced, kilometers })
  if (change !== 'end') return words
  return { ...words, label: endNowLabel, covers: kilometers > 0 ? '' : words.covers }
}

/** '+20 kr', '−5 kr'; 'Samme pris' for none. */
export function differenceText(differenceOre: number): string {
  if (differenceOre === 0) return texts.same
  return `${differenceOre > 0 ? '+' : '−'}${formatNok(Math.abs(differenceOre))}`
}
