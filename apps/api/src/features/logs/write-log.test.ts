import { contract } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, startTestSite, type TestSite } from '../../testing/test-site.ts'

let site: TestSite
const lines: string[] = []
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false }, lines)
})
afterAll(() => site.stop())

const levels = { info: 30, warn: 40, error: 50 } as const

test.each([
  ['ERROR', 'error'],
  ['Error', 'error'],
  [' info ', 'info'],
  ['INFO', 'info'],
  ['debug', 'info'],
  ['warning', 'warn'],
  ['Warn', 'warn'],
  ['fatal', 'error'],
  ['', 'error'],
  [3, 'error'],
  [null, 'error'],
  [undefined, 'error'],
] as const)('a report of severity %j is never thrown away: it is logged as %s', async (severity, level) => {
  const message = `report ${severity} ${Math.random()}`
  const { status } = await ask(site.address + contract.writeLog.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, severity }),
  })
  expect(status).toBe(204)
  const find = () => lines.map((line) => JSON.parse(line)).find(({ report }) => report === message)
  await expect.poll(find).toMatchObject({ level: levels[level], msg: 'client report' })
})
