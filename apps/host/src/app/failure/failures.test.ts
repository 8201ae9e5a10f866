import { expect, test } from 'vitest'
import { failed, failureOf } from './failures.ts'

test('a history entry with a known failure shows its error page', () => {
  expect(failureOf(failed('EXTENSION_ERROR'))).toBe('EXTENSION_ERROR')
  expect(failureOf(failed('EDIT_NOTE_ERROR'))).toBe('EDIT_NOTE_ERROR')
})

test('a history entry with an unknown failure shows the default error page', () => {
  expect(failureOf({ failure: 'SOMETHING_ELSE' })).toBe('UNKNOWN')
  expect(failureOf({ failure: undefined })).toBe('UNKNOWN')
})

test('a history entry without a failure shows its page', () => {
  for (const state of [null, undefined, 'EXTENSION_ERROR', 1, {}, { usr: 'x' }])
    expect(failureOf(state)).toBeUndefined()
})
