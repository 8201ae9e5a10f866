import { describe, expect, it } from 'vitest'
import { dismissalKey, messageTriggerOf } from './entity-message.ts'

const evening = new Date('2026-11-20T23:59:00+01:00')
const nextMorning = new Date('2026-11-21T00:00:00+01:00')
const first = { reservationId: 7 }
const second = { reservationId: 8 }

describe('popup messages', () => {
  it('[Z2] a trip pulls the trigger before, and then the one on the way, late or begun early', () => {
    expect(messageTriggerOf({ state: 'FUTURE' })).toBe('BEFORE_TRIP')
    expect(messageTriggerOf({ state: 'FUTURE', started: evening })).toBe('DURING_TRIP')
    expect(messageTriggerOf({ state: 'ONGOING' })).toBe('DURING_TRIP')
    expect(messageTriggerOf({ state: 'PAST' })).toBe('DURING_TRIP')
  })

  it('[Z2] nothing is shown about a trip that was ended, cancelled or annulled', () => {
    expect(messageTriggerOf({ state: 'PAST', ended: evening })).toBeUndefined()
    expect(messageTriggerOf({ state: 'CANCELED' })).toBeUndefined()
    expect(messageTriggerOf({ state: 'VOIDED' })).toBeUndefined()
  })

  it('[Z3] once is once, whatever it was about and whenever', () => {
    expect(dismissalKey('ONCE', first, evening)).toBe(dismissalKey('ONCE', { carId: 3 }, nextMorning))
  })

  it('[Z3] once a day begins anew at midnight in Oslo', () => {
    expect(dismissalKey('EACH_DAY', first, evening)).toBe(dismissalKey('EACH_DAY', second, evening))
    expect(dismissalKey('EACH_DAY', first, evening)).not.toBe(dismissalKey('EACH_DAY', first, nextMorning))
  })

  it('[Z3] once a trip: the next trip shows it again, the same one never', () => {
    expect(dismissalKey('EACH_TRIP', first, evening)).toBe(dismissalKey('EACH_TRIP', first, nextMorning))
    expect(dismissalKey('EACH_TRIP', first, evening)).not.toBe(dismissalKey('EACH_TRIP', second, evening))
  })

  it('[Z3] a car about to be booked counts by car and day', () => {
    const ofCar = (carId: number, at: Date) => dismissalKey('EACH_TRIP', { carId }, at)
    expect(ofCar(3, evening)).toBe(ofCar(3, evening))
    expect(ofCar(3, evening)).not.toBe(ofCar(3, nextMorning))
    expect(ofCar(3, evening)).not.toBe(ofCar(4, evening))
  })
})
