import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { testPassword, testPeople } from '../../testing/test-site.ts'

let account: AccountSite
let token: string
beforeAll(async () => {
  account = await startAccountSite()
  token = await account.logIn(testPeople.owner)
})
afterAll(() => account.stop())
beforeEach(() => change('delete from email_confirmation; update person set email_proven_at = null'))

const change = (sql: string) => account.site.suite.database.change(sql)
const subject = 'Bekreft e-postadressen din'
const send = () => account.call('sendEmailConfirmation', { token })
const confirm = (link: string) => account.call('confirmEmail', { body: { token: link } })
const readiness = async () =>
  (await account.call('getReadiness', { token, query: { orgId: 1 } })).body as { booking: string | null }
const startsAt = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const booking = {
  membershipId: 2,
  carId: 1,
  start: startsAt.toISOString(),
  end: new Date(startsAt.getTime() + 3_600_000).toISOString(),
}

test('a person with an unconfirmed address asks for the link, follows it and may book from then on', async () => {
  expect(await readiness()).toMatchObject({ booking: 'account.email-unconfirmed', driving: null })
  const body = { body: booking, token }
  expect(await account.call('createReservation', body)).toMatchObject({
    status: 403,
    body: { code: 'account.email-unconfirmed' },
  })
  expect((await send()).status).toBe(204)
  const link = account.tokenIn(await account.nextMail(testPeople.owner, subject))
  expect((await confirm(link)).status).toBe(204)
  expect(await readiness()).toMatchObject({ booking: null, driving: null })
  expect((await account.call('createReservation', body)).status).toBe(201)
})

test('a link followed twice says yes twice; one that ran out or is made up is refused: account.link-dead', async () => {
  await send()
  const link = account.tokenIn(await account.nextMail(testPeople.owner, subject))
  expect([(await confirm(link)).status, (await confirm(link)).status]).toEqual([204, 204])
  await change("update email_confirmation set expires_at = now() - interval '1 second'")
  expect((await confirm(link)).body).toMatchObject({ code: 'account.link-dead' })
  expect((await confirm('x'.repeat(43))).body).toMatchObject({ code: 'account.link-dead' })
})

test('a new address is unconfirmed, is sent a link of its own, and the link to the old one proves nothing', async () => {
  await send()
  const old = account.tokenIn(await account.nextMail(testPeople.owner, subject))
  await confirm(old)
  const mine = { name: 'Eva Eier', phone: '', currentPassword: testPassword }
  await account.call('updatePerson', { token, body: { ...mine, email: 'eva.bekreft@delebil.test' } })
  expect((await readiness()).booking).toBe('account.email-unconfirmed')
  expect((await confirm(old)).body).toMatchObject({ code: 'account.link-dead' })
  const link = account.tokenIn(await account.nextMail('eva.bekreft@delebil.test', subject))
  expect((await confirm(link)).status).toBe(204)
  expect((await readiness()).booking).toBeNull()
  await account.call('updatePerson', { token, body: { ...mine, email: testPeople.owner } })
})

test('the fourth link within an hour is not sent, nor one to a person whose address is proved', async () => {
  for (let round = 0; round < 3; round += 1) {
    await send()
    await account.nextMail(testPeople.owner, subject)
  }
  const links = () => account.site.suite.database.rows('select 1 from email_confirmation')
  await send()
  await change('update person set email_proven_at = now()')
  await send()
  await account.call('forgotPassword', { body: { usernameEmailOrPhone: testPeople.owner } })
  await account.nextMail(testPeople.owner, 'Nytt passord')
  expect(await links()).toHaveLength(3)
})
