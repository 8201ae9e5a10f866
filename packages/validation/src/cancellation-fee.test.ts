import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationFee, freeCancellationUntil } from './cancellation-fee.ts'
import { standardPolicy, termsOf } from './policy.ts'
import { policyFields } from './policy-fields.ts'
import { cancellationFeeText } from './text/cancellation-fee-text.ts'
import { addMinutes, HOUR_MS } from './time/duration.ts'

const at = (text: string) => new Date(text)
const longAgo = at('2026-01-01T00:00:00Z')
const base = at('2026-10-24T12:00:00+02:00')
const standard = termsOf(standardPolicy)
const between = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most })
const anyTerms = fc.record({
  cancelFeePercent: between(policyFields.cancelFeePercent),
  cancelFeeWindowHours: between(policyFields.cancelFeeWindowHours),
  cancelFreeMinutes: between(policyFields.cancelFreeMinutes),
})
const moment = fc
  .record({
    terms: fc.oneof(fc.constant(standard), anyTerms),
    startIn: fc.integer({ min: -3000, max: 9000 }),
    minutes: fc.integer({ min: 60, max: 43_200 }),
    bookedAgo: fc.integer({ min: 0, max: 9000 }),
  })
  .map(({ terms, startIn, minutes, bookedAgo }) => ({
    ...terms,
    now: base,
    start: addMinutes(base, startIn),
    end: addMinutes(base, startIn + minutes),
    created: addMinutes(base, -bookedAgo),
  }))
const rate = fc.integer({ min: 0, max: 20_000 })
const twoHours = {
  ...standard,
  start: at('2026-11-21T10:00:00Z'),
  end: at('2026-11-21T12:00:00Z'),
  created: longAgo,
  hourlyRateOre: 4900,
}

describe('fee for cancelling', () => {
  it('[F1] is never negative and whole øre', () => {
    fc.assert(
      fc.property(moment, rate, (input, hourlyRateOre) => {
        const { feeOre, chargeableHours } = cancellationFee({ ...input, hourlyRateOre })
        expect(feeOre).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(feeOre)).toBe(true)
        expect(chargeableHours).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('[F2] is 0 until 60 minutes after booking', () => {
    const now = at('2026-11-21T09:00:00Z')
    expect(cancellationFee({ ...twoHours, now, created: addMinutes(now, -60) }).feeOre).toBe(0)
    expect(cancellationFee({ ...twoHours, now, created: addMinutes(now, -60.001) }).feeOre).toBe(4900)
    fc.assert(
      fc.property(moment, rate, fc.double({ min: 0, max: 1, noNaN: true }), (input, hourlyRateOre, part) => {
        const created = addMinutes(input.now, -part * input.cancelFreeMinutes)
        expect(cancellationFee({ ...input, created, hourlyRateOre }).feeOre).toBe(0)
      }),
    )
  })

  it('[F3] is 0 outside the hours of the terms', () => {
    fc.assert(
      fc.property(moment, rate, fc.integer({ min: 0, max: 20_000 }), (input, hourlyRateOre, minutes) => {
        const now = addMinutes(input.start, -input.cancelFeeWindowHours * 60 - minutes)
        expect(cancellationFee({ ...input, created: longAgo, now, hourlyRateOre })).toEqual({
          chargeableHours: 0,
          feeOre: 0,
        })
      }),
    )
  })

  it('[F3] does not jump: a millisecond of waiting moves it by at most one øre, where the hours begin and everywhere', () => {
    const offsetMs = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -60 * HOUR_MS, max: 120 * HOUR_MS }))
    fc.assert(
      fc.property(moment, rate, offsetMs, (input, hourlyRateOre, ms) => {
        const feeAt = (time: number) =>
          cancellationFee({ ...input, created: longAgo, now: new Date(time), hourlyRateOre }).feeOre
        const now = input.start.getTime() - input.cancelFeeWindowHours * HOUR_MS + ms
        expect(Math.abs(feeAt(now + 1) - feeAt(now))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('[F4] is half the price of the hours within the next 48', () => {
    const fee = (now: string, end = twoHours.end) => cancellationFee({ ...twoHours, end, now: at(now) })
    expect(fee('2026-11-21T00:00:00Z')).toEqual({ chargeableHours: 2, feeOre: 4900 })
    expect(fee('2026-11-19T11:00:00Z')).toEqual({ chargeableHours: 1, feeOre: 2450 })
    expect(fee('2026-11-21T11:30:00Z')).toEqual({ chargeableHours: 0.5, feeOre: 1225 })
    expect(fee('2026-11-21T00:00:00Z', at('2026-11-30T00:00:00Z'))).toEqual({ chargeableHours: 38, feeOre: 93_100 })
    expect(fee('2026-11-21T12:00:00Z')).toEqual({ chargeableHours: 0, feeOre: 0 })
    expect(fee('2026-11-22T12:00:00Z')).toEqual({ chargeableHours: 0, feeOre: 0 })
  })

  it('[F5] counts elapsed hours on nights of the clock change', () => {
    const night = (day: string, from: string, to: string) =>
      cancellationFee({
        ...standard,
        start: at(`${day}T00:00:00${from}`),
        end: at(`${day}T06:00:00${to}`),
        created: longAgo,
        now: addMinutes(at(`${day}T00:00:00${from}`), -60),
        hourlyRateOre: 1000,
      })
    expect(night('2026-10-25', '+02:00', '+01:00')).toEqual({ chargeableHours: 7, feeOre: 3500 })
    expect(night('2027-03-28', '+01:00', '+02:00')).toEqual({ chargeableHours: 5, feeOre: 2500 })
    const saturdayNoon = at('2026-10-24T12:00:00+02:00')
    const mondayEleven = {
      ...standard,
      start: at('2026-10-26T11:00:00+01:00'),
      end: at('2026-10-26T13:00:00+01:00'),
      created: longAgo,
      hourlyRateOre: 1000,
    }
    expect(cancellationFee({ ...mondayEleven, now: saturdayNoon }).feeOre).toBe(0)
    expect(cancellationFee({ ...mondayEleven, now: addMinutes(saturdayNoon, 60) }).feeOre).toBe(500)
  })

  it('[F7] reads as the specification says', () => {
    expect(cancellationFeeText(standardPolicy)).toBe(
      'Du må betale avbestillingsgebyr; 50% av timene som faller innenfor de neste 48 timer.',
    )
  })

  it('[F8] never exceeds the percent of the hours', () => {
    fc.assert(
      fc.property(moment, rate, (input, hourlyRateOre) => {
        const most = (input.cancelFeePercent * input.cancelFeeWindowHours * hourlyRateOre) / 100
        expect(cancellationFee({ ...input, hourlyRateOre }).feeOre).toBeLessThanOrEqual(Math.round(most))
      }),
    )
  })

  it('[F9] is what the sentence says, whatever the terms', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 900 }), rate, (terms, hours, hourlyRateOre) => {
        const text = cancellationFeeText(terms)
        const [, percent, many] = /; (\d+)% av .* innenfor (?:den neste timen|de neste (\d+) timer)\.$/.exec(text) ?? []
        const read = { percent: Number(percent), hours: Number(many ?? 1) }
        const trip = { start: base, end: addMinutes(base, hours * 60), created: longAgo, now: base }
        const { feeOre } = cancellationFee({ ...terms, ...trip, hourlyRateOre })
        expect(feeOre).toBe(Math.round((hourlyRateOre * Math.min(hours, read.hours) * read.percent) / 100))
      }),
      { numRuns: 1000 },
    )
  })

  it('[F10] is 0 at the instant that free cancelling is told to last until, and not after it', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const until = freeCancellationUntil(input)
        expect(cancellationFee({ ...input, now: until, hourlyRateOre: 6000 }).feeOre).toBe(0)
        fc.pre(input.cancelFeePercent > 0 && input.cancelFeeWindowHours > 0 && addMinutes(until, 60) <= input.end)
        expect(cancellationFee({ ...input, now: addMinutes(until, 60), hourlyRateOre: 60_000 }).feeOre).toBeGreaterThan(
          0,
        )
      }),
    )
    const booked = { ...standard, created: at('2026-11-21T14:27:00Z') }
    expect(freeCancellationUntil({ ...booked, start: at('2026-11-21T17:30:00Z') })).toEqual(at('2026-11-21T15:27:00Z'))
    expect(freeCancellationUntil({ ...booked, start: at('2026-11-25T17:30:00Z') })).toEqual(at('2026-11-23T17:30:00Z'))
  })
})
