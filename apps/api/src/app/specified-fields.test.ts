import { contract } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, logIn, startTestSite, type TestSite, testPeople } from '../testing/test-site.ts'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())

const get = async (path: string) => (await ask(`${site.address}${path}`, { headers: { authorization: token } })).body
const set = (sql: string) => site.suite.database.change(sql)

test('the person of whoami names the club of the default membership', async () => {
  const { person, organizations } = (await get(contract.whoami.path)) as never as {
    person: { organizationName: string }
    organizations: { name: string }[]
  }
  expect(person.organizationName).toBeTypeOf('string')
  expect(organizations.map(({ name }) => name)).toContain(person.organizationName)
})

test('whoami of somebody without a membership and without rights names no club', async () => {
  await set(`insert into person (id, name, email, password_hash)
    select 90, 'Nils Ny', 'nils@delebil.test', password_hash from person where id = 1`)
  const headers = { authorization: await logIn(site.address, 'nils@delebil.test') }
  const { body } = await ask(site.address + contract.whoami.path, { headers })
  expect(body).toMatchObject({ person: { organizationName: null } })
})

test('a membership tells its members as its list of members does', async () => {
  const { data } = (await get('/api/memberships/2/members')) as { data: unknown[] }
  expect(data.length).toBeGreaterThan(1)
  expect(await get('/api/memberships/2')).toMatchObject({ memberCount: data.length, members: data })
})

test('a reservation tells how far its car is from the place of the membership, and null where there is none', async () => {
  const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()
  const book = async (ahead: number) => {
    const answer = await ask(`${site.address}/api/reservations`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ membershipId: 2, carId: 1, start: hour(ahead), end: hour(ahead + 2) }),
    })
    return (answer.body as { entity: { id: number; location: { distance: number | null } } }).entity
  }
  await set('update membership set default_location = null where id = 2')
  const without = await book(30)
  expect(without.location.distance).toBeNull()
  await set(`update membership m set default_location = jsonb_build_object('name', 'Hjemme', 'latitude', c.lat + 0.01, 'longitude', c.lng)
    from car c where c.id = 1 and m.id = 2`)
  const booked = await book(40)
  // A hundredth of a degree of latitude.
  expect(booked.location.distance).toBe(1112)
  expect(await get(`/api/reservations/${booked.id}`)).toMatchObject({ location: { distance: 1112 } })
  const { data } = (await get('/api/reservations/active')) as { data: { location: { distance: number } }[] }
  expect(data.map(({ location }) => location.distance)).toEqual([1112, 1112])
})
