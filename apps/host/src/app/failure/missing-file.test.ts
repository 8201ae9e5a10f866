import { expect, test } from 'vitest'
import { isMissingFile } from './missing-file.ts'

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://delebil.example/assets/profile-page-a1.js'],
  ['Firefox', 'error loading dynamically imported module: https://delebil.example/assets/profile-page-a1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/profile-page-a1.css'],
])('the message of %s for a chunk that is gone counts as a missing file', (_browser, message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true)
})

test('any other error does not count as a missing file', () => {
  expect(isMissingFile(new TypeError("Cannot read properties of undefined (reading 'module')"))).toBe(false)
  expect(isMissingFile('Importing a module script failed.')).toBe(false)
})
