import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billsKilometers, checkReadings, drivenKilometers } from './odometer.ts'
import { addMinutes } from './time/duration.ts'

const noon = new Date('2026-11-20T11:00:00Z')
const reading = (kilometers: number, minutes = 0) => ({ kilometers, at: addMinutes(noon, minutes) })
const tooLow = (moment: 'start' | 'end') => ({ moment, code: 'odometer.too-low' })
const tooHigh = (moment: 'start' | 'end') => ({ moment, code: 'odometer.too-high' })

describe('odometer', () => {
  it('[C10] kilometres are the reading at the end less the one at the start, and none where one is missing', () => {
    const readings = fc.record({ start: fc.nat(900_000), driven: fc.nat(2000) })
    const law = fc.property(readings, ({ start, driven }) => {
      const both = { start: reading(start), end: reading(start + driven, 60) }
      return (
        drivenKilometers(both) === driven &&
        drivenKilometers({ start: both.start }) === undefined &&
        drivenKilometers({ end: both.end }) === undefined
      )
    })
    fc.assert(law)
  })

  it('[C11] a reading at the end is not below the one at the start, and not further than 120 km an hour and 2 km', () => {
    const start = reading(50_000)
    expect(checkReadings({ start, end: reading(50_000, 60) })).toBeUndefined()
    expect(checkReadings({ start, end: reading(49_999, 60) })).toEqual(tooLow('end'))
    expect(checkReadings({ start, end: reading(50_122, 60) })).toBeUndefined()
    expect(checkReadings({ start, end: reading(50_123, 60) })).toEqual(tooHigh('end'))
    expect(checkReadings({ start, end: reading(50_003, -60) })).toEqual(tooHigh('end'))
  })

  it('[C12] readings fit the last one of the car before the trip, to 2 km below', () => {
    const before = reading(40_000, -60)
    expect(checkReadings({ before, start: reading(39_998) })).toBeUndefined()
    expect(checkReadings({ before, start: reading(39_997) })).toEqual(tooLow('start'))
    expect(checkReadings({ before, start: reading(40_123) })).toEqual(tooHigh('start'))
    expect(checkReadings({ before, end: reading(39_990, 60) })).toEqual(tooLow('end'))
    expect(checkReadings({ before, end: reading(40_242, 60) })).toBeUndefined()
    expect(checkReadings({ before, end: reading(40_243, 60) })).toEqual(tooHigh('end'))
  })

  it('[C13] a trip is not shorter than the straight way to where the car stands, 2 km and what is under one aside', () => {
    const trip = { start: reading(100), end: reading(110, 60) }
    expect(checkReadings({ ...trip, straightKilometers: 12.9 })).toBeUndefined()
    expect(checkReadings({ ...trip, straightKilometers: 13 })).toEqual(tooLow('end'))
  })

  it('[C14] kilometres are asked for only where one of the tiers of the tariff has a price', () => {
    expect(billsKilometers({ kilometerTiers: [] })).toBe(false)
    expect(billsKilometers({ kilometerTiers: [{ fromKm: 0, orePerKm: 0 }] })).toBe(false)
    const free = { fromKm: 0, orePerKm: 0 }
    expect(billsKilometers({ kilometerTiers: [free, { fromKm: 100, orePerKm: 300 }] })).toBe(true)
  })
})
