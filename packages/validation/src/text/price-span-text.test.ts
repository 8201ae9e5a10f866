import { expect, it } from 'vitest'
import { formatLength, priceSpanText } from './price-span-text.ts'

it.each([
  [60, '1\u00a0time'],
  [90, '1,5\u00a0timer'],
  [300, '5\u00a0timer'],
  [80, '1\u00a0time 20\u00a0min'],
  [30, '30\u00a0min'],
  [1440, '1\u00a0døgn'],
  [3 * 1440 + 300, '3\u00a0døgn 5\u00a0timer'],
  [0, '0\u00a0min'],
])('[D9] a length of %i minutes reads %s', (minutes, text) => {
  expect(formatLength(minutes)).toBe(text)
})

it('[D9] what a price is for names the kilometres only where somebody has said how far', () => {
  const period = { start: new Date('2026-11-21T18:30:00+01:00'), end: new Date('2026-11-21T23:30:00+01:00') }
  expect(priceSpanText(period, 50)).toBe('for 5\u00a0timer og 50\u00a0km')
  expect(priceSpanText(period, 0)).toBe('for 5\u00a0timer')
})
