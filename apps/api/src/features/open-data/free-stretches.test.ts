import { formatInstant } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { freeStretches } from './free-stretches.ts'

const at = (text: string) => new Date(text)
const busy = (start: string, end: string) => ({ start: at(start), end: at(end) })
const shown = (now: string, promises: { start: Date; end: Date }[]) =>
  freeStretches(at(now), promises).map(({ start, end }) => [formatInstant(start), end && formatInstant(end)])

test('a car without bookings is free without an end', () => {
  expect(shown('2026-11-20T10:00:00+01:00', [])).toEqual([['2026-11-20T10:00:00+01:00', undefined]])
})

test('a gap under 60 minutes is left out, one of 60 is listed', () => {
  const evening = busy('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00')
  expect(shown('2026-11-20T17:01:00+01:00', [evening])).toEqual([['2026-11-20T20:00:00+01:00', undefined]])
  expect(shown('2026-11-20T17:00:00+01:00', [evening])).toEqual([
    ['2026-11-20T17:00:00+01:00', '2026-11-20T18:00:00+01:00'],
    ['2026-11-20T20:00:00+01:00', undefined],
  ])
})

test('on the day with 25 hours each stretch has the offset of its moment, and 02:00 to 02:00 is an hour', () => {
  const promises = [
    busy('2026-10-24T22:00:00+02:00', '2026-10-25T02:00:00+02:00'),
    busy('2026-10-25T02:00:00+01:00', '2026-10-25T09:00:00+01:00'),
  ]
  expect(shown('2026-10-24T12:00:00+02:00', promises)).toEqual([
    ['2026-10-24T12:00:00+02:00', '2026-10-24T22:00:00+02:00'],
    ['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00'],
    ['2026-10-25T09:00:00+01:00', undefined],
  ])
})

test('on the day with 23 hours the gap from 01:30 to 03:30 is an hour', () => {
  const promises = [
    busy('2027-03-27T12:00:00+01:00', '2027-03-28T01:30:00+01:00'),
    busy('2027-03-28T03:30:00+02:00', '2027-03-28T12:00:00+02:00'),
  ]
  expect(shown('2027-03-27T11:30:00+01:00', promises)).toEqual([
    ['2027-03-28T01:30:00+01:00', '2027-03-28T03:30:00+02:00'],
    ['2027-03-28T12:00:00+02:00', undefined],
  ])
})
