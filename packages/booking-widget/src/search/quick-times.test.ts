import { formatInstant } from '@delebil/validation/time'
import { describe, expect, it } from 'vitest'
import { quickTimes } from './quick-times.ts'

const at = (text: string) => new Date(`2026-11-${text}:00+01:00`)
const labels = (now: string) => quickTimes(at(now)).map(({ label }) => label)
const period = (now: string, id: string) => {
  const found = quickTimes(at(now)).find((time) => time.id === id)
  return found && [found.period.start, found.period.end].map((end) => formatInstant(end).slice(5, 16))
}

describe('times that are one press away', () => {
  it('a Sunday afternoon offers now, tonight, tomorrow and the next weekend with its dates', () => {
    expect(labels('22T15:10')).toEqual(['Nå', 'I kveld', 'I morgen', 'I helga 27.–29. nov.'])
  })

  it('an evening that has begun is not offered: now is the same', () => {
    expect(labels('22T16:29')).toContain('I kveld')
    expect(labels('22T16:31')).not.toContain('I kveld')
  })

  it('what begins now ends at 23:30, and late at night at 23:30 of the next day', () => {
    expect(period('22T15:10', 'now')).toEqual(['11-22T15:10', '11-22T23:30'])
    expect(period('22T23:40', 'now')).toEqual(['11-22T23:40', '11-23T23:30'])
  })

  it('a weekend that has begun is what is left of it', () => {
    expect(period('25T12:00', 'weekend')).toEqual(['11-27T16:00', '11-29T20:00'])
    expect(period('27T17:10', 'weekend')).toEqual(['11-27T17:30', '11-29T20:00'])
    expect(period('28T11:10', 'weekend')).toEqual(['11-28T11:30', '11-29T20:00'])
  })
})
