import { describe, expect, it } from 'vitest'
import { describeHowFar, describeWhen } from './describe-search.ts'
import { newFlexibleTimes } from './flexible.ts'

const now = new Date('2026-11-22T15:10:00+01:00')
const flexible = newFlexibleTimes(now)
const at = (text: string) => new Date(`2026-${text}:00+01:00`)
const when = (start: string, end: string, isNow = false) =>
  describeWhen({ period: { start: at(start), end: at(end) }, isNow, flexible }, now)

describe('the words of a search', () => {
  it.each([
    ['11-22T18:30', '11-22T23:30', 'I dag 18:30–23:30'],
    ['11-23T08:00', '11-23T16:00', 'I morgen 08:00–16:00'],
    ['11-27T08:00', '11-27T16:00', 'fre. 27. nov. 08:00–16:00'],
    ['11-27T16:00', '11-29T20:00', '27.–29. nov.'],
    ['11-29T16:00', '12-02T20:00', '29. nov.–2. des.'],
  ])('a period from %s to %s reads %s', (start, end, words) => {
    expect(when(start, end)).toBe(words)
  })

  it('a trip that begins at once says until when, with the day where it is another', () => {
    expect(when('11-22T15:10', '11-22T23:30', true)).toBe('Nå til 23:30')
    expect(when('11-22T15:10', '11-23T10:00', true)).toBe('Nå til i morgen')
  })

  it('a trip that may be slid says how long and which day', () => {
    const period = { start: at('11-22T18:30'), end: at('11-22T23:30') }
    expect(describeWhen({ period, isNow: false, flexible: { ...flexible, isOn: true } }, now)).toBe('3 t i morgen')
  })

  it('kilometres that nobody has said read that they are not known', () => {
    expect(describeHowFar(0)).toBe('Vet ikke')
    expect(describeHowFar(50)).toBe('50\u00a0km')
  })
})
