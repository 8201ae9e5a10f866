import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { demoPassword } from '../../platform/demo-password.ts'
import { awaitRoom, hashPassword, verifyPassword } from './password-queue.ts'
import { whileQueueIsFull } from './test-full-queue.ts'

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

test('a password beyond the queue is refused, and the others are looked at', () =>
  whileQueueIsFull(async () => {
    await expect(verifyPassword(config, undefined, own)).rejects.toMatchObject({ code: 'server.busy' })
  }))

const MOST_BEFORE = 256
const refused = { status: 'rejected', reason: { code: 'server.busy' } }

test('a flood of those who find the queue full is held a second before it is refused, and beyond a number at once', () =>
  whileQueueIsFull(async () => {
    const began = performance.now()
    const held = Promise.allSettled(Array.from({ length: MOST_BEFORE }, awaitRoom))
    await expect(awaitRoom()).rejects.toMatchObject({ code: 'server.busy' })
    expect(performance.now() - began).toBeLessThan(900)
    expect(await held).toMatchObject(Array.from({ length: MOST_BEFORE }, () => refused))
    expect(performance.now() - began).toBeGreaterThan(990)
  }))

test('a log-in that finds the queue full gets in once there is room', async () => {
  let entering: Promise<void> | undefined
  await whileQueueIsFull(async () => {
    entering = awaitRoom()
  })
  await expect(entering).resolves.toBeUndefined()
  expect(await verifyPassword(config, undefined, own)).toBe(false)
})
