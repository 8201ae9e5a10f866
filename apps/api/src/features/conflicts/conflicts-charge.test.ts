import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CarAccess } from '../../adapters/car-access/port.ts'
import { startConflictSite } from './test-conflict-site.ts'

const asked: string[] = []
const percentOf = new Map<string, number>()
const carAccess: CarAccess = {
  open: async () => 'refused',
  lock: async () => 'refused',
  setCards: async () => 'taken',
  condition: async ({ carNumber }) => {
    asked.push(carNumber)
    const chargePercent = percentOf.get(carNumber)
    if (chargePercent === undefined) return 'silent'
    return {
      isLocked: true,
      areDoorsClosed: true,
      chargePercent,
      isCharging: false,
      fuelPercent: null,
      rangeKilometers: chargePercent * 4,
      odometerKilometers: 48_211,
      position: { lat: 60.41234, lng: 5.33456 },
    }
  },
}

let office: Awaited<ReturnType<typeof startConflictSite>>
beforeAll(async () => {
  office = await startConflictSite({ carAccess })
  // All cars are electric, and tell how they are.
  await office.site.database.change(
    `update car set properties = '{FUEL_TYPE:ELECTRIC}', access = '{TELEMATICS}', seats = 5 where organization_id = 1`,
  )
})
afterAll(() => office.site.stop())
beforeEach(() => {
  asked.length = 0
  percentOf.clear()
})

const platesOf = async (from: number) => {
  const affected = await office.book(2, from, from + 3)
  await office.takeOut(2)
  const { resolutions } = await office.resolutionsOf(affected)
  return resolutions
    .filter(({ kind }) => kind === 'car')
    .map(({ moves, reasons }) => ({ plate: moves[0]?.licensePlate, reasons }))
}

test('a resolution to a car that must be charged comes after the others, says so, and tells no position', () =>
  office.site.undone(async () => {
    percentOf.set('101', 12).set('103', 64).set('160', 90)
    const resolutions = await platesOf(4)
    expect(resolutions.map(({ plate }) => plate)).toEqual(['EL10003', 'EL10061', 'EL10060', 'EL10001'])
    expect(resolutions[0]?.reasons).toContain('64 % strøm nå, 256 km')
    expect(resolutions.at(-1)?.reasons).toContain('Må lades før turen: 12 % strøm nå, 48 km')
    // Car 161 says nothing: it is neither better nor worse for it.
    expect(resolutions[1]?.reasons.join()).not.toContain('strøm')
    expect(JSON.stringify(resolutions)).not.toContain('60.4123')
  }))

test('the charge is not asked of a car on a trip, nor for a trip that begins much later', () =>
  office.site.undone(async () => {
    percentOf.set('101', 12).set('103', 64)
    await office.site.database.change(
      `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, started_at)
       values (1, 900, 2, 1, 1, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', 1, now() - interval '1 hour')`,
    )
    await platesOf(4)
    expect(asked).not.toContain('101')
    expect(asked).toContain('103')
    asked.length = 0
    const later = await office.book(3, 60, 63)
    await office.resolutionsOf(later)
    expect(asked).toEqual([])
  }))
