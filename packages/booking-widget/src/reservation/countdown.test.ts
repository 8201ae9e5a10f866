import { describe, expect, it } from 'vitest'
import type { Timed } from '../data/reservation-times.ts'
import { countdown } from './countdown.ts'

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
  it('counts to the start, then to the end, then how late it is', () => {
    expect(countdown(reservation(), clock('11:50'))).toBe('starter om 2 t 10 min')
    expect(countdown(ongoing, clock('17:00'))).toBe('pågår, 1 t igjen')
    expect(countdown(ongoing, clock('18:20'))).toBe('skulle vært levert for 20 min siden')
  })
  it('counts to the end for a trip that was begun early', () => {
    expect(countdown(reservation({ state: 'ONGOING', started: at('13:00') }), clock('13:30'))).toBe(
      'pågår, 4 t 30 min igjen',
    )
  })
  it.each(['CANCELED', 'VOIDED'] as const)('counts nothing for %s', (state) => {
    expect(countdown(reservation({ state }), clock('11:00'))).toBeUndefined()
  })
})
