import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { followTrail, hasReturned, leaveTrail, recordsAt, returnTo, trailOf, wantTrail } from './list-trail.ts'

const left = { organizationId: 1, recordsAt: 'cars', address: '/cars?sok=el', ids: [4, 5, 6], leftId: 5, rowTopPx: 300 }

test('a record knows the list it was opened from; other records and organisations do not', () => {
  leaveTrail(left)
  expect(trailOf(1, 'cars', 6)).toEqual(left)
  expect([trailOf(1, 'cars', 7), trailOf(2, 'cars', 6), trailOf(1, 'models', 6)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the work list, whose records are reservations, is the list that a reservation was opened from', () => {
  const reservations = adminResources.reservations
  const recordPath = ({ id }: { readonly id: number }) => `/reservations/${id}`
  const [list, record] = [adminResources['problem-reservations'], reservations].map((resource) =>
    recordsAt({ resource, recordPath }),
  )
  leaveTrail({ ...left, recordsAt: list ?? '', address: '/work-list?' })
  expect(trailOf(1, record ?? '', 5)?.address).toBe('/work-list?')
})

test('a list scrolls to where it was left when one returns, and to its top when it is opened', () => {
  leaveTrail(left)
  expect(returnTo(1, left.address, false)).toBeUndefined()
  followTrail(6)
  expect(returnTo(1, left.address, true)?.leftId).toBe(6)
  expect(returnTo(1, '/cars', true)).toBeUndefined()
  wantTrail()
  for (const _drawn of [1, 2]) expect(returnTo(1, left.address, false)?.leftId).toBe(6)
  hasReturned()
  expect(returnTo(1, left.address, false)).toBeUndefined()
})
