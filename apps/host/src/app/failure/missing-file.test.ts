import { expect, test } from 'vitest'
import { isMissingFile } from './missing-file.ts'

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://delebil.example/assets/profile-page-a1.js'],
  ['Firefox', 'error loading dynamically imported module: https://delebil.example/assets/profile-page-a1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/profile-page-a1.css'],
])('%s says that a part of the site is missing', (_browser, message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true)
})

test('another fault is another fault', () => {
  expect(isMissingFile(new TypeError("Cannot read properties of undefined (reading 'module')"))).toBe(false)
  expect(isMissingFile('Importing a module script failed.')).toBe(false)
})
