import { standardPolicy } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { expect, test } from 'vitest'
import { type Judged, lawOf } from '../data/law-of.ts'
import { closedText } from './closed-text.ts'

const clock = (time: string) => new Date(`2026-11-21T${time}+01:00`)
const at = (time: string) => clock(time).toISOString()
const reservation: Judged = {
  state: 'FUTURE',
  start: at('14:00:00'),
  end: at('18:00:00'),
  effectiveEnd: at('18:00:00'),
  started: null,
  ended: null,
  personId: 9,
  drivers: [],
  policy: standardPolicy,
  license: { state: 'VERIFIED', validUntil: null },
}
const openingAt = (time: string, personId = 9) => {
  const now = clock(time)
  const { may, window } = lawOf(reservation, { person: { id: personId, name: 'Kari Nordmann' } }, now)
  const problem = may('open')
  return problem && closedText(problem, window, now)
}

test('a car outside its window tells when it opens, or that it is too late', () => {
  expect(openingAt('13:49:59')).toMatch(/^Du kan låse opp fra .*13:50\.$/)
  expect(openingAt('13:50:00')).toBeUndefined()
  expect(openingAt('18:10:00')).toBeUndefined()
  expect(openingAt('18:10:01')).toBe('Tiden for å låse opp er ute.')
})

test('a person who may not open the car is told so, without a time', () => {
  expect(openingAt('13:00:00', 7)).toBe(problemText['permission.missing'])
})
