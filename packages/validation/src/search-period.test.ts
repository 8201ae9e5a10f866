import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodMinutes } from './reservation-period.ts'
import {
  defaultSearchEnd,
  defaultSearchPeriod,
  halfHourSlots,
  isStartNow,
  pickStartDate,
  roundUpToHalfHour,
  swapSearchPeriod,
} from './search-period.ts'
import { formatInstant } from './time/oslo-time.ts'

const at = (text: string) => new Date(text)
const anyNow = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true })

describe('period of a search', () => {
  it('[S1] rounds up to the half hour', () => {
    expect(roundUpToHalfHour(at('2026-11-21T10:00:00.001Z'))).toEqual(at('2026-11-21T10:30:00Z'))
    expect(roundUpToHalfHour(at('2026-11-21T10:30:00Z'))).toEqual(at('2026-11-21T10:30:00Z'))
    expect(roundUpToHalfHour(at('2026-11-21T10:31:00Z'))).toEqual(at('2026-11-21T11:00:00Z'))
  })

  it('[S2] runs from 00:00 to 24:30', () => {
    const slots = halfHourSlots(at('2026-11-21T10:00:00Z'))
    expect(slots).toHaveLength(50)
    expect(slots[0]).toEqual({ text: '00:00', minutesOfDay: 0, at: at('2026-11-21T00:00:00+01:00') })
    expect(slots.at(-1)).toEqual({ text: '24:30', minutesOfDay: 1470, at: at('2026-11-22T00:30:00+01:00') })
    expect(
      halfHourSlots(at('2026-11-21T10:00:00Z'), { fromMinutes: 1380, toMinutes: 1440 }).map(({ text }) => text),
    ).toEqual(['23:00', '23:30', '24:00'])
  })

  it('[S2] leaves out what the clock skips and has the doubled hour once', () => {
    const spring = halfHourSlots(at('2027-03-28T10:00:00Z'))
    expect(spring.map(({ text }) => text)).not.toContain('02:00')
    expect(spring).toHaveLength(48)
    const autumn = halfHourSlots(at('2026-10-25T10:00:00Z'))
    expect(autumn).toHaveLength(50)
    for (const slots of [spring, autumn])
      expect(new Set(slots.map((slot) => slot.at.getTime())).size).toBe(slots.length)
  })

  it('[S3] starts 3 hours from now, rounded up', () => {
    expect(formatInstant(defaultSearchPeriod(at('2026-11-21T10:07:00+01:00')).start)).toBe('2026-11-21T13:30:00+01:00')
    expect(formatInstant(defaultSearchPeriod(at('2026-11-21T22:00:00+01:00')).start)).toBe('2026-11-22T01:00:00+01:00')
  })

  it('[S4] ends at 23:30 of the start day', () => {
    expect(formatInstant(defaultSearchPeriod(at('2026-11-21T10:07:00+01:00')).end)).toBe('2026-11-21T23:30:00+01:00')
    expect(formatInstant(defaultSearchEnd(at('2026-10-25T01:00:00+02:00')))).toBe('2026-10-25T23:30:00+01:00')
    expect(formatInstant(defaultSearchEnd(at('2026-11-21T22:30:00+01:00')))).toBe('2026-11-21T23:30:00+01:00')
    expect(formatInstant(defaultSearchEnd(at('2026-11-21T23:00:00+01:00')))).toBe('2026-11-22T00:00:00+01:00')
  })

  it('[S4] never under 60 minutes, whenever one searches', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        expect(periodMinutes(defaultSearchPeriod(now))).toBeGreaterThanOrEqual(60)
      }),
    )
  })

  it('[S5] today moves to the next slot, another day keeps the time', () => {
    const now = at('2026-10-24T10:07:00+02:00')
    const start = at('2026-10-30T18:00:00+01:00')
    expect(formatInstant(pickStartDate(start, at('2026-10-24T00:00:00+02:00'), now))).toBe('2026-10-24T10:30:00+02:00')
    expect(formatInstant(pickStartDate(start, at('2026-10-23T12:00:00+02:00'), now))).toBe('2026-10-24T10:30:00+02:00')
    expect(formatInstant(pickStartDate(now, at('2026-10-25T00:00:00+02:00'), now))).toBe('2026-10-25T10:07:00+01:00')
  })

  it('[S6] the literal nå is known however it is written, and nothing else is', () => {
    for (const text of ['nå', ' Nå ', 'NÅ', 'na\u030a']) expect(isStartNow(text)).toBe(true)
    for (const text of ['', 'nåh', 'na', '12:30', '2026-10-24T10:00:00.000Z']) expect(isStartNow(text)).toBe(false)
  })

  it('[S7] searches nothing without place, start or end', () => {
    const now = at('2026-11-21T10:00:00Z')
    const search = { location: 'Bergen', start: at('2026-11-21T12:00:00Z'), end: at('2026-11-21T14:00:00Z') }
    expect(swapSearchPeriod(search, now)).toEqual({ start: search.start, end: search.end })
    expect(swapSearchPeriod({ ...search, location: undefined }, now)).toBeUndefined()
    expect(swapSearchPeriod({ ...search, location: null }, now)).toBeUndefined()
    expect(swapSearchPeriod({ ...search, start: undefined }, now)).toBeUndefined()
    expect(swapSearchPeriod({ ...search, end: undefined }, now)).toBeUndefined()
    expect(swapSearchPeriod({ ...search, start: now, end: now }, now)).toBeUndefined()
  })

  it('[S8] moves a start in the past to now', () => {
    const now = at('2026-11-21T13:00:00Z')
    const search = { location: 'Bergen', start: at('2026-11-21T12:00:00Z'), end: at('2026-11-21T16:00:00Z') }
    expect(swapSearchPeriod(search, now)).toEqual({ start: now, end: search.end })
    expect(swapSearchPeriod({ ...search, end: at('2026-11-21T13:30:00Z') }, now)).toEqual({
      start: now,
      end: at('2026-11-21T14:00:00Z'),
    })
  })
})
