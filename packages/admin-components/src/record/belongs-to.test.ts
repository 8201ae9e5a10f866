import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { belongsTo } from './belongs-to.ts'

test.each([
  ['person', { name: 'personId', of: 'persons' }],
  ['membership', { name: 'membershipId', of: 'memberships' }],
  ['carNumber', { name: 'carId', of: 'cars' }],
  ['assignee', { name: 'assigneeId', of: 'persons' }],
  ['reservationNumber', undefined],
  ['state', undefined],
  ['needsReview', undefined],
])('the fact %s of a reservation leads to the record it is of', (name, ref) => {
  expect(belongsTo(adminResources.reservations.fields, name)).toEqual(ref)
})

test('the longest reference that fits is the one a fact is of', () => {
  expect(belongsTo(adminResources.memberships.fields, 'membershipType')).toEqual({
    name: 'membershipTypeId',
    of: 'membershipTypes',
  })
})
