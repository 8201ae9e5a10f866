import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { location } from '../entities/location.ts'
import { member, membership, membershipDetail } from '../entities/membership.ts'
import { organization } from '../entities/organization.ts'
import { idText, list } from '../primitives.ts'

const tag = 'Klubb'
const byId = v.object({ id: idText })

export const listOrganizations = endpoint('GET /api/organizations', {
  summary: 'The clubs on this platform',
  tag,
  access: 'public',
  partner: true,
  response: list(organization),
})

export const listLocations = endpoint('GET /api/locations', {
  summary: 'Places where cars are parked',
  tag,
  access: 'public',
  partner: true,
  query: v.object({ orgId: v.optional(idText) }),
  response: list(location),
})

export const getLocation = endpoint('GET /api/locations/{id}', {
  summary: 'One place',
  tag,
  access: 'public',
  partner: true,
  params: byId,
  response: location,
  problems: ['resource.unknown'],
})

export const listMemberships = endpoint('GET /api/memberships', {
  summary: 'My memberships, those I own first',
  tag: 'Medlemskap',
  access: 'session',
  partner: true,
  response: list(membership),
})

export const getMembership = endpoint('GET /api/memberships/{id}', {
  summary: 'One of my memberships',
  tag: 'Medlemskap',
  access: 'session',
  params: byId,
  response: membershipDetail,
  problems: ['resource.unknown'],
})

export const listMembershipMembers = endpoint('GET /api/memberships/{id}/members', {
  summary: 'The people of one of my memberships',
  tag: 'Medlemskap',
  access: 'session',
  params: byId,
  response: list(member),
  problems: ['resource.unknown'],
})
