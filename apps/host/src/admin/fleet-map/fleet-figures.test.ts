import { expect, it } from 'vitest'
import { fleetFigures } from './fleet-figures.ts'

const car = { id: 1, carNumber: 1, licensePlate: 'EL1', model: 'Yaris', locationId: 1, until: null, next: null }

it('the figures of a fleet count its cars by what they are, and mark who is late', () => {
  const figures = fleetFigures({
    cars: [
      { ...car, state: 'FREE' },
      { ...car, state: 'FREE' },
      { ...car, state: 'LATE' },
    ],
  })
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
