import type { FoundPerson } from '@delebil/core-api/admin'
import { expect, test, vi } from 'vitest'
import { peopleCommands } from './people-commands.ts'

const trip = {
  reservationId: 9,
  reservationNumber: 115912,
  state: 'ONGOING',
  isLate: false,
  start: '2026-11-22T12:00:00+01:00',
  end: '2026-11-22T17:00:00+01:00',
  carId: 3,
  carNumber: 204,
  licensePlate: 'SX57872',
} as const
const marit: FoundPerson = { id: 7, name: 'Marit Nygård', phone: '+4740076309', now: trip, next: null }
const [navigate, call] = [vi.fn(), vi.fn()]
const commandsOf = (one: FoundPerson) =>
  peopleCommands([one], { now: new Date('2026-11-22T15:30:00+01:00'), mayBook: true, navigate, call })
const labels = (one: FoundPerson) => commandsOf(one).said.map(({ label }) => label)

test('a person by phone is said with the car they have, until when, and the press that calls', () => {
  const { said, acts } = commandsOf(marit)
  expect(said).toMatchObject([
    { label: 'Marit Nygård har bil 204 til 17:00', note: 'AKTIV · 115912 · SX57872 · 400 76 309' },
  ])
  said[0]?.run()
  expect(navigate).toHaveBeenCalledWith('/admin/reservation-management/reservations/9')
  expect(acts.map(({ label }) => label)).toEqual(['Ny reservasjon for Marit Nygård', 'Ring Marit Nygård'])
  acts[0]?.run()
  expect(navigate).toHaveBeenLastCalledWith('/admin/reservation-management/reservations/new?personId=7')
  acts[1]?.run()
  expect(call).toHaveBeenCalledWith('+4740076309')
})

test('a person without a car is said so, with the car that is fetched next', () => {
  const next = { ...trip, state: 'FUTURE', start: '2026-11-23T08:00:00+01:00' } as const
  expect(labels({ ...marit, now: null, next })).toEqual([
    'Marit Nygård har ingen bil nå',
    'Marit Nygård henter bil 204 man. 23. nov. 08:00',
  ])
  expect(labels({ ...marit, now: { ...trip, isLate: true } })).toEqual(['Marit Nygård skulle levert bil 204 17:00'])
})
