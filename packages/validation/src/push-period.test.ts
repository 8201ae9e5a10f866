import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PeriodBounds, pushEnd, pushStart } from './push-period.ts'
import { periodMinutes } from './reservation-period.ts'
import { addMinutes } from './time/duration.ts'

const base = new Date('2026-10-24T12:00:00+02:00')
const instant = fc.integer({ min: -6000, max: 6000 }).map((minutes) => addMinutes(base, minutes))
const bounds: fc.Arbitrary<PeriodBounds> = fc.record({
  earliest: fc.option(instant, { nil: undefined }),
  latest: fc.option(instant, { nil: undefined }),
})
const push = fc.constantFrom(pushEnd, pushStart)
const room = ({ earliest, latest }: PeriodBounds) =>
  earliest === undefined || latest === undefined
    ? Number.POSITIVE_INFINITY
    : periodMinutes({ start: earliest, end: latest })

describe('pushing start and end', () => {
  it('[P1] a period never lasts under 60 minutes, whatever is pushed', () => {
    fc.assert(
      fc.property(push, instant, instant, instant, bounds, (move, start, end, to, within) => {
        expect(periodMinutes(move({ start, end }, to, within))).toBeGreaterThanOrEqual(60)
      }),
      { numRuns: 1000 },
    )
  })

  it('[P1] nor after any row of pushes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(push, instant)), bounds, (moves, within) => {
        const first = { start: base, end: addMinutes(base, 60) }
        const last = moves.reduce((period, [move, to]) => move(period, to, within), first)
        expect(periodMinutes(last)).toBeGreaterThanOrEqual(60)
      }),
    )
  })

  it('[P2] start stays before the upper bound and end after the lower', () => {
    fc.assert(
      fc.property(push, instant, instant, instant, bounds, (move, start, end, to, within) => {
        fc.pre(room(within) >= 0)
        const pushed = move({ start, end }, to, within)
        if (within.latest !== undefined) expect(pushed.start.getTime()).toBeLessThanOrEqual(within.latest.getTime())
        if (within.earliest !== undefined)
          expect(pushed.end.getTime()).toBeGreaterThanOrEqual(within.earliest.getTime())
      }),
    )
  })

  it('[P4] lies within bounds that have room', () => {
    fc.assert(
      fc.property(push, instant, instant, instant, bounds, (move, start, end, to, within) => {
        fc.pre(room(within) >= 60)
        const pushed = move({ start, end }, to, within)
        if (within.earliest !== undefined)
          expect(pushed.start.getTime()).toBeGreaterThanOrEqual(within.earliest.getTime())
        if (within.latest !== undefined) expect(pushed.end.getTime()).toBeLessThanOrEqual(within.latest.getTime())
      }),
    )
  })

  it('[P3] moves only what must move', () => {
    const period = { start: base, end: addMinutes(base, 120) }
    expect(pushEnd(period, addMinutes(base, 60))).toEqual({ start: addMinutes(base, 60), end: period.end })
    expect(pushEnd(period, addMinutes(base, 90))).toEqual({ start: addMinutes(base, 90), end: addMinutes(base, 150) })
    expect(pushStart(period, addMinutes(base, 60))).toEqual({ start: base, end: addMinutes(base, 60) })
    expect(pushStart(period, addMinutes(base, 30))).toEqual({ start: addMinutes(base, -30), end: addMinutes(base, 30) })
  })

  it('[P2] start stops 60 minutes before the upper bound, end 60 minutes after the lower', () => {
    const period = { start: base, end: addMinutes(base, 120) }
    const within = { earliest: base, latest: addMinutes(base, 180) }
    expect(pushEnd(period, addMinutes(base, 500), within)).toEqual({
      start: addMinutes(base, 120),
      end: addMinutes(base, 180),
    })
    expect(pushStart(period, addMinutes(base, -500), within)).toEqual({ start: base, end: addMinutes(base, 60) })
  })
})
