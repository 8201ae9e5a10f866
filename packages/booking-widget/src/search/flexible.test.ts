import type { FlexibleHit } from '@delebil/core-api'
import { expect, it } from 'vitest'
import {
  clockChoices,
  flexibleInput,
  flexibleRequest,
  lengthChoices,
  newFlexibleTimes,
  readFlexibleTimes,
  whenText,
} from './flexible.ts'

const now = new Date('2026-11-21T10:10:00+01:00')
const times = { isOn: true, day: '2026-11-28', fromMinutes: 540, toMinutes: 1020, lengthMinutes: 180 }
const hit = (more: Partial<FlexibleHit> = {}) =>
  ({
    availablePeriod: { start: '2026-11-28T09:00:00+01:00', end: '2026-11-28T12:00:00+01:00' },
    firstStart: '2026-11-28T09:00:00+01:00',
    lastStart: '2026-11-28T14:00:00+01:00',
    shiftMinutes: 0,
    ...more,
  }) as FlexibleHit

it('a new flexible search is off, for three hours tomorrow', () => {
  expect(newFlexibleTimes(now)).toEqual({ ...times, isOn: false, day: '2026-11-22' })
})

it('a stored flexible search is read back; a past day or invalid text begins anew', () => {
  expect(readFlexibleTimes(JSON.parse(JSON.stringify(times)), now)).toEqual(times)
  expect(readFlexibleTimes({ ...times, day: '2026-11-20' }, now)).toEqual({ ...times, day: '2026-11-22' })
  for (const broken of [undefined, null, 5, { ...times, day: 'lørdag' }, { ...times, fromMinutes: 'ni' }]) {
    expect(readFlexibleTimes(broken, now)).toEqual(newFlexibleTimes(now))
  }
})

it('the window follows the clock in Oslo, on days of 23 and 25 hours too', () => {
  const whole = { ...times, fromMinutes: 0, toMinutes: 1440 }
  const hours = (day: string) => {
    const { start, end } = flexibleRequest({ ...whole, day }).window
    return (end.getTime() - start.getTime()) / 3_600_000
  }
  expect([hours('2026-11-28'), hours('2027-03-28'), hours('2026-10-25')]).toEqual([24, 23, 25])
  expect(clockChoices('2026-11-28')).toHaveLength(49)
  expect(clockChoices('2027-03-28').map(({ label }) => label)).not.toContain('02:30')
  expect(lengthChoices[0]?.label).toBe('1 t')
  expect(lengthChoices.at(-1)?.label).toBe('12 t')
})

it('the query holds what narrows, and no fixed time', () => {
  const asked = {
    filters: { minSeats: 7, maxSeats: 9, groups: [] },
    hideUnavailableCars: true,
    superDamageWaiver: true,
    kilometerEstimate: 40,
  }
  const place = { kind: 'location', name: 'Torget', latitude: 60.39, longitude: 5.32 } as const
  expect(flexibleInput(asked, flexibleRequest(times), place, 7)).toEqual({
    query: {
      start: '2026-11-28T09:00:00+01:00',
      end: '2026-11-28T17:00:00+01:00',
      lengthMinutes: 180,
      kilometers: 40,
      location: '{"type":"Point","coordinates":[5.32,60.39]}',
      superDamageWaiver: true,
      filters: { minSeats: 7, maxSeats: 9, groups: [] },
      orgId: 7,
    },
  })
})

it('the hits tell their times in words', () => {
  expect(whenText(hit())).toBe('09:00–12:00, kan starte 09:00–14:00')
  expect(whenText(hit({ lastStart: '2026-11-28T09:00:00+01:00' }))).toBe('09:00–12:00')
  expect(whenText(hit({ shiftMinutes: 30 }))).toBe('Slutter 30 min senere: 09:00–12:00')
  expect(whenText(hit({ shiftMinutes: -90 }))).toBe('Starter 1 t 30 min tidligere: 09:00–12:00')
})
