import { describe, expect, it } from 'vitest'
import { damagePlaces, damagePlaceText } from './damage.ts'
import { addMinutes } from './duration.ts'
import { mayReportDamage } from './may-report-damage.ts'
import { standardPolicy } from './policy.ts'

const start = new Date('2026-11-21T10:00:00Z')
const end = addMinutes(start, 240)
const at = (minutes: number) => addMinutes(start, minutes)

describe('reporting a damage', () => {
  it('[R9] is possible from the window before start on, or once the trip has begun', () => {
    const ahead = { state: 'FUTURE', start, end } as const
    expect(mayReportDamage(ahead, at(-10.001), standardPolicy)).toBe(false)
    expect(mayReportDamage(ahead, at(-10), standardPolicy)).toBe(true)
    expect(mayReportDamage({ ...ahead, started: at(-30) }, at(-20), standardPolicy)).toBe(true)
  })

  it('[R9] is possible after the trip, and never for what was canceled or voided', () => {
    expect(mayReportDamage({ state: 'PAST', start, end, ended: end }, at(9000), standardPolicy)).toBe(true)
    for (const state of ['CANCELED', 'VOIDED'] as const) {
      expect(mayReportDamage({ state, start, end, started: start }, at(30), standardPolicy)).toBe(false)
    }
  })

  it('[R10] knows the places of a car, each with its own words', () => {
    expect(new Set(damagePlaces.map((place) => damagePlaceText[place])).size).toBe(damagePlaces.length)
  })
})
