import { expect, test } from 'vitest'
import { adminCalls } from './admin/calls.ts'
import { contract } from './contract.ts'
import { toOpenApi } from './openapi.ts'

/** Every call of a member that the product's specification names, with its path to the letter. */
const memberCalls = `
POST /api/login
POST /api/logout
POST /api/partner/{partner}/auth
GET /api/users/whoami
POST /api/users/create
POST /api/users/forgot-password
POST /api/users/forgot-password/reset
POST /api/users/change-password
POST /oauth/{sso}/link
DELETE /oauth/{sso}/unlink
POST /oauth/{sso}/create-user
GET /api/persons
PUT /api/persons
GET /api/organizations
GET /api/memberships
GET /api/memberships/{id}
PUT /api/memberships/{id}
GET /api/memberships/types
GET /api/memberships/{id}/members
PUT /api/memberships/{id}/members/{memberId}/default
DELETE /api/memberships/{id}/members/{memberId}
POST /api/memberships/join
POST /api/memberships/join/accept-invitation
POST /api/memberships/invite
GET /api/invoices
GET /api/search
GET /api/reservations/active
GET /api/reservations/historic
GET /api/reservations/{id}
POST /api/reservations
PUT /api/reservations/{id}/start-now
PUT /api/reservations/{id}/note
POST /api/reservations/{id}/end
POST /api/reservations/{id}/cancel
POST /api/reservations/{id}/dial-to-open
GET /api/reservations/{id}/extend
POST /api/reservations/{id}/extend
GET /api/reservations/{id}/drivers
PUT /api/reservations/{id}/drivers
POST /api/reservations/{id}/change-car
POST /api/reservations/{id}/messages/add-picture
POST /api/reservations/check-concurrent-reservation-limit-reached
POST /api/entity-messages
POST /api/price
GET /api/locations
GET /api/locations/{id}
GET /api/feature-toggles/{name}
GET /api/situations
OPTIONS /api/situations/tags
POST /api/log
`
  .trim()
  .split('\n')

const declared = new Set(Object.values(contract).map(({ method, path }) => `${method} ${path}`))
const documented = toOpenApi('0').paths as Record<string, Record<string, unknown>>

test.each(memberCalls)('%s is declared in the contract and documented in OpenAPI', (call) => {
  const [method = '', path = ''] = call.split(' ')
  expect(declared).toContain(call)
  expect(documented[path]).toHaveProperty(method.toLowerCase())
})

test('calls of staff are named alike: words with hyphens, on both sides of the dot', () => {
  expect(Object.keys(adminCalls).filter((name) => !/^[a-z-]+\.[a-z-]+$/.test(name))).toEqual([])
})
