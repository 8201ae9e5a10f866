import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carYear, carYearSources, drivingGrams, type EndedTrip, osloYear } from './car-year.ts'

const trip = (start: string, hours: number, kilometers: number, more: Partial<EndedTrip> = {}): EndedTrip => ({
  start: new Date(start),
  ended: new Date(new Date(start).getTime() + hours * 3_600_000),
  kilometers,
  costOre: 10_000,
  fuel: 'ELECTRIC',
  ...more,
})
const afterwards = new Date('2027-03-01T00:00:00Z')

describe('a year of a shared car', () => {
  it('[O1] a trip belongs to the year and month of Oslo that it started in', () => {
    const trips = [
      trip('2025-12-31T22:59:59Z', 3, 1),
      trip('2025-12-31T23:00:00Z', 3, 10),
      trip('2026-06-30T22:00:00Z', 1, 100),
      trip('2026-12-31T23:00:00Z', 1, 1),
    ]
    const { months, total } = carYear(trips, 2026, afterwards)
    expect(total).toMatchObject({ trips: 2, kilometers: 110, costOre: 20_000 })
    expect(months.filter(({ trips: count }) => count > 0).map(({ month }) => month)).toEqual([1, 7])
    expect(osloYear(2026).start).toEqual(new Date('2025-12-31T23:00:00Z'))
  })

  it('[O2] the months add up to the year', () => {
    const anyTrip = fc.record({
      start: fc.date({ min: new Date('2025-12-01'), max: new Date('2027-02-01'), noInvalidDate: true }),
      minutes: fc.nat(3000),
      kilometers: fc.nat(900),
      costOre: fc.nat(900_000),
      fuel: fc.constantFrom('ELECTRIC' as const, 'GASOLINE' as const, 'DIESEL' as const, undefined),
    })
    const law = fc.property(fc.array(anyTrip, { maxLength: 30 }), (made) => {
      const trips = made.map(({ minutes, ...more }) => ({
        ...more,
        ended: new Date(more.start.getTime() + minutes * 60_000),
      }))
      const { months, total } = carYear(trips, 2026, afterwards)
      const sum = (key: 'trips' | 'kilometers' | 'costOre' | 'co2Grams') =>
        months.reduce((all, month) => all + month[key], 0)
      expect([sum('trips'), sum('kilometers'), sum('costOre'), sum('co2Grams')]).toEqual([
        total.trips,
        total.kilometers,
        total.costOre,
        total.co2Grams,
      ])
    })
    fc.assert(law)
  })

  it('[O3] hours are elapsed time with one decimal, across a clock change as well', () => {
    expect(carYear([trip('2026-10-24T22:00:00Z', 7, 1)], 2026, afterwards).total.hours).toBe(7)
    expect(carYear([trip('2026-05-01T10:00:00Z', 1.26, 1)], 2026, afterwards).total.hours).toBe(1.3)
  })

  it('[O4] owning is the published cost at 10 000 and 15 000 km', () => {
    const drive = (kilometers: number) => carYear([trip('2026-05-01T10:00:00Z', 9, kilometers)], 2026, afterwards)
    expect(drive(10_000).owning.totalOre).toBe(6_100_000)
    expect(drive(15_000).owning.totalOre).toBe(7_600_000)
    expect(drive(15_000).savedOre).toBe(7_600_000 - 10_000)
  })

  it('[O5] of a year that is not over, only the days that have passed cost anything', () => {
    const half = carYear([], 2026, new Date('2026-07-02T10:00:00Z'))
    expect(half.elapsed).toBeCloseTo(0.5, 3)
    expect(half.owning.totalOre).toBe(Math.round(3_100_000 * half.elapsed))
    expect(carYear([], 2027, new Date('2026-07-02')).owning.totalOre).toBe(0)
    expect(carYear([], 2025, new Date('2026-07-02')).elapsed).toBe(1)
  })

  it('[O6] CO2 is consumption times the factor of the fuel; who does not say counts as petrol, as the car of comparison does', () => {
    expect(drivingGrams(100, 'GASOLINE')).toBe(15_080)
    expect(drivingGrams(100, 'DIESEL')).toBe(14_630)
    expect(drivingGrams(100, 'ELECTRIC')).toBe(300)
    expect(drivingGrams(100)).toBe(15_080)
    const year = carYear([trip('2026-05-01T10:00:00Z', 2, 100)], 2026, afterwards)
    expect([year.total.co2Grams, year.owning.co2Grams]).toEqual([300, 15_080])
  })

  it('[O7] every source has a name and a secure address', () => {
    for (const { name, url } of carYearSources) {
      expect(name).not.toBe('')
      expect(new URL(url).protocol).toBe('https:')
    }
  })
})
