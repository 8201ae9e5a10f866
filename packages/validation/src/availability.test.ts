import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availabilityLookupWindow, availabilityOf, availabilityOfMinutes, isAvailabilityShown } from './availability.ts'
import type { Period } from './reservation-period.ts'
import { addMinutes, MINUTE_MS } from './time/duration.ts'
import { formatInstant } from './time/oslo-time.ts'

// A day before each change of the clock, and a plain one.
const bases = ['2026-10-24T12:00:00+02:00', '2027-03-27T12:00:00+01:00', '2026-11-21T10:00:00+01:00'].map(
  (text) => new Date(text),
)
const scene = fc
  .record({
    base: fc.constantFrom(...bases),
    minutes: fc.integer({ min: 1, max: 1500 }),
    busy: fc.array(fc.tuple(fc.integer({ min: -300, max: 1700 }), fc.integer({ min: -10, max: 400 })), {
      maxLength: 8,
    }),
  })
  .map(({ base, minutes, busy }) => ({
    window: { start: base, end: addMinutes(base, minutes) },
    minutes,
    busy: busy.map(
      ([from, length]): Period => ({ start: addMinutes(base, from), end: addMinutes(base, from + length) }),
    ),
  }))

function longestFreeByMinute({ start }: Period, minutes: number, busy: readonly Period[]): number {
  let longest = 0
  let run = 0
  for (let minute = 0; minute < minutes; minute += 1) {
    const from = addMinutes(start, minute)
    run = busy.some((period) => period.start <= from && from < period.end) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

const epochMinutes = (at: Date) => at.getTime() / MINUTE_MS
const flatten = (busy: readonly Period[]) =>
  busy
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .flatMap(({ start, end }) => [epochMinutes(start), epochMinutes(end)])

describe('availability of a car', () => {
  it('[A1] is the longest free stretch, as counted minute by minute', () => {
    fc.assert(
      fc.property(scene, ({ window, minutes, busy }) => {
        const longest = longestFreeByMinute(window, minutes, busy)
        const expected = longest < 60 ? 0 : Math.floor((longest * 100) / minutes)
        const { percent, longestFree } = availabilityOf(window, busy)
        expect(percent).toBe(expected)
        const stretch = longestFree === undefined ? 0 : epochMinutes(longestFree.end) - epochMinutes(longestFree.start)
        expect(stretch).toBe(longest)
      }),
      { numRuns: 500 },
    )
  })

  it('[A2] is 100 only when wholly free', () => {
    const start = bases[2] as Date
    const month = { start, end: addMinutes(start, 30 * 1440) }
    expect(availabilityOf(month, [])).toEqual({ percent: 100, longestFree: month, free: [month] })
    expect(availabilityOf(month, [{ start, end: addMinutes(start, 1) }]).percent).toBe(99)
    fc.assert(
      fc.property(scene, ({ window, busy }) => {
        const { percent, free } = availabilityOf(window, busy)
        if (percent === 100) expect(free).toEqual([window])
      }),
    )
  })

  it('[A3] is 0 under 60 free minutes', () => {
    const start = bases[2] as Date
    const window = { start, end: addMinutes(start, 120) }
    expect(availabilityOf(window, [{ start: addMinutes(start, 59), end: addMinutes(start, 61) }])).toMatchObject({
      percent: 0,
    })
    expect(availabilityOf(window, [{ start: addMinutes(start, 60), end: window.end }]).percent).toBe(50)
    expect(availabilityOf(window, [window])).toEqual({ percent: 0, free: [] })
    expect(availabilityOf({ start, end: addMinutes(start, 59) }, []).percent).toBe(0)
    expect(availabilityOf({ start, end: start }, []).percent).toBe(0)
  })

  it('[A4] numbers and dates agree, alone and in a slice of a big array', () => {
    fc.assert(
      fc.property(scene, fc.array(fc.nat(), { maxLength: 4 }), ({ window, busy }, others) => {
        const byDate = availabilityOf(window, busy)
        const flat = flatten(busy)
        const byNumber = availabilityOfMinutes(epochMinutes(window.start), epochMinutes(window.end), flat)
        expect(byNumber.percent).toBe(byDate.percent)
        if (byDate.longestFree !== undefined) {
          expect(byNumber.longestFreeStart).toBe(epochMinutes(byDate.longestFree.start))
          expect(byNumber.longestFreeEnd).toBe(epochMinutes(byDate.longestFree.end))
        }
        const before = others.flatMap((other) => [other, other + 1])
        const everyCar = Int32Array.from([...before, ...flat, 0, 2_000_000_000])
        const sliced = availabilityOfMinutes(
          epochMinutes(window.start),
          epochMinutes(window.end),
          everyCar,
          before.length,
          before.length + flat.length,
        )
        expect(sliced).toEqual(byNumber)
      }),
    )
  })

  it('[A5] takes busy periods in any order', () => {
    fc.assert(
      fc.property(scene, ({ window, busy }) => {
        expect(availabilityOf(window, busy.toReversed())).toEqual(availabilityOf(window, busy))
      }),
    )
    const start = bases[2] as Date
    const window = { start, end: addMinutes(start, 120) }
    const touching = [
      { start: addMinutes(start, -60), end: start },
      { start: window.end, end: addMinutes(window.end, 60) },
      { start: addMinutes(start, 30), end: addMinutes(start, 30) },
    ]
    expect(availabilityOf(window, touching).percent).toBe(100)
  })

  it('[A8] is shown for 30 days and looked up for two months', () => {
    const start = new Date('2026-10-10T12:00:00+02:00')
    expect(isAvailabilityShown({ start, end: new Date('2026-11-09T12:00:00+01:00') })).toBe(true)
    expect(isAvailabilityShown({ start, end: new Date('2026-11-09T12:01:00+01:00') })).toBe(false)
    expect(isAvailabilityShown({ start, end: start })).toBe(false)
    expect(formatInstant(availabilityLookupWindow(start).end)).toBe('2026-12-10T12:00:00+01:00')
  })
})
