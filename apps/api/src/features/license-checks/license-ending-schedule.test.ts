import { isLicenseEnding } from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-database.ts'
import { createTestOrg } from '../../platform/db/test-org.ts'
import type { ScheduleParts } from '../../platform/schedules/schedule.ts'
import { testContext } from '../../testing/test-api.ts'
import { licenseEndingSchedule } from './license-ending-schedule.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const now = new Date('2026-11-22T12:00:00+01:00')
const dayIn = (days: number) => osloDateText(addOsloDays(now, days))

/** The mails of one run. */
const run = async (at = now) => {
  const mails: { to: string; subject: string; text: string }[] = []
  const jobs: ScheduleParts['jobs'] = {
    enqueue: async (_tx, _name, data) => void mails.push(data as (typeof mails)[0]),
  }
  await licenseEndingSchedule.run({ ...testContext(suite.database), jobs, siteUrl: 'https://delebil.test' }, at)
  return mails
}
const setLicense = (validUntil: string | null, state = 'MANUAL') =>
  suite.database.change('update person set license_state = $2, license_valid_until = $1 where id = 1', [
    validUntil,
    state,
  ])

test('a licence that runs out within 30 days is told of by mail once, and once more for another last day', async () => {
  await setLicense(dayIn(30))
  const [mail, ...others] = await run()
  expect([mail?.to, others]).toEqual(['Eva@Delebil.test', []])
  expect(mail?.subject).toBe('Førerkortet ditt går ut 22.12.2026')
  expect(mail?.text).toContain('https://delebil.test/verifyLicense')
  expect(await run()).toEqual([])
  expect(await run(addOsloDays(now, 10))).toEqual([])
  await setLicense(dayIn(20))
  expect(await run()).toHaveLength(1)
})

test('a member who chose SMS is told by SMS from the club, and by mail where none can be sent', async () => {
  await suite.database.change(
    `delete from notified; update person set license_notified_for = null, phone = '+4791234567' where id = 1;
     insert into notification_choice (person_id, kind, ways) values (1, 'LICENSE', '{SMS}')`,
  )
  await setLicense(dayIn(12))
  const queued = await run()
  expect(queued.filter(({ subject }) => subject)).toEqual([])
  expect(await suite.database.rows('select organization_id as "organizationId", text from sms')).toEqual([
    { organizationId: 1, text: expect.stringMatching(/Førerkortet ditt går ut 04\.12\.2026\. https:/) },
  ])
  await suite.database.change(
    `delete from notified; update person set license_notified_for = null, phone = null where id = 1`,
  )
  expect(await run(addOsloDays(now, 1))).toMatchObject([{ subject: 'Førerkortet ditt går ut 04.12.2026' }])
  await suite.database.change('delete from notification_choice; delete from sms')
})

test.each([-1, 0, 30, 31])('a licence whose last day is %i days away: the mail follows the rule', async (days) => {
  await suite.database.change('delete from notified; update person set license_notified_for = null')
  await setLicense(dayIn(days))
  expect(await run()).toHaveLength(isLicenseEnding(dayIn(days), now) ? 1 : 0)
})

test('a licence that does not count, or has no last day, is not told of', async () => {
  await suite.database.change('update person set license_notified_for = null')
  await setLicense(dayIn(5), 'NO_HIT')
  expect(await run()).toEqual([])
  await setLicense(null)
  expect(await run()).toEqual([])
})
