import { expect, it } from 'vitest'
import { EXPENSE_DAYS } from './expense.ts'
import { may } from './may.ts'
import { standardPolicy } from './policy.ts'
import type { ReservationState } from './reservation-state.ts'
import { addMinutes } from './time/duration.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const end = addMinutes(start, 240)
const ask = (now: Date, { state = 'PAST', ended }: { state?: ReservationState; ended?: Date } = {}) =>
  may(
    'send-expense',
    { start, end, effectiveEnd: end, state, ended },
    { kind: 'member', drives: true, license: { state: 'MANUAL', validUntil: null } },
    now,
    standardPolicy,
  )

it('[R44] takes an expense from the opening window on until 90 days after the end, and none of a trip that was called off', () => {
  const most = EXPENSE_DAYS * 24 * 60
  const opens = addMinutes(start, -10)
  expect(ask(opens, { state: 'FUTURE' })).toBeUndefined()
  expect(ask(new Date(opens.getTime() - 1), { state: 'FUTURE' })).toBe('reservation.not-started')
  expect(ask(addMinutes(end, most))).toBeUndefined()
  expect(ask(new Date(addMinutes(end, most).getTime() + 1))).toBe('expense.too-late')
  expect(ask(addMinutes(end, most + 10), { ended: addMinutes(end, 10) })).toBeUndefined()
  expect(ask(end, { state: 'CANCELED' })).toBe('reservation.not-active')
})
