import { formatInstant } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { readDays } from './read-days.ts'

// A Sunday; the clock was set back in the night before 25 October.
const now = new Date('2026-11-22T03:00:00+01:00')
const read = (text: string, at = now) => {
  const days = readDays(text, at)
  return days && [formatInstant(days.start), formatInstant(days.end)].map((instant) => instant.slice(0, 16))
}

test('words for days and weeks are read as their period, in any spelling', () => {
  expect(read('i dag')).toEqual(['2026-11-22T00:00', '2026-11-23T00:00'])
  expect(read(' I  går ')).toEqual(['2026-11-21T00:00', '2026-11-22T00:00'])
  expect(read('I gA\u030aR')).toEqual(read('i går'))
  expect(read('i natt')).toEqual(['2026-11-21T22:00', '2026-11-22T06:00'])
  expect(read('i natt', new Date('2026-11-22T15:00:00+01:00'))).toEqual(['2026-11-22T22:00', '2026-11-23T06:00'])
  expect(read('denne uka')).toEqual(['2026-11-16T00:00', '2026-11-23T00:00'])
  expect(read('forrige uke')).toEqual(['2026-11-09T00:00', '2026-11-16T00:00'])
  expect(read('neste måned')).toEqual(['2026-12-01T00:00', '2027-01-01T00:00'])
})

test('a date is read with or without its year, without it as the nearest one', () => {
  for (const text of ['24.12.2026', '24.12', '24. 12.', '2026-12-24', '24.12.26']) {
    expect(read(text)).toEqual(['2026-12-24T00:00', '2026-12-25T00:00'])
  }
  expect(read('3.1')).toEqual(['2027-01-03T00:00', '2027-01-04T00:00'])
  expect(read('25.10')).toEqual(['2026-10-25T00:00', '2026-10-26T00:00'])
})

test('a text that is no day is not read as one', () => {
  for (const text of ['', 'dag', '31.02', '24122026', '91234567', 'EL12345', 'constructor']) {
    expect(read(text)).toBeUndefined()
  }
})
