import { afterAll, beforeAll, expect, test } from 'vitest'
import { readingBy } from '../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import { openFeeds, SNAPSHOT_SECONDS } from './open-feeds.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  await suite.database.change(`insert into open_data (organization_id, contact_email) values (1, 'data@nord.example')`)
})
afterAll(() => suite.drop())

const now = new Date('2026-11-20T12:00:00+01:00')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const publish = (published: boolean) => suite.database.change('update open_data set published = $1', [published])

test('a snapshot of a club is read once for all who ask within thirty seconds', async () => {
  const feeds = openFeeds(suite.database)
  const [first, second] = await Promise.all([feeds.find('nord', now), feeds.find('nord', now)])
  expect(first?.at).toEqual(now)
  expect(second).toBe(first)
  expect(await feeds.find('nord', after(SNAPSHOT_SECONDS * 1000 - 1))).toBe(first)
  expect((await feeds.find('nord', after(SNAPSHOT_SECONDS * 1000)))?.at).toEqual(after(SNAPSHOT_SECONDS * 1000))
})

test('a club that stops publishing is gone within five seconds, and back within five once it publishes', async () => {
  const feeds = openFeeds(suite.database)
  const keys = async (at: Date) => (await feeds.orgs(at)).map(({ key }) => key)
  expect(await keys(now)).toEqual(['nord'])
  await feeds.find('nord', now)
  await publish(false)
  expect(await feeds.find('nord', after(5000))).toBeUndefined()
  expect(await keys(after(5000))).toEqual([])
  await publish(true)
  expect((await feeds.find('nord', after(10_000)))?.at, 'read anew').toEqual(after(10_000))
})

test('a club that does not publish, or does not exist, has no feed', async () => {
  const feeds = openFeeds(suite.database)
  for (const key of ['sor', 'nowhere', '', '__proto__']) expect(await feeds.find(key, now), key).toBeUndefined()
})

test('a failed read is not cached: the next one is tried', async () => {
  let isDown = true
  const feeds = openFeeds({
    ...suite.database,
    ...readingBy((...call) => (isDown ? Promise.reject(new Error('down')) : suite.database.rows(...call))),
  })
  await expect(feeds.find('nord', now)).rejects.toThrow('down')
  isDown = false
  expect((await feeds.find('nord', now))?.org.key).toBe('nord')
})
