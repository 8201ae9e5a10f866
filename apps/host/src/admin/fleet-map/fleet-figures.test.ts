import { expect, it } from 'vitest'
import { fleetFigures } from './fleet-figures.ts'
import { stateNames } from './fleet-map-texts.ts'

const car = { id: 1, carNumber: 1, licensePlate: 'EL1', model: 'Yaris', locationId: 1, until: null, next: null }

it('the figures of a fleet count its cars by what they are, and mark who is late', () => {
  const cars = [
    { ...car, state: 'FREE' },
    { ...car, state: 'FREE' },
    { ...car, state: 'LATE' },
  ] as const
  const figures = fleetFigures({ cars: [...cars] }, stateNames(false))
  expect(figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Ledig 2',
    'På tur 0',
    'Reservert 0',
    'Ikke levert i tide 1',
    'Sperret 0',
  ])
  expect(figures.filter(({ isWrong }) => isWrong).map(({ label }) => label)).toEqual(['Ikke levert i tide'])
  expect(figures[0]?.note).toBe('av 3 biler')
})

it('a car whose trip has begun without anybody opening it was not fetched; at another moment it is booked', () => {
  const cars = [{ ...car, state: 'BOOKED' as const }]
  const labelAt = (isNow: boolean) => fleetFigures({ cars }, stateNames(isNow)).find(({ value }) => value === 1)?.label
  expect([labelAt(true), labelAt(false)]).toEqual(['Ikke hentet', 'Reservert'])
})
