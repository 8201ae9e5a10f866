import { describe, expect, it } from 'vitest'
import { checkPeriod, checkReservationPeriod, periodsOverlap } from './reservation-period.ts'
import { addMinutes } from './time/duration.ts'

const now = new Date('2026-11-21T10:00:00+01:00')
const lasting = (minutes: number, start = now) => ({ start, end: addMinutes(start, minutes) })

describe('period of a reservation', () => {
  it('[P5] refuses an end at or before start, and dates that are none', () => {
    expect(checkPeriod(lasting(0))).toBe('period.end-before-start')
    expect(checkPeriod(lasting(-60))).toBe('period.end-before-start')
    expect(checkPeriod({ start: now, end: new Date('x') })).toBe('period.end-before-start')
    expect(checkPeriod({ start: new Date('x'), end: now })).toBe('period.end-before-start')
    expect(checkReservationPeriod(lasting(-60), now)).toBe('period.end-before-start')
  })

  it('[P6] allows 60 minutes and refuses 59', () => {
    expect(checkPeriod(lasting(60))).toBeUndefined()
    expect(checkPeriod(lasting(59))).toBe('period.too-short')
    expect(checkPeriod(lasting(60 - 1 / 60_000))).toBe('period.too-short')
  })

  it('[P7] allows 30 calendar days, an hour more of them in autumn', () => {
    expect(checkPeriod(lasting(30 * 24 * 60))).toBeUndefined()
    expect(checkPeriod(lasting(30 * 24 * 60 + 1))).toBe('period.too-long')
    const autumn = new Date('2026-10-10T12:00:00+02:00')
    expect(checkPeriod(lasting(30 * 24 * 60 + 60, autumn))).toBeUndefined()
    expect(checkPeriod(lasting(30 * 24 * 60 + 61, autumn))).toBe('period.too-long')
  })

  it('[P8] may start 5 minutes ago', () => {
    expect(checkReservationPeriod(lasting(60, addMinutes(now, -5)), now)).toBeUndefined()
    expect(checkReservationPeriod(lasting(60, addMinutes(now, -5.001)), now)).toBe('period.start-in-past')
  })

  it('[P9] may start 365 days ahead', () => {
    const farthest = new Date('2027-11-21T10:00:00+01:00')
    expect(checkReservationPeriod(lasting(60, farthest), now)).toBeUndefined()
    expect(checkReservationPeriod(lasting(60, addMinutes(farthest, 1)), now)).toBe('period.too-far-ahead')
  })

  it('[P10] touching periods do not overlap', () => {
    const first = lasting(60)
    expect(periodsOverlap(first, lasting(60, first.end))).toBe(false)
    expect(periodsOverlap(lasting(60, first.end), first)).toBe(false)
    expect(periodsOverlap(first, lasting(60, addMinutes(first.end, -1)))).toBe(true)
    expect(periodsOverlap(lasting(600), lasting(60, addMinutes(now, 60)))).toBe(true)
  })
})
