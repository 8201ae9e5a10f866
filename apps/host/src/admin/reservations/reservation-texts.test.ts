import { expect, test } from 'vitest'
import { newReservationAt } from '../shared/new-reservation-at.ts'
import { changeTexts, describeChanges } from './reservation-texts.ts'

test('the log of a change tells the times moved, and leaves out what is no time', () => {
  const changes = {
    carId: { from: 1, to: 2 },
    end: { from: '2026-11-21T14:30:00+01:00', to: '2026-11-21T15:00:00+01:00' },
  }
  const say = (moment: string) => moment.slice(11, 16)
  expect(describeChanges(changes, say)).toEqual(['Slutt: 14:30 → 15:00'])
  expect(describeChanges({ start: { from: null, to: '2026-11-21T15:00:00+01:00' } }, say)).toEqual([])
  expect(changeTexts.extended).toBe('Forlenget')
})

test('the address of a new reservation holds what is known of it, and nothing else', () => {
  expect(newReservationAt({ personId: 7, membershipId: undefined })).toMatch(/\/reservations\/new\?personId=7$/)
  expect(newReservationAt({ carId: 3, membershipId: 2 })).toMatch(/\?carId=3&membershipId=2$/)
})
