import type { FoundCar } from '@delebil/core-api/admin'
import { expect, test, vi } from 'vitest'
import { carCommands } from './car-commands.ts'

const per = {
  reservationId: 9,
  reservationNumber: 115912,
  state: 'ONGOING',
  isLate: false,
  personId: 1,
  person: 'Per Mjelde',
  phone: '+4748155090',
  start: '2026-11-22T15:00:00+01:00',
  end: '2026-11-22T17:00:00+01:00',
} as const
const vilde = {
  ...per,
  reservationId: 10,
  reservationNumber: 115876,
  state: 'FUTURE',
  personId: 2,
  person: 'Vilde Dahl',
  phone: null,
  start: '2026-11-22T18:00:00+01:00',
} as const
const car: FoundCar = {
  id: 3,
  carNumber: 119,
  licensePlate: 'EE71698',
  model: 'Toyota Yaris',
  location: 'Nordnes',
  now: per,
  next: vilde,
}
const navigate = vi.fn()
const call = vi.fn()
const commandsOf = (one: FoundCar, mayBook = true) =>
  carCommands([one], { now: new Date('2026-11-22T15:30:00+01:00'), mayBook, navigate, call })
const labels = (one: FoundCar, mayBook?: boolean) => {
  const { said, acts } = commandsOf(one, mayBook)
  return [said, acts].map((commands) => commands.map(({ label }) => label))
}

test('a car that is out is said with who has it and who is next, then what can be done', () => {
  expect(labels(car)).toEqual([
    ['Per Mjelde har bil 119 til 17:00', 'Vilde Dahl henter 18:00'],
    ['Ring Per Mjelde', 'Ny reservasjon på bil 119', 'Sperr bil 119', 'Alle turer med bil 119'],
  ])
  expect(commandsOf(car).said[0]?.note).toBe('AKTIV · 115912 · 481 55 090')
})

test('a car that is not back in time is said with when it should have been', () => {
  expect(labels({ ...car, now: { ...per, isLate: true } })[0]?.[0]).toBe('Per Mjelde skulle levert bil 119 17:00')
  expect(commandsOf({ ...car, now: { ...per, state: 'PAST', isLate: true } }).said[0]?.note).toContain(
    'AKTIV, ikke levert',
  )
})

test('a free car is said with until when', () => {
  expect(labels({ ...car, now: null })[0]).toEqual(['Bil 119 er ledig til 18:00', 'Vilde Dahl henter 18:00'])
  expect(labels({ ...car, now: null, next: null })[0]).toEqual(['Bil 119 er ledig'])
})

test('a trip of another day is told with its date, and staff without the permission are offered no booking', () => {
  const tomorrow = { ...vilde, start: '2026-11-23T08:00:00+01:00' }
  expect(labels({ ...car, next: tomorrow }, false)).toEqual([
    ['Per Mjelde har bil 119 til 17:00', 'Vilde Dahl henter man. 23. nov. 08:00'],
    ['Ring Per Mjelde', 'Alle turer med bil 119'],
  ])
})

test('a command leads to the trip, calls, or lists the trips of the plate', () => {
  const { said, acts } = commandsOf(car)
  said[0]?.run()
  acts[0]?.run()
  acts[2]?.run()
  expect(navigate).toHaveBeenLastCalledWith('/admin/reservation-management/admin-reservations/new?carId=3')
  acts[3]?.run()
  expect(call).toHaveBeenCalledWith('+4748155090')
  expect(navigate.mock.calls[0]?.[0]).toBe('/admin/reservation-management/reservations/9')
  expect(decodeURIComponent(navigate.mock.calls[2]?.[0])).toContain(
    '"field":"licensePlate","operator":"is","value":"EE71698"',
  )
})
