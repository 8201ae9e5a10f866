import { describe, expect, it } from 'vitest'
import { countdown, openProblem, possibleActions, type Timed } from './times.ts'

const at = (time: string) => `2026-11-21T${time}:00+01:00`
const clock = (time: string) => new Date(at(time))
const reservation = (more: Partial<Timed> = {}): Timed => ({
  state: 'FUTURE',
  start: at('14:00'),
  end: at('18:00'),
  effectiveEnd: at('18:00'),
  started: null,
  ended: null,
  ...more,
})
const ongoing = reservation({ state: 'ONGOING', started: at('14:00') })

describe('countdown', () => {
  it('counts to the start, then to the end, then what it is late', () => {
    expect(countdown(reservation(), clock('11:50'))).toBe('starter om 2 t 10 min')
    expect(countdown(ongoing, clock('17:00'))).toBe('pågår, 1 t igjen')
    expect(countdown(ongoing, clock('18:20'))).toBe('skulle vært levert for 20 min siden')
  })
  it('is under way at once where it was started early', () => {
    expect(countdown(reservation({ state: 'ONGOING', started: at('13:00') }), clock('13:30'))).toBe(
      'pågår, 4 t 30 min igjen',
    )
  })
  it.each(['CANCELED', 'VOIDED'] as const)('has nothing to count for %s', (state) => {
    expect(countdown(reservation({ state }), clock('11:00'))).toBeUndefined()
  })
})

describe('opening', () => {
  it('is possible from 10 minutes before start to 10 minutes after the end', () => {
    expect(openProblem(reservation(), clock('13:50'))).toBeUndefined()
    expect(openProblem(reservation({ state: 'PAST' }), clock('18:10'))).toBeUndefined()
  })
  it('says when it will be, or that it is over', () => {
    expect(openProblem(reservation(), clock('13:49'))).toMatch(/^Du kan låse opp fra .*13:50\.$/)
    expect(openProblem(reservation({ state: 'PAST' }), clock('18:11'))).toBe('Tiden for å låse opp er ute.')
  })
})

describe('actions', () => {
  const names = (value: Timed, time: string) =>
    Object.entries(possibleActions(value, clock(time))).flatMap(([name, isPossible]) => (isPossible ? [name] : []))
  it('have the lock as soon as the car can be opened, and as long as it is not handed in', () => {
    expect(names(reservation(), '13:49')).not.toContain('lock')
    expect(names(reservation(), '13:50')).toContain('lock')
    expect(names(ongoing, '19:00')).toContain('lock')
  })
  it('are those of before, during and after the trip', () => {
    expect(names(reservation(), '11:00')).toEqual(['open', 'extend', 'startNow', 'cancel', 'swap', 'drivers'])
    expect(names(ongoing, '15:00')).toEqual(['open', 'lock', 'extend', 'end', 'drivers', 'report'])
    expect(names(ongoing, '18:05')).toEqual(['open', 'lock', 'end', 'drivers', 'report'])
    expect(names(reservation({ state: 'PAST', ended: at('17:00') }), '17:30')).toEqual(['report'])
  })
})
