import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData } from '../../../platform/jobs/jobs.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../../testing/test-admin-site.ts'
import { ask, logIn, startTestSite, testPeople } from '../../../testing/test-site.ts'
import { changePasswordHash } from '../../accounts/stores/persons.ts'

const right = 'det-gamle-passordet'
let site: AdminSite
let staff: Hired
const mails: JobData['mail'][] = []
beforeAll(async () => {
  site = await startAdminSite({
    jobs: { enqueue: async (_tx, name, data) => void (name === 'mail' && mails.push(data as JobData['mail'])) },
  })
  staff = await site.hire(1, ['MEMBERSHIP_READ', 'MEMBERSHIP_WRITE'])
  await site.database.change('insert into organization_person (organization_id, person_id) values (1, $1)', [
    staff.personId,
  ])
  await site.database.change(`
    insert into person (id, name, email) values (60, 'Per Penn', 'per@delebil.test');
    insert into organization_person (organization_id, person_id) values (1, 60)`)
  await changePasswordHash(site.database, staff.personId, await hash(right))
  await site.database.change(`update organization set support_phone = '55 00 00 00' where id = 1`)
})
afterAll(() => site.stop())
beforeEach(async () => {
  mails.length = 0
  await site.database.change('delete from login_attempt')
})

const changeEmail = (id: number, email: string, more: object = {}) =>
  site.ask('persons.change', staff.token, { params: { id }, body: { email, ...more } })
const changePassword = (id: number, newPassword: string, more: object = {}) =>
  site.ask('persons.change-password', staff.token, { params: { id }, body: { newPassword, ...more } })
const refusedAt = (code: string) => ({ status: 400, body: { errors: [{ fieldName: 'currentPassword', code }] } })

test('staff who change their own address prove the old password, and the old address is told', () =>
  site.undone(async () => {
    const own = staff.personId
    expect(await changeEmail(own, 'ny@delebil.test')).toMatchObject(refusedAt('field.required'))
    expect(await changeEmail(own, 'ny@delebil.test', { currentPassword: 'galt-passord' })).toMatchObject(
      refusedAt('account.password-wrong'),
    )
    expect(mails).toEqual([])
    const answer = await changeEmail(own, 'ny@delebil.test', { currentPassword: right })
    expect(answer).toMatchObject({ status: 200, body: { entity: { email: 'ny@delebil.test' } } })
    expect(answer.text).not.toContain(right)
    expect(mails).toMatchObject([{ to: `${own}@delebil.test`, kind: 'emailChanged', personId: own }])
  }))

test('staff who change their own name are asked for no password, and nobody is mailed', () =>
  site.undone(async () => {
    const answer = await site.ask('persons.change', staff.token, {
      params: { id: staff.personId },
      body: { name: 'Ansatt Annet' },
    })
    expect(answer.status).toBe(200)
    expect(mails).toEqual([])
  }))

test('staff who set their own password prove the old one, and are told by mail', () =>
  site.undone(async () => {
    const own = staff.personId
    expect(await changePassword(own, 'et-nytt-passord')).toMatchObject(refusedAt('field.required'))
    expect(await changePassword(own, 'et-nytt-passord', { currentPassword: 'galt' })).toMatchObject(
      refusedAt('account.password-wrong'),
    )
    expect((await changePassword(own, 'et-nytt-passord', { currentPassword: right })).status).toBe(204)
    expect(mails).toMatchObject([{ to: `${own}@delebil.test`, kind: 'passwordChanged' }])
  }))

test("staff who change a member's address or password need no password, and the old address hears of it with the club's phone", () =>
  site.undone(async () => {
    expect(await changeEmail(60, 'per.ny@delebil.test')).toMatchObject({ status: 200 })
    expect((await changePassword(60, 'et-nytt-passord')).status).toBe(204)
    expect(mails).toMatchObject([
      { to: 'per@delebil.test', kind: 'emailChanged', personId: 60 },
      { to: 'per.ny@delebil.test', kind: 'passwordChanged', personId: 60 },
    ])
    for (const { text } of mails) expect(text).toContain('Nord bildeling på telefon 55 00 00 00')
  }))

test("guessing one's own old password in the admin area is slowed down like at the log-in", async () => {
  const server = await startTestSite({ RATE_LIMIT: false })
  await server.suite.database.change(
    `insert into organization_permission (organization_id, person_id, permission) values (1, 1, 'MEMBERSHIP_WRITE')`,
  )
  const token = await logIn(server.address, testPeople.owner)
  const tries: number[] = []
  for (let guess = 0; guess < 6; guess += 1) {
    const { status } = await ask(`${server.address}/api/admin/persons/1/change-password?orgId=1`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ newPassword: 'et-nytt-passord', currentPassword: `galt ${guess}`, version: 1 }),
    })
    tries.push(status)
  }
  await server.stop()
  expect(tries).toEqual([400, 400, 400, 400, 400, 429])
})
