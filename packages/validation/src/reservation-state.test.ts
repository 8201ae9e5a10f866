import { describe, expect, it } from 'vitest'
import {
  deriveReservationState,
  isActiveReservation,
  isFinishedReservation,
  reservationStates,
} from './reservation-state.ts'
import { reservationStateText } from './text/words.ts'
import { addMinutes } from './time/duration.ts'

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
})
