import { LICENSE_CHECK } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callEndpoint, entityIdOf, startTestSite, type TestSite } from '../../../testing/test-site.ts'
import { insertPartner, insertPartnerKey, makeTestKey, testPartner } from '../test-partner.ts'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  const { database } = site.suite
  const key = await makeTestKey('only')
  await insertPartner(database, testPartner.key, testPartner.origin)
  await insertPartnerKey(database, testPartner.key, key)
  await database.change(`
    insert into partner_person (organization_id, partner_id, subject, person_id, created_at)
      select organization_id, id, 'kari', 2, now() from partner;
    update person set license_state = 'UNKNOWN', email_proven_at = null where id = 2`)
  const call = { params: { partner: testPartner.key }, body: { token: await key.sign({ sub: 'kari' }) } }
  token = (await callEndpoint(site.address, 'logInByPartner', call)).headers.get('authorization') ?? ''
})
afterAll(() => site.stop())

const at = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const until = new Date(at.getTime() + 7_200_000)
const body = { membershipId: 2, carId: 1, start: at.toISOString(), end: until.toISOString() }
const book = () => callEndpoint(site.address, 'createReservation', { token, body })

test("a partner's visitor counts as confirmed, and is refused by the club's check of licences before booking and before start", async () => {
  const decide = (check: number) =>
    site.suite.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'licenseCheck', '2020-01-01', $1)
       on conflict (organization_id, key, valid_from) do update set value = excluded.value`,
      [String(check)],
    )
  await decide(LICENSE_CHECK.beforeBooking)
  expect(await book()).toMatchObject({ status: 403, body: { code: 'license.unchecked' } })
  await decide(LICENSE_CHECK.beforeStart)
  const booked = await book()
  expect(booked.status, booked.text).toBe(201)
  const id = entityIdOf(booked)
  const start = () => callEndpoint(site.address, 'startReservationNow', { token, params: { id }, body: {} })
  expect(await start()).toMatchObject({ status: 403, body: { code: 'license.unchecked' } })
  await decide(LICENSE_CHECK.off)
  expect((await start()).status).toBe(200)
})
