import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { demoPassword } from '../../platform/demo-password.ts'
import { hashPassword, verifyPassword } from './password-queue.ts'

const config = readConfig({})
const own = 'æ-et-eget-passord'

test('a password is that of its own hash, and of no other', async () => {
  const hash = await hashPassword(own)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(config, hash, own)).toBe(true)
  expect(await verifyPassword(config, hash, `${own} `)).toBe(false)
  expect(await hashPassword(own)).not.toBe(hash)
})

test('an account without a password has none that is right', async () => {
  expect([await verifyPassword(config, null, own), await verifyPassword(config, undefined, '')]).toEqual([false, false])
})

test("the demo's password is right only where the demo is on", async () => {
  const hash = await hashPassword(demoPassword)
  const on = { ...config, DEMO_DATA: true }
  expect([
    await verifyPassword(on, hash, demoPassword),
    await verifyPassword({ ...on, DEMO_DATA: false }, hash, demoPassword),
  ]).toEqual([true, false])
})

const tasks = '/proc/self/task'
/** Of each thread of this process: the 19th field, counted from behind the name, which may hold anything. */
const niceness = () =>
  readdirSync(tasks).map((id) => Number(readFileSync(`${tasks}/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]))

test.skipIf(!existsSync(tasks))('a password waits for a core behind the thread that answers', async () => {
  await hashPassword(own)
  expect(niceness()).toContain(getPriority() + 10)
})

test('a password beyond the queue is refused, and the others are looked at', async () => {
  const all = await Promise.allSettled(Array.from({ length: 4 + 64 + 1 }, () => verifyPassword(config, undefined, own)))
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } })
  expect(await verifyPassword(config, undefined, own)).toBe(false)
})
