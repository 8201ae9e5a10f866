import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addOsloDays,
  addOsloMonths,
  formatInstant,
  osloDateText,
  osloInstant,
  osloInstants,
  osloOffsetMinutes,
  osloParts,
  parseInstant,
  startOfOsloDay,
} from './oslo-time.ts'

const anyInstant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const oslo = (text: string) => formatInstant(new Date(text))

describe('time in Oslo', () => {
  it('[T1] the offset changes at 01:00 UTC on the nights of the change', () => {
    for (const [at, before, after] of [
      ['2026-10-25T01:00:00Z', 120, 60],
      ['2027-03-28T01:00:00Z', 60, 120],
      ['2027-10-31T01:00:00Z', 120, 60],
    ] as const) {
      expect(osloOffsetMinutes(new Date(Date.parse(at) - 1))).toBe(before)
      expect(osloOffsetMinutes(new Date(at))).toBe(after)
    }
    expect(osloParts(new Date('2026-12-31T23:30:05Z'))).toEqual({
      year: 2027,
      month: 1,
      day: 1,
      hour: 0,
      minute: 30,
      second: 5,
    })
  })

  it('[T1] the parts are those that Intl shows for any instant', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'medium' })
    fc.assert(
      fc.property(anyInstant, (at) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const { year, month, day, hour, minute, second } = osloParts(at)
        expect(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`).toBe(intl.format(at))
      }),
    )
  })

  it('[T2] 02:30 in spring moves forward to 03:30, in autumn it is the first', () => {
    expect(osloInstant({ year: 2027, month: 3, day: 28, hour: 2, minute: 30 })).toEqual(
      new Date('2027-03-28T01:30:00Z'),
    )
    expect(osloInstant({ year: 2026, month: 10, day: 25, hour: 2, minute: 30 })).toEqual(
      new Date('2026-10-25T00:30:00Z'),
    )
    expect(osloInstant({ year: 2026, month: 10, day: 25, hour: 3 })).toEqual(new Date('2026-10-25T02:00:00Z'))
    expect(osloInstant({ year: 2026, month: 12, day: 31, hour: 24, minute: 30 })).toEqual(
      new Date('2026-12-31T23:30:00Z'),
    )
  })

  it('[T9] 02:30 is two instants in autumn, none in spring, and one on any other night', () => {
    const at = (year: number, month: number, day: number) =>
      osloInstants({ year, month, day, hour: 2, minute: 30 }).map((instant) => instant.toISOString())
    expect(at(2026, 10, 25)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
    expect(at(2027, 3, 28)).toEqual([])
    expect(at(2026, 11, 22)).toEqual(['2026-11-22T01:30:00.000Z'])
  })

  it('[T3] wall clock and back is the same instant, or an hour earlier in the doubled hour', () => {
    const nearChange = fc.integer({ min: -200, max: 200 }).map((minutes) => new Date(Date.UTC(2026, 9, 25, 1, minutes)))
    fc.assert(
      fc.property(fc.oneof(anyInstant, nearChange), (at) => {
        const whole = new Date(Math.floor(at.getTime() / 1000) * 1000)
        const lag = whole.getTime() - osloInstant(osloParts(whole)).getTime()
        const isSecondOfDoubled =
          osloOffsetMinutes(new Date(whole.getTime() - 3_600_000)) === 120 && osloOffsetMinutes(whole) === 60
        expect(lag).toBe(isSecondOfDoubled ? 3_600_000 : 0)
      }),
    )
  })

  it('[T4] a day later has the same time of day, 25 hours later in autumn and 23 in spring', () => {
    expect(formatInstant(addOsloDays(new Date('2026-10-24T12:00:00+02:00'), 1))).toBe('2026-10-25T12:00:00+01:00')
    expect(formatInstant(addOsloDays(new Date('2027-03-27T12:00:00+01:00'), 1))).toBe('2027-03-28T12:00:00+02:00')
    expect(formatInstant(addOsloDays(new Date('2026-03-01T12:00:00+01:00'), -1))).toBe('2026-02-28T12:00:00+01:00')
  })

  it('[T5] two months after 31 December is the last of February', () => {
    expect(osloDateText(addOsloMonths(new Date('2026-12-31T10:00:00Z'), 2))).toBe('2027-02-28')
    expect(formatInstant(addOsloMonths(new Date('2026-09-15T10:00:00Z'), 2))).toBe('2026-11-15T12:00:00+01:00')
  })

  it('[T6] a day starts at midnight in Oslo', () => {
    expect(startOfOsloDay(new Date('2026-10-25T22:59:00Z'))).toEqual(new Date('2026-10-24T22:00:00Z'))
    expect(startOfOsloDay(new Date('2026-10-25T23:00:00Z'))).toEqual(new Date('2026-10-25T23:00:00Z'))
    expect(osloDateText(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
  })

  it('[T7] an instant has Oslo’s offset', () => {
    expect(oslo('2026-11-21T09:00:00Z')).toBe('2026-11-21T10:00:00+01:00')
    expect(oslo('2026-07-01T09:00:00.250Z')).toBe('2026-07-01T11:00:00.250+02:00')
    expect(oslo('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00+02:00')
    expect(oslo('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00+01:00')
  })

  it('[T7] every instant reads back as itself', () => {
    const ages = fc.date({
      min: new Date('0001-01-02T00:00:00Z'),
      max: new Date('9998-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(fc.oneof(anyInstant, ages), (at) => {
        expect(parseInstant(formatInstant(at))).toEqual(at)
      }),
    )
  })

  it('[T8] reads what RFC 3339 allows', () => {
    expect(parseInstant('2026-11-21T10:00:00+01:00')).toEqual(new Date('2026-11-21T09:00:00Z'))
    expect(parseInstant('2026-11-21t10:00:00.1239z')).toEqual(new Date('2026-11-21T10:00:00.123Z'))
    expect(parseInstant('2028-02-29T00:00:00-05:30')).toEqual(new Date('2028-02-29T05:30:00Z'))
  })

  it.each([
    '2026-11-21T10:00:00',
    '2026-11-21',
    '2026-02-30T10:00:00Z',
    '2027-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-00-01T10:00:00Z',
    '2026-11-00T10:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00Z',
    '2026-11-21 10:00:00Z',
    '2026-11-21T10:00:00+0100',
    '2026-11-21T10:00:00+24:00',
    '2026-11-21T10:00:00+01:60',
    ' 2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00Z\n',
    '9999-12-31T23:59:59Z',
    '0000-06-01T00:00:00Z',
    "2026-11-21T10:00:00Z'; drop table reservation; --",
    '',
  ])('[T8] does not read %j', (text) => {
    expect(parseInstant(text)).toBeUndefined()
  })
})
