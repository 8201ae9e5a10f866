import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { location } from '../entities/location.ts'
import { member, membership, membershipDetail } from '../entities/membership.ts'
import { organization } from '../entities/organization.ts'
import { idText, list } from '../primitives.ts'

const tag = 'Klubb'
const byId = v.object({ id: idText })

export const listOrganizations = endpoint({
  summary: 'The clubs on this platform',
  tag,
  method: 'GET',
  path: '/api/organizations',
  access: 'public',
  partner: true,
  response: list(organization),
  problems: [],
})

export const listLocations = endpoint({
  summary: 'Places where cars are parked',
  tag,
  method: 'GET',
  path: '/api/locations',
  access: 'public',
  partner: true,
  query: v.object({ orgId: v.optional(idText) }),
  response: list(location),
  problems: [],
})

export const getLocation = endpoint({
  summary: 'One place',
  tag,
  method: 'GET',
  path: '/api/locations/{id}',
  access: 'public',
  partner: true,
  params: byId,
  response: location,
  problems: ['resource.unknown'],
})

export const listMemberships = endpoint({
  summary: 'My memberships, those I own first',
  tag: 'Medlemskap',
  method: 'GET',
  path: '/api/memberships',
  access: 'session',
  partner: true,
  response: list(membership),
  problems: [],
})

export const getMembership = endpoint({
  summary: 'One of my memberships',
  tag: 'Medlemskap',
  method: 'GET',
  path: '/api/memberships/{id}',
  access: 'session',
  params: byId,
  response: membershipDetail,
  problems: ['resource.unknown'],
})

export const listMembershipMembers = endpoint({
  summary: 'The people of one of my memberships',
  tag: 'Medlemskap',
  method: 'GET',
  path: '/api/memberships/{id}/members',
  access: 'session',
  params: byId,
  response: list(member),
  problems: ['resource.unknown'],
})
