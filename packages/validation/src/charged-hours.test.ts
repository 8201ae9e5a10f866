import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargedHours } from './charged-hours.ts'
import { addMinutes } from './time/duration.ts'
import { addOsloDays, startOfOsloDay } from './time/oslo-time.ts'

const at = (text: string) => new Date(text)
const noon = at('2026-11-21T12:00:00+01:00')
const day = (text: string) => ({ start: startOfOsloDay(at(text)), end: addOsloDays(startOfOsloDay(at(text)), 1) })

describe('hours to charge for', () => {
  it.each([
    [60, 1],
    [61, 1.5],
    [90, 1.5],
    [90.9, 1.5],
    [91, 2],
    [0, 0],
    [-60, 0],
  ])('[C2] %d minutes are %d hours', (minutes, hours) => {
    expect(chargedHours({ start: noon, end: addMinutes(noon, minutes) }, 24)).toBe(hours)
  })

  it('[C3] each calendar day stops at the cap', () => {
    expect(chargedHours({ start: noon, end: at('2026-11-22T12:00:00+01:00') }, 10)).toBe(20)
    expect(chargedHours({ start: at('2026-11-21T20:00:00+01:00'), end: at('2026-11-22T02:00:00+01:00') }, 10)).toBe(6)
    expect(chargedHours({ start: noon, end: at('2026-11-24T01:00:00+01:00') }, 10)).toBe(31)
  })

  it('[C3] days of 23 and 25 hours', () => {
    expect(chargedHours(day('2026-10-25T12:00:00Z'), 30)).toBe(25)
    expect(chargedHours(day('2027-03-28T12:00:00Z'), 30)).toBe(23)
    expect(chargedHours(day('2026-10-25T12:00:00Z'), 24)).toBe(24)
    expect(chargedHours({ start: at('2026-10-24T23:00:00+02:00'), end: at('2026-10-25T06:00:00+01:00') }, 10)).toBe(8)
  })

  it('[C3] never more than the cap a day, and never more than the time that passed', () => {
    const period = fc.record({
      from: fc.integer({ min: -40_000, max: 400_000 }),
      minutes: fc.integer({ min: 1, max: 20_000 }),
    })
    fc.assert(
      fc.property(period, fc.integer({ min: 1, max: 60 }), ({ from, minutes }, halfHours) => {
        const start = addMinutes(noon, from)
        const end = addMinutes(start, minutes)
        let days = 0
        for (let date = startOfOsloDay(start); date < end; date = addOsloDays(date, 1)) days += 1
        const charged = chargedHours({ start, end }, halfHours / 2)
        expect(charged).toBeLessThanOrEqual((days * halfHours) / 2)
        expect(charged).toBeLessThanOrEqual(Math.ceil(minutes / 30) / 2)
        expect(chargedHours({ start, end }, 25)).toBe(Math.ceil(minutes / 30) / 2)
      }),
    )
  })
})
