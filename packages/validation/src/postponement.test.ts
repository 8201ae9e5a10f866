import { expect, it } from 'vitest'
import { checkPostponement, POSTPONEMENT_MAX_DAYS } from './postponement.ts'
import { addMinutes } from './time.ts'

const now = new Date('2026-11-22T15:30:00+01:00')
const longest = POSTPONEMENT_MAX_DAYS * 1440

it('[N10] a case of the staff is postponed to a moment that is to come, 90 days ahead at most', () => {
  expect(checkPostponement(now, now)).toBe('postponement.past')
  expect(checkPostponement(addMinutes(now, 1), now)).toBeUndefined()
  expect(checkPostponement(addMinutes(now, longest), now)).toBeUndefined()
  expect(checkPostponement(addMinutes(now, longest + 1), now)).toBe('postponement.too-long')
})
