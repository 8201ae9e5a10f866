import { expect, test } from 'vitest'
import { kindOf, progressOf, spokenPercent, stepOf } from './bulk-job.ts'

test('a rehearsed run asks for confirmation; a stopped one can be gone on with', () => {
  expect(stepOf({ isRehearsal: true, state: 'working' })).toBe('rehearsing')
  expect(stepOf({ isRehearsal: true, state: 'done' })).toBe('confirm')
  expect(stepOf({ isRehearsal: false, state: 'working' })).toBe('working')
  expect(stepOf({ isRehearsal: false, state: 'done' })).toBe('done')
  for (const isRehearsal of [true, false]) expect(stepOf({ isRehearsal, state: 'stopped' })).toBe('stopped')
})

test('an action other than removing and undoing is told as a change', () => {
  expect(['change', 'remove', 'undo', 'reset-review'].map(kindOf)).toEqual(['change', 'remove', 'undo', 'change'])
})

const counted = { isRehearsal: false, total: 100, waiting: 0, done: 0 }

test('progress is announced in steps of ten percent', () => {
  const said = Array.from({ length: 101 }, (_, done) => spokenPercent({ ...counted, done, waiting: 100 - done }))
  expect(new Set(said).size).toBe(11)
  expect(spokenPercent({ ...counted, total: 0 })).toBe(100)
})

test('the progress of a run leaves out what its rehearsal left out', () => {
  expect(progressOf({ ...counted, isRehearsal: true, waiting: 60, done: 30 })).toEqual({ done: 40, of: 100 })
  expect(progressOf({ ...counted, waiting: 60, done: 15 })).toEqual({ done: 15, of: 75 })
})
