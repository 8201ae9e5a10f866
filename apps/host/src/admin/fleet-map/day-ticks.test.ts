import { formatDateTime } from '@delebil/validation/text'
import { describe, expect, it } from 'vitest'
import { dayTicks } from './day-ticks.ts'

describe('the days of a scale', () => {
  it('are marked at each midnight between its ends, also where a day has 25 hours', () => {
    const ticks = dayTicks(new Date('2026-10-24T12:00:00+02:00'), new Date('2026-10-26T11:00:00+01:00'))
    expect(ticks.map(({ at }) => formatDateTime(at))).toEqual(['søn. 25. okt. 00:00', 'man. 26. okt. 00:00'])
    expect(ticks.map(({ share }) => share)).toEqual([12 / 48, 37 / 48])
  })

  it('are none where both ends are on one day', () => {
    expect(dayTicks(new Date('2026-11-22T00:00:00+01:00'), new Date('2026-11-22T23:30:00+01:00'))).toEqual([])
  })
})
