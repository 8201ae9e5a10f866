import { describe, expect, it } from 'vitest'
import { callerQuestions, isCallerChecked, mayStaffReachCar } from './caller-check.ts'
import { addMinutes } from './duration.ts'
import { standardPolicy } from './policy.ts'

const at = new Date('2026-11-22T02:00:00Z')

describe('a caller', () => {
  it('[Y4] counts as checked for ten minutes, and not before', () => {
    expect(isCallerChecked(at, at)).toBe(true)
    expect(isCallerChecked(at, new Date(addMinutes(at, 10).getTime() - 1))).toBe(true)
    expect(isCallerChecked(at, addMinutes(at, 10))).toBe(false)
    expect(isCallerChecked(addMinutes(at, 1), at)).toBe(false)
    expect(new Set(callerQuestions).size).toBeGreaterThan(2)
  })

  it('[Y5] is helped into the car for as long as the trip is out', () => {
    const trip = { state: 'PAST', start: addMinutes(at, -120), end: addMinutes(at, -60) } as const
    expect(mayStaffReachCar(trip, at, standardPolicy)).toBe(false)
    expect(mayStaffReachCar({ ...trip, started: trip.start }, at, standardPolicy)).toBe(true)
    expect(mayStaffReachCar({ ...trip, started: trip.start, ended: trip.end }, at, standardPolicy)).toBe(false)
    expect(
      mayStaffReachCar({ state: 'FUTURE', start: addMinutes(at, 10), end: addMinutes(at, 90) }, at, standardPolicy),
    ).toBe(true)
    expect(
      mayStaffReachCar({ state: 'FUTURE', start: addMinutes(at, 11), end: addMinutes(at, 90) }, at, standardPolicy),
    ).toBe(false)
    expect(mayStaffReachCar({ ...trip, state: 'VOIDED', started: trip.start }, at, standardPolicy)).toBe(false)
  })
})
