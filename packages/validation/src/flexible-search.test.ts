import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkFlexibleRequest,
  FLEXIBLE_MISS_MINUTES,
  type FlexibleQuestion,
  flexibleCostOre,
  flexibleOpenings,
  nearestMiss,
} from './flexible-search.ts'
import type { ProblemCode } from './problem.ts'
import { MINUTE_MS } from './time/duration.ts'

const minute = (text: string): number => new Date(text).getTime() / MINUTE_MS
const clock = (at: number): string => new Date(at * MINUTE_MS).toISOString().slice(11, 16)
// A Saturday in winter, told in UTC: Oslo is an hour ahead.
const saturday = (time: string): number => minute(`2026-11-21T${time}:00Z`)
const question = (more: Partial<FlexibleQuestion> = {}): FlexibleQuestion => ({
  windowStart: saturday('08:00'),
  windowEnd: saturday('16:00'),
  lengthMinutes: 180,
  earliest: saturday('00:00'),
  ...more,
})
const busy = (...times: string[]): number[] => times.map(saturday)
const reported = (openings: ReturnType<typeof flexibleOpenings>) =>
  openings.map(({ start, firstStart, lastStart, slackMinutes }) =>
    [clock(start), `${clock(firstStart)}-${clock(lastStart)}`, slackMinutes].join(' '),
  )

const schedule = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 400 })), { maxLength: 8 })
  .map((steps) => {
    let at = saturday('04:00')
    return steps.flatMap(([gap, length]) => {
      const start = at + gap
      at = start + length
      return [start, at]
    })
  })
const request = fc
  .record({
    from: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 60, max: 900 }),
    length: fc.integer({ min: 60, max: 400 }),
    earliest: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ from, width, length, earliest }) => ({
    windowStart: saturday('05:00') + from,
    windowEnd: saturday('05:00') + from + width,
    lengthMinutes: length,
    earliest: saturday('05:00') + earliest,
  }))

const isFree = (from: number, to: number, flat: readonly number[]): boolean =>
  flat.every((start, index) => index % 2 === 1 || (flat[index + 1] as number) <= from || start >= to)

describe('openings', () => {
  it('[J1] every start of an opening keeps the trip in the window, off all bookings and not before the earliest', () => {
    fc.assert(
      fc.property(request, schedule, (asked, flat) => {
        for (const { firstStart, lastStart, start } of flexibleOpenings(asked, flat)) {
          expect(start).toBeGreaterThanOrEqual(firstStart)
          expect(start).toBeLessThanOrEqual(lastStart)
          for (let at = firstStart; at <= lastStart; at += 30) {
            expect(at % 30).toBe(0)
            expect(at).toBeGreaterThanOrEqual(Math.max(asked.windowStart, asked.earliest))
            expect(at + asked.lengthMinutes).toBeLessThanOrEqual(asked.windowEnd)
            expect(isFree(at, at + asked.lengthMinutes, flat)).toBe(true)
          }
        }
      }),
    )
  })

  it('[J2] every half hour that would do is in an opening', () => {
    fc.assert(
      fc.property(request, schedule, (asked, flat) => {
        const openings = flexibleOpenings(asked, flat)
        const first = Math.ceil(Math.max(asked.windowStart, asked.earliest) / 30) * 30
        for (let at = first; at + asked.lengthMinutes <= asked.windowEnd; at += 30) {
          const isIn = openings.some(({ firstStart, lastStart }) => at >= firstStart && at <= lastStart)
          expect(isIn).toBe(isFree(at, at + asked.lengthMinutes, flat))
        }
      }),
    )
  })

  it('[J3] the start with the most air to the bookings around is suggested, 30 minutes counted, the earliest of equals', () => {
    expect(reported(flexibleOpenings(question(), []))).toEqual(['08:00 08:00-13:00 30'])
    expect(reported(flexibleOpenings(question(), busy('05:00', '09:00', '13:30', '14:00')))).toEqual([
      '09:30 09:00-10:30 30',
    ])
    expect(reported(flexibleOpenings(question(), busy('05:00', '09:00', '12:00', '18:00')))).toEqual([
      '09:00 09:00-09:00 0',
    ])
    expect(
      reported(flexibleOpenings(question({ lengthMinutes: 60 }), busy('09:30', '12:00', '13:00', '18:00'))),
    ).toEqual(['08:00 08:00-08:30 30', '12:00 12:00-12:00 0'])
  })

  it('[J3] what is booked outside the window counts as near too', () => {
    const asked = question({ windowStart: saturday('09:00'), windowEnd: saturday('12:00') })
    expect(flexibleOpenings(asked, busy('06:00', '08:50', '12:10', '14:00'))[0]?.slackMinutes).toBe(10)
  })

  it('[J4] the length is elapsed time: 00 to 06 holds five hours in spring and seven in autumn', () => {
    const spring = { windowStart: minute('2027-03-28T00:00:00+01:00'), windowEnd: minute('2027-03-28T06:00:00+02:00') }
    const autumn = { windowStart: minute('2026-10-25T00:00:00+02:00'), windowEnd: minute('2026-10-25T06:00:00+01:00') }
    const fits = (day: typeof spring, hours: number) =>
      flexibleOpenings({ ...day, lengthMinutes: hours * 60, earliest: 0 }, []).length > 0
    expect([fits(spring, 5), fits(spring, 5.5), fits(autumn, 7), fits(autumn, 7.5)]).toEqual([true, false, true, false])
    const [opening] = flexibleOpenings({ ...autumn, lengthMinutes: 180, earliest: 0 }, [])
    expect(opening && (opening.lastStart - opening.firstStart) / 30 + 1).toBe(9)
  })
})

describe('near misses', () => {
  it('[J5] the least shift wins, a later trip before an earlier one, and nothing before the earliest', () => {
    const full = busy('06:00', '16:30')
    expect(nearestMiss(question(), full)).toMatchObject({ start: saturday('16:30'), shiftMinutes: 210 })
    const late = busy('07:30', '22:00')
    expect(nearestMiss(question(), late)).toMatchObject({ start: saturday('04:30'), shiftMinutes: -210 })
    expect(nearestMiss(question({ earliest: saturday('05:00') }), late)).toBeUndefined()
    expect(nearestMiss(question(), busy('10:00', '13:30'))).toMatchObject({
      shiftMinutes: 30,
      start: saturday('13:30'),
    })
  })

  it('[J5] a miss is never more than four hours out of the window and never on a booking', () => {
    fc.assert(
      fc.property(request, schedule, (asked, flat) => {
        const miss = nearestMiss(asked, flat)
        if (!miss) return
        expect(Math.abs(miss.shiftMinutes)).toBeLessThanOrEqual(FLEXIBLE_MISS_MINUTES)
        expect(isFree(miss.start, miss.start + asked.lengthMinutes, flat)).toBe(true)
        expect(miss.start).toBeGreaterThanOrEqual(asked.earliest)
      }),
    )
  })
})

describe('a request', () => {
  const now = new Date('2026-11-21T10:10:00+01:00')
  const check = (start: string, end: string, lengthMinutes: number) =>
    checkFlexibleRequest({ window: { start: new Date(start), end: new Date(end) }, lengthMinutes }, now)

  const cases: readonly [start: string, end: string, minutes: number, problem: ProblemCode | undefined][] = [
    ['2026-11-21T13:00:00+01:00', '2026-11-21T16:00:00+01:00', 180, undefined],
    ['2026-11-21T13:00:00+01:00', '2026-11-21T15:59:00+01:00', 180, 'period.window-too-small'],
    ['2026-11-21T13:00:00+01:00', '2026-11-21T13:00:00+01:00', 60, 'period.end-before-start'],
    ['x', 'x', 60, 'period.end-before-start'],
    ['2026-11-21T13:00:00+01:00', '2026-11-21T16:00:00+01:00', 59, 'period.too-short'],
    ['2026-11-21T13:00:00+01:00', '2026-11-28T13:00:00+01:00', 60, undefined],
    ['2026-11-21T13:00:00+01:00', '2026-11-28T13:01:00+01:00', 60, 'period.too-long'],
    ['2026-11-21T06:00:00+01:00', '2026-11-21T13:30:00+01:00', 180, undefined],
    ['2026-11-21T06:00:00+01:00', '2026-11-21T13:29:00+01:00', 180, 'period.start-in-past'],
    ['2027-11-21T10:10:00+01:00', '2027-11-21T16:00:00+01:00', 60, undefined],
    ['2027-11-21T10:11:00+01:00', '2027-11-21T16:00:00+01:00', 60, 'period.too-far-ahead'],
  ]
  it.each([...cases])('[J6] from %s to %s for %d minutes is %s', (start, end, minutes, problem) => {
    expect(check(start, end, minutes)).toBe(problem)
  })
})

it('[J7] a walk of 1 km and a near neighbour cost as much as 20 kr each', () => {
  const offer = { totalOre: 20_000, metres: 0, slackMinutes: 30 }
  expect(flexibleCostOre(offer)).toBe(20_000)
  expect(flexibleCostOre({ ...offer, metres: 1000 })).toBe(22_000)
  expect(flexibleCostOre({ ...offer, slackMinutes: 29 })).toBe(22_000)
})
