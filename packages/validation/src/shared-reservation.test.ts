import { describe, expect, it } from 'vitest'
import { sharedUntil } from './shared-reservation.ts'

const end = new Date('2026-10-24T20:00:00+02:00')

describe('a shared reservation', () => {
  it('[Z1] ends 24 hours after the promised end, over a clock change too', () => {
    expect(sharedUntil({ end })).toEqual(new Date('2026-10-25T19:00:00+01:00'))
  })

  it('[Z1] ends 24 hours after the trip was ended, early or late', () => {
    const early = new Date('2026-10-24T18:00:00+02:00')
    const late = new Date('2026-10-24T23:30:00+02:00')
    expect(sharedUntil({ end, ended: early })).toEqual(new Date('2026-10-25T17:00:00+01:00'))
    expect(sharedUntil({ end, ended: late })).toEqual(new Date('2026-10-25T22:30:00+01:00'))
  })
})
