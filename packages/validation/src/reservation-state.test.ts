import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from './duration.ts'
import { standardPolicy } from './policy.ts'
import {
  deriveReservationState,
  isActiveReservation,
  isFinishedReservation,
  isInOpenWindow,
  reservationStates,
  reservationStateText,
} from './reservation-state.ts'

const start = new Date('2026-11-21T10:00:00Z')
const end = new Date('2026-11-21T14:00:00Z')
const minutesAfter = (at: Date, minutes: number) => addMinutes(at, minutes)

describe('state of a reservation', () => {
  it('[R1] has the words of the specification', () => {
    expect(reservationStates.map((state) => reservationStateText[state])).toEqual([
      'AKTIV',
      'UTGÅTT',
      'FRAMTIDIG',
      'KANSELLERT',
      'ANNULLERT',
    ])
  })

  it('[R2] voided beats canceled beats ended beats the clock', () => {
    const facts = { start, end, ended: minutesAfter(start, 60) }
    const now = minutesAfter(start, 90)
    expect(deriveReservationState(facts, now)).toBe('PAST')
    expect(deriveReservationState({ ...facts, canceled: start }, now)).toBe('CANCELED')
    expect(deriveReservationState({ ...facts, canceled: true, voided: true }, now)).toBe('VOIDED')
    expect(deriveReservationState({ start, end, canceled: false, voided: false }, now)).toBe('ONGOING')
  })

  it('[R3] follows the clock, the edges included', () => {
    const facts = { start, end }
    expect(deriveReservationState(facts, minutesAfter(start, -1))).toBe('FUTURE')
    expect(deriveReservationState(facts, start)).toBe('ONGOING')
    expect(deriveReservationState(facts, minutesAfter(end, -1))).toBe('ONGOING')
    expect(deriveReservationState(facts, end)).toBe('PAST')
    expect(deriveReservationState({ ...facts, effectiveEnd: minutesAfter(end, 20) }, minutesAfter(end, 19))).toBe(
      'ONGOING',
    )
    expect(deriveReservationState({ ...facts, effectiveEnd: minutesAfter(end, 20) }, minutesAfter(end, 20))).toBe(
      'PAST',
    )
  })

  it('[R4] is active until ended, canceled or voided', () => {
    const active = reservationStates.filter((state) => isActiveReservation({ state }))
    expect(active).toEqual(['ONGOING', 'PAST', 'FUTURE'])
    for (const state of reservationStates) expect(isActiveReservation({ state, ended: end })).toBe(false)
  })

  it('[R5] is finished when ended or 30 minutes past its end', () => {
    expect(isFinishedReservation({ state: 'ONGOING', end, ended: start }, start)).toBe(true)
    expect(isFinishedReservation({ state: 'PAST', end }, minutesAfter(end, 30))).toBe(false)
    expect(isFinishedReservation({ state: 'PAST', end }, minutesAfter(end, 30.001))).toBe(true)
    for (const state of ['ONGOING', 'FUTURE', 'CANCELED', 'VOIDED'] as const) {
      expect(isFinishedReservation({ state, end }, minutesAfter(end, 60))).toBe(false)
    }
  })

  it('[R6] opens 10 minutes before start', () => {
    expect(isInOpenWindow({ state: 'FUTURE', start, end }, minutesAfter(start, -10), standardPolicy)).toBe(true)
    expect(isInOpenWindow({ state: 'FUTURE', start, end }, minutesAfter(start, -10.001), standardPolicy)).toBe(false)
    expect(isInOpenWindow({ state: 'ONGOING', start, end }, minutesAfter(start, 5), standardPolicy)).toBe(true)
    const wide = { actWindowMinutes: 30 }
    expect(isInOpenWindow({ state: 'FUTURE', start, end }, minutesAfter(start, -30), wide)).toBe(true)
    expect(isInOpenWindow({ state: 'FUTURE', start, end }, minutesAfter(start, -30.001), wide)).toBe(false)
  })

  it('[R7] closes 10 minutes after effective end', () => {
    expect(isInOpenWindow({ state: 'PAST', start, end }, minutesAfter(end, 10), standardPolicy)).toBe(true)
    expect(isInOpenWindow({ state: 'PAST', start, end }, minutesAfter(end, 10.001), standardPolicy)).toBe(false)
    const effectiveEnd = minutesAfter(end, -60)
    expect(
      isInOpenWindow({ state: 'PAST', start, end, effectiveEnd }, minutesAfter(effectiveEnd, 10), standardPolicy),
    ).toBe(true)
    expect(
      isInOpenWindow({ state: 'PAST', start, end, effectiveEnd }, minutesAfter(effectiveEnd, 11), standardPolicy),
    ).toBe(false)
  })

  it('[R8] never opens when canceled or voided', () => {
    fc.assert(
      fc.property(fc.constantFrom('CANCELED', 'VOIDED'), fc.integer({ min: -600, max: 600 }), (state, minutes) => {
        expect(isInOpenWindow({ state, start, end }, minutesAfter(start, minutes), standardPolicy)).toBe(false)
      }),
    )
  })

  it('[R7] derived from the clock, the window is one stretch from as long before to as long after', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -600, max: 900 }),
        fc.integer({ min: 0, max: 120 }),
        (minutes, actWindowMinutes) => {
          const now = minutesAfter(start, minutes)
          const state = deriveReservationState({ start, end }, now)
          expect(isInOpenWindow({ state, start, end }, now, { actWindowMinutes })).toBe(
            minutes >= -actWindowMinutes && minutes <= 240 + actWindowMinutes,
          )
        },
      ),
    )
  })
})
