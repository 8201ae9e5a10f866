import { transaction } from '../../platform/db/transaction.ts'
import type { Schedule } from '../../platform/schedules/schedule.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { takeEndingLicenses } from './stores/ending-licenses.ts'

const hourSeconds = 3600

/** Mails those whose licence soon runs out, once for each last day. */
export const licenseEndingSchedule: Schedule = {
  name: 'license-ending-schedule',
  everySeconds: hourSeconds,
  run: ({ database, jobs, siteUrl }, now) =>
    transaction(database, async (tx) => {
      for (const { validUntil, ...to } of await takeEndingLicenses(tx, now)) {
        await jobs.enqueue(tx, 'mail', mailTexts.licenseEnding(to, validUntil, `${siteUrl}/verifyLicense`))
      }
    }),
}
