import { expect, it } from 'vitest'
import type { ReservationState } from '../reservation-state.ts'
import { describePrice, describeReservationPrice, endNowText, priceSentence, priceWord } from './price-text.ts'

const period = { start: new Date('2026-11-21T18:30:00+01:00'), end: new Date('2026-11-21T23:30:00+01:00') }
const kilometerTiers = [
  { fromKm: 100, orePerKm: 260 },
  { fromKm: 0, orePerKm: 340 },
]
const price = { totalOre: 25_000, period, kilometers: 0, kilometerTiers }
const sentence = (more: Partial<typeof price>) => priceSentence(describePrice({ ...price, ...more }))

it('[D6] without an estimate a price says what a kilometre costs on top', () => {
  expect(sentence({})).toBe('250\u00a0kr + 3,40\u00a0kr/km')
  expect(sentence({ totalOre: 32_750, kilometerTiers: [{ fromKm: 0, orePerKm: 300 }] })).toBe(
    '327,50\u00a0kr + 3\u00a0kr/km',
  )
  expect(describePrice(price).label).toBe('Pris')
})

it('[D6] kilometres that cost nothing, or nothing at first, are told so', () => {
  expect(sentence({ kilometerTiers: [] })).toBe('250\u00a0kr + 0\u00a0kr/km')
  const fiftyFree = [
    { fromKm: 0, orePerKm: 0 },
    { fromKm: 50, orePerKm: 340 },
  ]
  expect(sentence({ kilometerTiers: fiftyFree })).toBe('250\u00a0kr + 3,40\u00a0kr/km over 50\u00a0km')
})

it('[D6] with an estimate a price is called estimated and says what it covers', () => {
  expect(sentence({ totalOre: 42_000, kilometers: 50 })).toBe('Anslått 420\u00a0kr · 5\u00a0t · 50\u00a0km')
  const longer = { start: period.start, end: new Date('2026-11-24T00:00:00+01:00') }
  expect(sentence({ totalOre: 1_042_000, kilometers: 1200, period: longer })).toBe(
    'Anslått 10\u00a0420\u00a0kr · 2\u00a0d\u00a05\u00a0t · 1\u00a0200\u00a0km',
  )
})

it('[D7] the price of a reservation is a total once it was ended or called off, and not before', () => {
  const words = (state: ReservationState, ended?: Date) =>
    priceSentence(describeReservationPrice({ state, ended }, { ...price, kilometers: 50 }))
  for (const state of ['FUTURE', 'ONGOING', 'PAST'] as const) {
    expect(words(state)).toBe('Anslått 250\u00a0kr · 5\u00a0t · 50\u00a0km')
  }
  expect(words('PAST', period.end)).toBe('Totalt 250\u00a0kr')
  expect(words('CANCELED')).toBe('Totalt 250\u00a0kr')
  expect(words('VOIDED')).toBe('Totalt 250\u00a0kr')
})

it('[D7] only what is final is called a total, and a trip under way tells what ending it now costs', () => {
  expect(Object.values(priceWord)).toEqual(['Pris', 'Anslått', 'Totalt'])
  expect(endNowText(37_900)).toBe('Avslutter du nå: 379\u00a0kr')
})
