import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { location } from '../entities/location.ts'
import { member, membership, membershipDetail } from '../entities/membership.ts'
import { organization } from '../entities/organization.ts'
import { ofOne } from '../of-one.ts'
import { idText, list } from '../primitives.ts'

const open = { tag: 'Klubb', access: 'public', partner: true } as const
const mine = { tag: 'Medlemskap', access: 'session' } as const

export const listOrganizations = endpoint('GET /api/organizations', {
  ...open,
  summary: 'The clubs on this platform',
  response: list(organization),
})

export const listLocations = endpoint('GET /api/locations', {
  ...open,
  summary: 'Places where cars are parked',
  query: v.object({ orgId: v.optional(idText) }),
  response: list(location),
})

export const getLocation = endpoint('GET /api/locations/{id}', {
  ...open,
  ...ofOne,
  summary: 'One place',
  response: location,
})

export const listMemberships = endpoint('GET /api/memberships', {
  ...mine,
  summary: 'My memberships, those I own first',
  partner: true,
  response: list(membership),
})

export const getMembership = endpoint('GET /api/memberships/{id}', {
  ...mine,
  ...ofOne,
  summary: 'One of my memberships',
  response: membershipDetail,
})

export const listMembershipMembers = endpoint('GET /api/memberships/{id}/members', {
  ...mine,
  ...ofOne,
  summary: 'The people of one of my memberships',
  response: list(member),
})
