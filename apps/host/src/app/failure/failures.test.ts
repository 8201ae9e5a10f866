import { expect, test } from 'vitest'
import { failed, failureOf } from './failures.ts'

test('an entry of the history says which error page it shows', () => {
  expect(failureOf(failed('EXTENSION_ERROR'))).toBe('EXTENSION_ERROR')
  expect(failureOf(failed('EDIT_NOTE_ERROR'))).toBe('EDIT_NOTE_ERROR')
})

test('a failure that this site does not know is the default error page', () => {
  expect(failureOf({ failure: 'SOMETHING_ELSE' })).toBe('UNKNOWN')
  expect(failureOf({ failure: undefined })).toBe('UNKNOWN')
})

test('an entry without a failure shows its page', () => {
  for (const state of [null, undefined, 'EXTENSION_ERROR', 1, {}, { usr: 'x' }])
    expect(failureOf(state)).toBeUndefined()
})
