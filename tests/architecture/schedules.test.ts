import { expect, test } from 'vitest'
import { checkSchedules } from './check-schedules.ts'
import { readRepository } from './repository.ts'

const register = {
  path: 'apps/api/src/app/registered-schedules.ts',
  text: "import { waitlistRetention } from '../features/waitlist/waitlist-retention.ts'",
}
const known = { path: 'apps/api/src/features/waitlist/waitlist-retention.ts', text: '' }

test('every schedule and retention is in the register', () => {
  expect(checkSchedules(readRepository())).toEqual([])
})

test('a schedule outside the register is reported, by its name or by its content', () => {
  const named = { path: 'apps/api/src/features/waitlist/hold-schedule.ts', text: '' }
  expect(checkSchedules([register, known, named])).toEqual([`${named.path} is not in the register of schedules`])
  const hidden = {
    path: 'apps/api/src/features/waitlist/night.ts',
    text: "import type { Schedule } from '../../platform/schedules/schedule.ts'",
  }
  expect(checkSchedules([register, known, hidden])).toEqual([
    `${hidden.path} is not in the register of schedules`,
    `${hidden.path} declares a schedule under another name`,
  ])
})

test('a timer in a feature is reported', () => {
  const timer = { path: 'apps/api/src/features/waitlist/sweep.ts', text: 'setInterval(() => sweep(), 1000)' }
  expect(checkSchedules([register, known, timer])).toEqual([`${timer.path} has a timer of its own`])
})

test('a run that reads no register fails', () => {
  expect(checkSchedules([known])).toEqual([`${register.path} was not read`])
})
