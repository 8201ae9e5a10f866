import { reservationActions } from '@delebil/validation'
import { expect, test } from 'vitest'
import { checkHomes } from './check-homes.ts'
import { countAsked } from './count-asked.ts'
import { displays, lawHomes } from './law.ts'
import { readRepository } from './repository.ts'

const files = readRepository()

test('the state of a reservation is judged by the law alone', () => {
  expect(checkHomes(files, lawHomes)).toEqual([])
})

test.each(lawHomes)('$what: a breach is reported', ({ what, example }) => {
  const stray = { path: 'apps/host/src/admin/reservations/stray.ts', text: example }
  expect(checkHomes([stray], lawHomes)).toEqual([`${stray.path}: ${what}`])
})

test.each(Object.entries(displays))('%s still reads the state to show %s', (path) => {
  const text = files.find((file) => file.path === path)?.text ?? ''
  expect(lawHomes.filter(({ pattern }) => pattern.test(text))).not.toEqual([])
})

test('a question to the law is counted, a permission or comment is not', () => {
  const text = "may('cancel'); staffMay('move', bar); [{ asks: 'end' }]; may('MESSAGE_READ'); // may be open"
  expect(countAsked([{ path: 'apps/host/src/a.ts', text }], reservationActions)).toEqual([
    { workspace: 'apps/host', places: 3 },
  ])
})

const counted = countAsked(files, reservationActions)

test.each(counted)('$workspace asks the law in $places places', ({ places }) => {
  expect(places).toBeGreaterThan(0)
})

test('the host and the widget both ask the law', () => {
  expect(counted.map(({ workspace }) => workspace)).toEqual(
    expect.arrayContaining(['apps/host', 'packages/booking-widget']),
  )
})
