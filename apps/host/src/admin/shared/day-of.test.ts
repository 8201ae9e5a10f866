import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'

test('a typed day is sent as the contract wants it, in each form that is read', () => {
  for (const typed of ['01.02.2030', '01022030', '2030-02-01', ' 01.02.2030 ']) expect(dayOf(typed)).toBe('2030-02-01')
})

test('a typed text that is no day of the calendar is none', () => {
  for (const typed of ['', '31.02.2030', 'snart', '1.2.30']) expect(dayOf(typed)).toBeUndefined()
})
