import { expect, it } from 'vitest'
import { type CarOption, toOption } from './car-picker.tsx'

const trip = { reservationId: 1, reservationNumber: 100_001, person: 'Amira Aasebø' }
const option = (start: string, end: string): CarOption => ({
  id: 12,
  carNumber: '108',
  licensePlate: 'EL55860',
  model: 'Fiat 500e',
  location: 'Solheim',
  metres: 250,
  priceOre: null,
  taken: [{ ...trip, start, end }],
})
const day = '2026-11-21T12:00:00+01:00'

it('a car that is taken says when, without the day where that is the day asked for', () => {
  const { aside } = toOption(option('2026-11-21T11:00:00+01:00', '2026-11-21T16:00:00+01:00'), day)
  expect(aside).toBe('Opptatt 11:00–16:00')
})

it('a car that is taken over a night says which days', () => {
  const { aside } = toOption(option('2026-11-20T18:00:00+01:00', '2026-11-22T08:00:00+01:00'), day)
  expect(aside).toBe('Opptatt fr. 18:00–08:00 sø.')
})
