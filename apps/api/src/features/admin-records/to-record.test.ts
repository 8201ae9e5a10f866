import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { changesBetween } from './to-record.ts'

const trip = {
  id: 7,
  version: 1,
  end: '2026-11-23T11:55:00+01:00',
  progress: 'OUT',
  urgency: 101795431359,
  days: ['TODAY'],
}

test('the history of a record tells what was changed, and nothing of what is worked out of it', () => {
  const over = { ...trip, end: '2026-11-23T09:26:00+01:00', progress: 'OVER', urgency: 301795422359, days: [] }
  expect(changesBetween(adminResources.reservations, trip, over)).toEqual({ end: { from: trip.end, to: over.end } })
  expect(Object.keys(changesBetween(adminResources.reservations, undefined, trip))).toEqual(['end'])
})
