import { chmod, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { makeQuickFolder } from '../quick-folder.ts'
import { beginEmbedded } from './begin-embedded.ts'
import { askAt } from './embedded-connection.ts'

let DATA_DIR = ''
beforeAll(async () => {
  DATA_DIR = await makeQuickFolder()
  await chmod(DATA_DIR, 0o755)
})
afterAll(() => rm(DATA_DIR, { recursive: true }))

const begin = () => beginEmbedded({ ...readConfig({}), DATA_DIR, DATA_DURABLE: false })

test('a built-in database that is stopped while it starts leaves its folder to the next, which answers', async () => {
  const first = begin()
  await first?.launched
  await first?.stop()
  const next = begin()
  const { url = '' } = (await next?.started) ?? {}
  expect(await askAt(url, (client) => client.query('select 1 as one'))).toMatchObject({ rows: [{ one: 1 }] })
  await next?.stop()
})

test('a built-in database that cannot start says so to who waits for it, and stops in order', async () => {
  const held = begin()
  await held?.started
  const second = begin()
  await second?.launched
  await expect(second?.started).rejects.toThrow(/server/)
  await second?.stop()
  await held?.stop()
})

test('a database of its own address begins no other', () => {
  expect(beginEmbedded({ ...readConfig({}), DATABASE_URL: 'postgresql://elsewhere/db' })).toBeUndefined()
})
