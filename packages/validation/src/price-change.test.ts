import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardPolicy, termsOf } from './policy.ts'
import { cancellationLines, priceReservation, sumLines, type Tariff } from './price.ts'
import { linesAfter, nextPriceStep, periodAfter, priceChanges, priceHold } from './price-change.ts'
import { addMinutes, HOUR_MS } from './time/duration.ts'

const at = (text: string) => new Date(text)
const tariff: Tariff = {
  startFeeOre: 2000,
  hourOre: 4000,
  dayCapHours: 10,
  kilometerTiers: [{ fromKm: 0, orePerKm: 300 }],
  superDamageWaiverHourOre: 500,
  vatCode: '3',
  vatPercent: 25,
}
const trip = {
  ...termsOf(standardPolicy),
  start: at('2026-11-21T12:00:00+01:00'),
  end: at('2026-11-21T18:00:00+01:00'),
  created: at('2026-11-01T12:00:00+01:00'),
  superDamageWaiver: true,
  kilometers: 40,
}
const totalAt = (change: (typeof priceChanges)[number], reservation: typeof trip, now: Date) =>
  sumLines(linesAfter(change, reservation, tariff, now))
const wholeMinutes = (period: { start: Date; end: Date }) => (period.end.getTime() - period.start.getTime()) / 60_000

const anyMoment = fc
  .record({
    change: fc.constantFrom(...priceChanges),
    startIn: fc.integer({ min: -600, max: 5000 }),
    minutes: fc.integer({ min: 60, max: 5000 }),
    bookedAgo: fc.integer({ min: 0, max: 6000 }),
    seconds: fc.integer({ min: 0, max: 59 }),
    cancelFeePercent: fc.constantFrom(50, 40, 100, 0),
    cancelFeeWindowHours: fc.constantFrom(48, 24, 1),
    cancelFreeMinutes: fc.constantFrom(60, 0, 600),
  })
  .map(({ change, startIn, minutes, bookedAgo, seconds, ...terms }) => {
    const now = new Date(at('2026-10-24T12:00:00+02:00').getTime() + seconds * 1000)
    const start = addMinutes(at('2026-10-24T12:00:00+02:00'), startIn)
    const created = addMinutes(now, -bookedAgo)
    return { change, now, reservation: { ...trip, ...terms, start, end: addMinutes(start, minutes), created } }
  })

describe('what a change costs', () => {
  it('[X1] is the price of what it leads to', () => {
    const now = at('2026-11-21T11:00:00+01:00')
    const { superDamageWaiver, kilometers } = trip
    for (const change of ['extend', 'change-car', 'start-now', 'end'] as const) {
      const period = periodAfter(change, trip, now)
      expect(linesAfter(change, trip, tariff, now)).toEqual(
        priceReservation(tariff, { ...period, superDamageWaiver, kilometers }),
      )
    }
    expect(linesAfter('cancel', trip, tariff, now)).toEqual(cancellationLines(tariff, { ...trip, now }))
  })

  it('[X2] follows the period that each change leads to', () => {
    const [before, inside, late] = [-30, 90, 400].map((minutes) => addMinutes(trip.start, minutes)) as [
      Date,
      Date,
      Date,
    ]
    expect(periodAfter('cancel', trip, inside)).toEqual({ start: trip.start, end: trip.end })
    expect(periodAfter('extend', trip, inside)).toEqual({ start: trip.start, end: addMinutes(trip.end, 30) })
    expect(periodAfter('start-now', trip, before)).toEqual({ start: before, end: trip.end })
    expect(periodAfter('end', trip, inside).end).toEqual(trip.end)
    expect(periodAfter('end', trip, late).end).toEqual(late)
    expect(periodAfter('change-car', trip, before).start).toEqual(trip.start)
    expect(periodAfter('change-car', trip, inside).start).toEqual(inside)
    expect(wholeMinutes(periodAfter('change-car', trip, addMinutes(trip.end, -10)))).toBe(60)
  })

  it('[X3] stays until the step that is told, which leads where it says', () => {
    fc.assert(
      fc.property(anyMoment, fc.double({ min: 0, max: 1, noNaN: true }), ({ change, now, reservation }, part) => {
        const step = nextPriceStep(change, reservation, tariff, now)
        if (step === undefined) return
        const still = new Date(now.getTime() + Math.floor(part * Math.max(0, step.from.getTime() - 1 - now.getTime())))
        expect(totalAt(change, reservation, still)).toBe(totalAt(change, reservation, now))
        expect(totalAt(change, reservation, step.to)).toBe(step.totalOre)
        expect(step.totalOre).not.toBe(totalAt(change, reservation, now))
      }),
      { numRuns: 200 },
    )
  })

  it('[X4] jumps where the hour after booking ends, and grows evenly 48 hours before the start', () => {
    const created = at('2026-11-21T10:00:00+01:00')
    const fresh = nextPriceStep('cancel', { ...trip, created }, tariff, addMinutes(created, 5))
    expect(fresh).toEqual({ from: new Date(created.getTime() + HOUR_MS + 1), to: fresh?.from, totalOre: 12_000 })
    const early = nextPriceStep('cancel', trip, tariff, at('2026-11-18T12:00:00+01:00'))
    expect(early).toEqual({
      from: at('2026-11-19T12:00:00+01:00'),
      to: at('2026-11-19T18:00:00+01:00'),
      totalOre: 12_000,
    })
    const growing = at('2026-11-19T15:00:00+01:00')
    expect(nextPriceStep('cancel', trip, tariff, growing)).toEqual({ from: growing, to: early?.to, totalOre: 12_000 })
    expect(nextPriceStep('cancel', trip, tariff, at('2026-11-20T12:00:00+01:00'))).toEqual({
      from: trip.start,
      to: trip.end,
      totalOre: 0,
    })
    expect(nextPriceStep('extend', trip, tariff, growing)).toBeUndefined()
  })

  it.each([
    ['2026-10-25T00:00:00+02:00', '2026-10-25T06:00:00+01:00', 7],
    ['2027-03-28T00:00:00+01:00', '2027-03-28T06:00:00+02:00', 5],
  ])('[X5] counts elapsed hours in the night that begins %s', (start, end, hours) => {
    const night = {
      ...trip,
      created: at('2026-01-01T00:00:00Z'),
      start: at(start),
      end: at(end),
      superDamageWaiver: false,
      kilometers: 0,
    }
    const evening = addMinutes(night.start, -60)
    expect(totalAt('cancel', night, evening)).toBe(hours * 2000)
    expect(totalAt('extend', night, evening)).toBe(2000 + (hours + 0.5) * 4000)
    expect(totalAt('start-now', night, evening)).toBe(2000 + (hours + 1) * 4000)
    const later = nextPriceStep('end', night, tariff, addMinutes(night.end, -5))
    expect(later).toEqual({
      from: addMinutes(night.end, 1),
      to: addMinutes(night.end, 1),
      totalOre: 2000 + (hours + 0.5) * 4000,
    })
    const sooner = nextPriceStep('start-now', night, tariff, evening)
    expect(sooner?.from).toEqual(new Date(addMinutes(evening, 29).getTime() + 1))
  })

  it('[X6] is never more than the ceiling while a shown price holds', () => {
    fc.assert(
      fc.property(anyMoment, fc.double({ min: 0, max: 1, noNaN: true }), ({ change, now, reservation }, part) => {
        const { until, ceilingOre } = priceHold(change, reservation, tariff, now)
        expect(until.getTime()).toBeLessThanOrEqual(now.getTime() + 2 * 60_000)
        expect(until.getTime()).toBeGreaterThanOrEqual(now.getTime())
        const then = new Date(now.getTime() + Math.floor(part * (until.getTime() - now.getTime())))
        expect(totalAt(change, reservation, then)).toBeLessThanOrEqual(ceilingOre)
      }),
      { numRuns: 200 },
    )
  })
})
