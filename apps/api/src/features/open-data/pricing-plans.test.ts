import { priceReservation, sumLines, type Tariff } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gbfsRates } from './pricing-plans.ts'

const tariff: Tariff = {
  startFeeOre: 2500,
  hourOre: 4900,
  dayCapHours: 10,
  kilometerTiers: [
    { fromKm: 100, orePerKm: 240 },
    { fromKm: 0, orePerKm: 340 },
  ],
  superDamageWaiverHourOre: 600,
  vatCode: '3',
  vatPercent: 25,
}

type Segment = { start: number; end?: number; rate: number; interval: number }

/** What a trip planner makes of the segments. */
const planned = (segments: readonly Segment[], amount: number): number =>
  segments.reduce((sum, { start, end = Number.POSITIVE_INFINITY, rate, interval }) => {
    const inside = Math.min(amount, end) - start
    return inside > 0 ? sum + Math.ceil(inside / interval) * rate : sum
  }, 0)
const plannedOre = (of: Tariff, minutes: number, kilometers: number): number => {
  const { per_min_pricing, per_km_pricing } = gbfsRates(of)
  return Math.round(of.startFeeOre + 100 * (planned(per_min_pricing, minutes) + planned(per_km_pricing, kilometers)))
}
const billedOre = (of: Tariff, start: Date, minutes: number, kilometers: number): number =>
  sumLines(priceReservation(of, { start, end: addMinutes(start, minutes), superDamageWaiver: false, kilometers }))

// A month without a clock change.
const monthStart = new Date('2026-06-01T00:00:00+02:00')
const startMinute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const driven = fc.integer({ min: 0, max: 400 })

test('a trip below the day cap costs by the plan what it is billed', () => {
  fc.assert(
    fc.property(startMinute, fc.integer({ min: 60, max: 10 * 60 }), driven, (from, minutes, kilometers) => {
      const start = addMinutes(monthStart, from)
      expect(plannedOre(tariff, minutes, kilometers)).toBe(billedOre(tariff, start, minutes, kilometers))
    }),
  )
})

test('a trip of up to fourteen days never costs more than by the plan, whatever the cap', () => {
  const cap = fc.integer({ min: 1, max: 24 })
  fc.assert(
    fc.property(cap, startMinute, fc.integer({ min: 60, max: 14 * 24 * 60 }), (dayCapHours, from, minutes) => {
      const of = { ...tariff, dayCapHours }
      expect(plannedOre(of, minutes, 0)).toBeGreaterThanOrEqual(billedOre(of, addMinutes(monthStart, from), minutes, 0))
    }),
    { numRuns: 300 },
  )
})

test('the plan prices the dearest start: 34 hours from 14:00 cost 20 hours', () => {
  expect(plannedOre(tariff, 34 * 60, 0)).toBe(billedOre(tariff, addMinutes(monthStart, 14 * 60), 34 * 60, 0))
  expect(plannedOre(tariff, 34 * 60, 0)).toBe(2500 + 20 * 4900)
})

test('kilometres are listed by tier, each from where the one before ends', () => {
  expect(gbfsRates(tariff).per_km_pricing).toEqual([
    { start: 0, end: 100, rate: 3.4, interval: 1 },
    { start: 100, rate: 2.4, interval: 1 },
  ])
})
