import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availabilityPeriods, reservedDays } from './availability-periods.ts'
import type { Period } from './reservation-period.ts'
import { addMinutes } from './time/duration.ts'

const at = (text: string) => new Date(text)
const start = at('2026-10-24T12:00:00+02:00')
const busyOf = (entries: readonly (readonly [number, number])[]) =>
  entries.map(([from, length]): Period => ({ start: addMinutes(start, from), end: addMinutes(start, from + length) }))

describe('calendar of a car', () => {
  const window = { start, end: addMinutes(start, 800) }
  const entries = fc.array(fc.tuple(fc.integer({ min: -200, max: 900 }), fc.integer({ min: 0, max: 300 })), {
    maxLength: 6,
  })

  it('[A6] covers the window in turn, without gaps', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const periods = availabilityPeriods(window, busyOf(pairs))
        expect(periods[0]?.start).toEqual(window.start)
        expect(periods.at(-1)?.end).toEqual(window.end)
        for (const [index, next] of periods.slice(1).entries()) {
          expect(next.start).toEqual(periods[index]?.end)
          expect(next.state).not.toBe(periods[index]?.state)
        }
      }),
    )
  })

  it('[A6] says what is true in the middle of each stretch', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const busy = busyOf(pairs)
        for (const { start: from, end: to, state, availabilityPercent } of availabilityPeriods(window, busy)) {
          const middle = new Date((from.getTime() + to.getTime()) / 2)
          const isBusy = busy.some((period) => period.start <= middle && middle < period.end)
          expect([state, availabilityPercent]).toEqual(isBusy ? ['RESERVED', 0] : ['AVAILABLE', 100])
        }
      }),
    )
  })

  it('[A7] a day is reserved when less than 60 free minutes reach into it', () => {
    const window = { start: at('2026-10-23T12:00:00+02:00'), end: at('2026-10-28T12:00:00+01:00') }
    const busy = [
      { start: at('2026-10-24T00:00:00+02:00'), end: at('2026-10-24T12:00:00+02:00') },
      { start: at('2026-10-24T12:59:00+02:00'), end: at('2026-10-26T00:00:00+01:00') },
      { start: at('2026-10-27T01:00:00+01:00'), end: at('2026-10-28T00:00:00+01:00') },
    ]
    expect(reservedDays(window, busy)).toEqual(['2026-10-24', '2026-10-25'])
    expect(reservedDays(window, [window])).toEqual([
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
    ])
    expect(reservedDays(window, [])).toEqual([])
  })

  it('[A7] a window that begins late in a free evening does not call the evening reserved', () => {
    expect(reservedDays({ start: at('2026-11-21T23:30:00+01:00'), end: at('2026-11-23T00:00:00+01:00') }, [])).toEqual(
      [],
    )
  })
})
