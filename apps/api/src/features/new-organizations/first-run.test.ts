import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptySite } from '../../testing/test-empty-site.ts'
import { callEndpoint, startTestSite, type TestSite } from '../../testing/test-site.ts'
import { openFirstRun } from './open-first-run.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false }, [])
})
afterAll(() => site.stop())
beforeEach(() => emptySite(site))

const wanted = { name: 'Nordfjord bildeling', administratorName: 'Kari Nordmann', email: 'kari@nordfjord.test' }
const open = async () => (await openFirstRun(site.suite.database, new Date())) ?? ''
const create = (code: string, more: object = {}) =>
  callEndpoint(site.address, 'createFirstOrganization', { body: { ...wanted, code, ...more } })
const isOpen = async () => (await callEndpoint(site.address, 'getFirstRun', {})).body?.['isOpen']

test('the first organization is made once with the printed code, and its link sets a password that logs in', async () => {
  expect(await isOpen()).toBe(false)
  const code = await open()
  expect(code).toMatch(/^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/)
  expect(await isOpen()).toBe(true)
  const made = await create(` ${code.toLowerCase()} `)
  expect(made.status).toBe(201)
  const token = /^\/reset-password#token=(.+)$/.exec(String(made.body?.['passwordPath']))?.[1]
  const set = await callEndpoint(site.address, 'resetPassword', {
    body: { token, newPassword: 'fjorden-fryser-aldri' },
  })
  expect(set.status).toBeLessThan(300)
  const logIn = await callEndpoint(site.address, 'login', {
    body: { username: wanted.email, password: 'fjorden-fryser-aldri' },
  })
  expect(logIn.status).toBe(200)
  expect(await isOpen()).toBe(false)
  expect((await create(code, { name: 'En til' })).body).toMatchObject({ code: 'first-run.closed' })
})

test('a wrong code is refused at its field, and nothing is made', async () => {
  await open()
  expect(await create('ABCD-ABCD-ABCD-ABCD')).toMatchObject({
    status: 403,
    body: { code: 'first-run.code', errors: [{ fieldName: 'code' }] },
  })
  expect(await site.suite.database.rows('select from organization')).toEqual([])
})

test('of two at once with the right code one makes its organization', async () => {
  const code = await open()
  const both = await Promise.all([create(code), create(code, { name: 'Sørfjord bildeling' })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a code is of the last start, and there is none where an organization was made otherwise', async () => {
  const [old, latest] = [await open(), await open()]
  expect((await create(old)).body).toMatchObject({ code: 'first-run.code' })
  await site.suite.database.change(`insert into organization (key, name) values ('x', 'X')`)
  expect((await create(latest)).body).toMatchObject({ code: 'first-run.closed' })
  expect(await open()).toBe('')
})
