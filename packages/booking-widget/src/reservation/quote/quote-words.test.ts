import { expect, it } from 'vitest'
import { countdownText, differenceText, nextText } from './quote-words.ts'

const now = new Date('2026-11-21T14:00:00+01:00')
const price = (totalOre: number) => ({ currency: 'NOK' as const, totalOre, vatOre: 0, lines: [], kilometerTiers: [] })
const next = (from: string, to: string, totalOre: number) => ({ from, to, totalOre })
const half = '2026-11-21T14:30:00.001+01:00'
const words = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

it('a price that jumps is told before and after', () => {
  const quote = { price: price(0), next: next(half, half, 2450) }
  expect(words(nextText(quote, now))).toBe('Før 14:30: 0 kr. Etter: 24,50 kr.')
  expect(countdownText(quote, now)).toBe('Endrer seg om 31 min')
})

it('a price that grows is told with when it starts and ends growing', () => {
  const later = next('2026-11-21T20:00:00+01:00', '2026-11-22T02:00:00+01:00', 12_000)
  expect(words(nextText({ price: price(0), next: later }, now))).toBe(
    'Før 20:00: 0 kr. Deretter øker det jevnt til 120 kr søn. 22. nov. 02:00.',
  )
  const under = next('2026-11-21T13:00:00+01:00', '2026-11-21T18:00:00+01:00', 12_000)
  expect(words(nextText({ price: price(4000), next: under }, now))).toBe('Det øker jevnt til 120 kr 18:00.')
  expect(countdownText({ next: under }, now)).toBeUndefined()
})

it('a price that falls is told as falling', () => {
  const falling = next('2026-11-21T13:00:00+01:00', '2026-11-21T18:00:00+01:00', 0)
  expect(words(nextText({ price: price(4000), next: falling }, now))).toBe('Det synker jevnt til 0 kr 18:00.')
})

it('a price that stays has no next text', () => {
  expect(nextText({ price: price(4000), next: null }, now)).toBeUndefined()
  expect(countdownText({ next: null }, now)).toBeUndefined()
})

it('a change days away has no countdown', () => {
  const far = '2026-11-25T14:30:00+01:00'
  expect(countdownText({ next: next(far, far, 1) }, now)).toBeUndefined()
})

it.each([
  [0, 'Samme pris'],
  [2000, '+20 kr'],
  [-550, '−5,50 kr'],
])('a difference of %i øre is written as %s', (ore, text) => {
  expect(words(differenceText(ore))).toBe(text)
})
