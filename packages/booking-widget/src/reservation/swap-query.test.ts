import { expect, it } from 'vitest'
import { sampleReservation } from '../sample/bergen.ts'
import { swapQuery } from './swap-query.ts'

const reservation = sampleReservation({ start: '2026-11-21T12:00:00+01:00', end: '2026-11-21T17:00:00+01:00' })

it('a swap asks for a hundred cars free for the whole reservation', () => {
  expect(swapQuery(reservation, new Date('2026-11-21T10:00:00+01:00'))).toEqual({
    query: {
      after: '2026-11-21T12:00:00+01:00',
      before: '2026-11-21T17:00:00+01:00',
      location: '{"type":"Point","coordinates":[5.3332,60.3853]}',
      minimumAvailabilityPercent: 100,
      reservationId: 501,
      superDamageWaiver: true,
      size: 100,
    },
  })
})

it('a swap moves a start in the past to now, and asks nothing once it is over', () => {
  expect(swapQuery(reservation, new Date('2026-11-21T13:00:00+01:00'))?.query).toMatchObject({
    after: '2026-11-21T13:00:00+01:00',
  })
  expect(swapQuery(reservation, new Date('2026-11-21T18:00:00+01:00'))).toBeUndefined()
})
