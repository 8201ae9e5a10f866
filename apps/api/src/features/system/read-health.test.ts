import type { SystemHealth } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../platform/db/test-database.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { endScheduleRuns } from '../../platform/schedules/schedule-run-store.ts'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'
import { listWaitingWork } from './health-store.ts'

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

test('the health of the machinery tells of failed runs without what they failed of, and of rooms and versions', async () => {
  const { token } = await site.hire(1, ['ADMIN_SETTINGS_READ'])
  const at = new Date('2026-11-22T10:00:00Z')
  const error = 'no answer for eva@delebil.test'
  const finishedAt = new Date(at.getTime() + 1500)
  await endScheduleRuns(site.database, [
    { name: 'sms-schedule', startedAt: at, finishedAt, error },
    { name: 'hold-schedule', startedAt: at, finishedAt: at, error: undefined },
  ])
  const { status, text, body } = await site.ask('system.health', token)
  const health = body as unknown as SystemHealth
  expect(status).toBe(200)
  expect(text).not.toContain('eva@')
  expect(health.schedules).toEqual([
    expect.objectContaining({ name: 'hold-schedule', outcome: 'DONE', succeededAt: '2026-11-22T11:00:00+01:00' }),
    expect.objectContaining({ name: 'sms-schedule', outcome: 'FAILED', succeededAt: null, milliseconds: 1500 }),
  ])
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.database.largest).toHaveLength(8)
  expect(health.database.version).toMatch(/^\d+/)
  expect(health.gateways).toContainEqual({ key: 'mail', isConnected: false })
})

test('the health is for those alone who may see the settings', async () => {
  const { token } = await site.hire(1, ['BILLING_WRITE', 'RESERVATION_READ'])
  expect((await site.ask('system.health', token)).status).toBe(403)
})

test('work that waits is counted by its queue from when it was due; what is due later is not', async () => {
  const suite = await createTestDatabase()
  expect(await listWaitingWork(suite.database)).toEqual([])
  const jobs = await startJobs({ url: suite.url, report: () => undefined })
  const asked = new Date()
  for (const afterSeconds of [0, 0, 3600]) {
    await jobs.enqueue(suite.database, 'sms', {}, { afterSeconds })
  }
  const [waiting, ...others] = await listWaitingWork(suite.database)
  expect([waiting?.name, waiting?.waiting, others]).toEqual(['sms', 2, []])
  expect(Math.abs((waiting?.since.getTime() ?? 0) - asked.getTime())).toBeLessThan(60_000)
  await jobs.stop()
  await suite.drop()
})
