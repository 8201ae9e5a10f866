import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceReservation, sumLines, type Tariff } from './price.ts'
import { runningCost } from './running-cost.ts'
import { addMinutes } from './time/duration.ts'

const tariff: Tariff = {
  startFeeOre: 2000,
  hourOre: 4000,
  dayCapHours: 10,
  kilometerTiers: [{ fromKm: 0, orePerKm: 300 }],
  superDamageWaiverHourOre: 500,
  vatCode: '3',
  vatPercent: 25,
}
const start = new Date('2026-11-20T09:00:00Z')
const trip = { start, end: addMinutes(start, 180), superDamageWaiver: true, kilometers: 0 }
const at = (minutes: number) => addMinutes(start, minutes)

describe('running cost', () => {
  it('[Q1] before the start nothing has run, and the start is what changes that', () => {
    expect(runningCost(tariff, trip, at(-5))).toMatchObject({ soFar: [], changesAt: start })
  })

  it('[Q2] so far is the price of the time since the start, by the rule of the bill', () => {
    expect(sumLines(runningCost(tariff, trip, at(45)).soFar)).toBe(2000 + 4000 + 500)
    expect(runningCost(tariff, trip, at(180)).soFar).toEqual(priceReservation(tariff, trip))
  })

  it('[Q3] at the end is the promised end at least, and now where the car is late', () => {
    expect(sumLines(runningCost(tariff, trip, at(10)).atEnd)).toBe(2000 + 3 * 4500)
    expect(sumLines(runningCost(tariff, trip, at(181)).atEnd)).toBe(2000 + 3.5 * 4500)
  })

  it('[Q4] it tells the first minute that costs more', () => {
    expect(runningCost(tariff, trip, at(0)).changesAt).toEqual(at(1))
    expect(runningCost(tariff, trip, at(1)).changesAt).toEqual(at(31))
    expect(runningCost(tariff, trip, at(30.5)).changesAt).toEqual(at(31))
    const law = fc.property(fc.integer({ min: 0, max: 4000 }), (minutes) => {
      const { soFar, changesAt } = runningCost(tariff, trip, at(minutes))
      if (changesAt === undefined) return false
      const before = runningCost(tariff, trip, addMinutes(changesAt, -1))
      const then = runningCost(tariff, trip, changesAt)
      return sumLines(before.soFar) === sumLines(soFar) && sumLines(then.soFar) > sumLines(soFar)
    })
    fc.assert(law, { numRuns: 200 })
  })

  it('[Q5] past the day cap it stands still until the next day', () => {
    // 20:30 in Oslo: ten hours are charged by then, and midnight begins a new day.
    expect(runningCost(tariff, trip, at(630)).changesAt).toEqual(at(14 * 60 + 1))
    expect(runningCost({ ...tariff, hourOre: 0, superDamageWaiverHourOre: 0 }, trip, at(10)).changesAt).toBeUndefined()
  })
})
