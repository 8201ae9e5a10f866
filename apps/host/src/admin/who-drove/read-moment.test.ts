import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

const moments = (date: string, time: string) => {
  const read = readMoment(date, time)
  return 'moments' in read ? read.moments.map((at) => at.toISOString()) : read.wrong
}

test('a time of day is two moments in the doubled hour, none in the skipped one, else one', () => {
  expect(moments('25.10.2026', '02:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  expect(moments('28.03.2027', '0230')).toEqual([])
  expect(moments('22112026', '2.30')).toEqual(['2026-11-22T01:30:00.000Z'])
})

test('a date or time that is invalid names its field', () => {
  expect(moments('31.02.2026', '02:30')).toBe('date')
  expect(moments('25.10.2026', '25:30')).toBe('time')
  expect(moments('25.10.2026', 'natt')).toBe('time')
})
