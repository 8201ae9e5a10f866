import type { Period } from '../reservation-period.ts'
import { formatKilometers, LOCALE } from './display.ts'

const NO_BREAK = '\u00a0'
const halves = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

/** What an estimated price is for, in a sentence: 'for 5 timer og 50 km'; without an estimate of kilometres 'for 5 timer'. */
export function priceSpanText({ start, end }: Period, kilometers: number): string {
  const length = formatLength((end.getTime() - start.getTime()) / 60_000)
  return kilometers === 0 ? `for ${length}` : `for ${length} og ${formatKilometers(kilometers)}`
}

/** A length in whole words: '5 timer', '3,5 timer', '1 time 20 min', '2 døgn 5 timer'. Begun minutes count. */
export function formatLength(minutes: number): string {
  const whole = Math.max(0, Math.ceil(minutes))
  const [days, inDay] = [Math.floor(whole / 1440), whole % 1440]
  const isHalf = days === 0 && inDay % 60 === 30 && inDay > 60
  const [hours, rest] = isHalf ? [inDay / 60, 0] : [Math.floor(inDay / 60), inDay % 60]
  const parts = [
    days > 0 && `${days}${NO_BREAK}døgn`,
    hours > 0 && `${halves.format(hours)}${NO_BREAK}${hours === 1 ? 'time' : 'timer'}`,
    rest > 0 && days === 0 && `${rest}${NO_BREAK}min`,
  ]
  return parts.filter(Boolean).join(' ') || `0${NO_BREAK}min`
}
