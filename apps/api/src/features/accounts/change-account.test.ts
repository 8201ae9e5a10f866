import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { testPassword, testPeople } from '../../testing/test-site.ts'

let account: AccountSite
let token: string
beforeAll(async () => {
  account = await startAccountSite()
  token = await account.logIn(testPeople.owner)
})
afterAll(() => account.stop())
beforeEach(() => account.site.suite.database.change('delete from login_attempt'))

const errorsOf = ({ body }: { body: Record<string, unknown> | undefined }) =>
  Object.fromEntries(
    ((body?.errors ?? []) as { fieldName: string; code: string }[]).map(({ fieldName, code }) => [fieldName, code]),
  )
const newcomer = { name: 'Nina Ny', email: 'nina@delebil.test', phone: '912 34 567', password: 'et-passord' }

describe('creating a user', () => {
  test('a new user can log in at once and gets a welcome by mail', async () => {
    const { status, body } = await account.call('createUser', { body: newcomer })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      entity: {
        name: 'Nina Ny',
        phone: '+4791234567',
        driversLicenseValid: false,
        license: { state: 'UNKNOWN', checkedAt: null },
      },
      errors: [],
    })
    expect(body).not.toHaveProperty('entity.passwordHash')
    expect(
      (await account.call('login', { body: { username: newcomer.email, password: newcomer.password } })).status,
    ).toBe(200)
    const welcome = await account.nextMail(newcomer.email, 'Velkommen')
    expect(welcome.text).not.toContain('Nina')
    expect(account.tokenIn(welcome)).toHaveLength(43)
  })

  test('a new user with several wrong fields: each is named with its code', async () => {
    const answer = await account.call('createUser', {
      body: { name: 'Nina', email: 'x', phone: '12', password: 'kort' },
    })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toEqual({
      name: 'field.full-name',
      email: 'field.email',
      phone: 'field.phone',
      password: 'field.password-short',
    })
    expect(errorsOf(await account.call('createUser', { body: {} }))).toMatchObject({
      name: 'field.required',
      email: 'field.required',
    })
  })

  test("a new user's name goes into no mail, and holds no address, line break or turned text", async () => {
    for (const name of ['Vinn https://ond.example', 'Vinn\n\nRing oss', 'Vinn \u202eesaelp', 'Vinn www.ond.example'])
      expect(
        errorsOf(await account.call('createUser', { body: { ...newcomer, email: 'offer@delebil.test', name } })),
      ).toEqual({
        name: 'field.name',
      })
  })

  test('a new user with an address that is taken, in any letter case: account.email-taken, and no mail', async () => {
    const before = account.mails.received.length
    const answer = await account.call('createUser', { body: { ...newcomer, email: 'EVA@delebil.TEST' } })
    expect([answer.status, errorsOf(answer)]).toEqual([400, { email: 'account.email-taken' }])
    expect(account.mails.received).toHaveLength(before)
  })

  test('a new user with fields that only the server sets: they are ignored', async () => {
    const body = {
      ...newcomer,
      email: 'sleip@delebil.test',
      id: 1,
      driversLicenseValid: true,
      license: { state: 'MANUAL' },
      oidcId: 'x',
    }
    const { body: answer } = await account.call('createUser', { body })
    expect(answer).toMatchObject({ entity: { driversLicenseValid: false, oidcId: null } })
    expect(answer).not.toHaveProperty('entity.id', 1)
  })
})

describe('changing my data', () => {
  const mine = { name: 'Eva Eier', email: testPeople.owner, phone: '' }
  const put = (body: object) => account.call('updatePerson', { token, body })

  test('name and phone change without the password, and the phone is kept with its country', async () => {
    expect(await put({ ...mine, name: 'Eva Ny Eier', phone: '55 12 34 56' })).toMatchObject({
      status: 200,
      body: { entity: { name: 'Eva Ny Eier', phone: '+4755123456' } },
    })
    expect(await account.call('getPerson', { token })).toMatchObject({ body: { name: 'Eva Ny Eier' } })
    expect(await put(mine)).toMatchObject({ body: { entity: { phone: null } } })
  })

  test('a new address needs the password, is told to the old address, and logs in from then on', async () => {
    const email = 'eva.ny@delebil.test'
    expect(errorsOf(await put({ ...mine, email }))).toEqual({ currentPassword: 'field.required' })
    expect(errorsOf(await put({ ...mine, email, currentPassword: 'galt' }))).toEqual({
      currentPassword: 'account.password-wrong',
    })
    expect((await put({ ...mine, email, currentPassword: testPassword })).status).toBe(200)
    expect((await account.nextMail(testPeople.owner, 'E-postadressen din er endret')).text).not.toContain(email)
    expect((await account.call('login', { body: { username: email, password: testPassword } })).status).toBe(200)
    await put({ ...mine, currentPassword: testPassword })
  })

  test('a name with an address or hidden signs is refused at its field, and one from before the rule may stay', async () => {
    for (const name of ['Eva https://ond.example', 'Eva\nEier', 'Eva \u202ereiE', 'Eva ond.example'])
      expect(errorsOf(await put({ ...mine, name }))).toEqual({ name: 'field.name' })
    const { database } = account.site.suite
    await database.change(`update person set name = 'Eva 2 Eier' where id = 1`)
    expect(await put({ ...mine, name: 'Eva 2 Eier', phone: '55123456' })).toMatchObject({
      status: 200,
      body: { entity: { name: 'Eva 2 Eier', phone: '+4755123456' } },
    })
    expect(await put(mine)).toMatchObject({ body: { entity: { name: 'Eva Eier', phone: null } } })
  })

  test('an address of somebody else is refused at its field, and nothing changes', async () => {
    const answer = await put({ ...mine, name: 'Eva Endret', email: testPeople.stranger, currentPassword: testPassword })
    expect(errorsOf(answer)).toEqual({ email: 'account.email-taken' })
    expect(await account.call('getPerson', { token })).toMatchObject({ body: { name: 'Eva Eier' } })
  })
})

describe('changing the password', () => {
  test('a changed password ends the other sessions and keeps this one', async () => {
    const other = await account.logIn(testPeople.owner)
    const change = (currentPassword: string, newPassword: string) =>
      account.call('changePassword', { token, body: { currentPassword, newPassword } })
    expect(errorsOf(await change('galt', 'nytt-passord'))).toEqual({ currentPassword: 'account.password-wrong' })
    expect(errorsOf(await change(testPassword, 'kort'))).toEqual({ newPassword: 'field.password-short' })
    expect((await change(testPassword, 'nytt-passord')).status).toBe(204)
    expect((await account.call('whoami', { token: other })).status).toBe(401)
    expect((await account.call('whoami', { token })).status).toBe(200)
    await account.nextMail(testPeople.owner, 'Passordet ditt er endret')
    expect((await change('nytt-passord', testPassword)).status).toBe(204)
  })

  test('five wrong old passwords lock the change as they lock the log-in: login.locked', async () => {
    const guess = () =>
      account.call('changePassword', { token, body: { currentPassword: 'galt', newPassword: 'nytt-passord' } })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).status).toBe(400)
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'login.locked' } })
  })
})

describe('my sessions', () => {
  const list = async (as: string) =>
    (await account.call('listSessions', { token: as })).body?.data as {
      id: number
      isCurrent: boolean
      userAgent: string
    }[]

  test('the list of sessions tells browser and current one, and one of them can be ended', async () => {
    const body = { username: testPeople.stranger, password: testPassword }
    const [first, second] = [
      await account.logIn(testPeople.stranger),
      await account.call('login', { body, headers: { 'user-agent': 'Telefon/1' } }),
    ]
    const mine = await list(first)
    expect(mine.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(mine[1]?.userAgent).toBe('Telefon/1')
    expect(JSON.stringify(mine)).not.toContain('token')
    const id = mine[1]?.id
    expect((await account.call('endSession', { token, params: { id } })).status).toBe(404)
    expect((await account.call('endSession', { token: first, params: { id } })).status).toBe(204)
    expect((await account.call('endSession', { token: first, params: { id } })).status).toBe(404)
    const secondToken = second.headers.get('authorization') ?? ''
    expect((await account.call('whoami', { token: secondToken })).status).toBe(401)
    expect(await list(first)).toHaveLength(1)
  })

  test('logging out everywhere ends every session of the person, this one too', async () => {
    const tokens = [await account.logIn(testPeople.stranger), await account.logIn(testPeople.stranger)]
    const call = { token: tokens[0] }
    expect((await account.call('logOutEverywhere', call)).status).toBe(204)
    for (const one of tokens) expect((await account.call('whoami', { token: one })).status).toBe(401)
    expect((await account.call('whoami', { token })).status).toBe(200)
  })
})
