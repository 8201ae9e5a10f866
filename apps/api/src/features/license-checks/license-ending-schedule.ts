import { transaction } from '../../platform/db/transaction.ts'
import type { Schedule } from '../../platform/schedules/schedule.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { notifyPerson } from '../notifying/notify-person.ts'
import { licensePage, ofLicense } from './of-license.ts'
import { takeEndingLicenses } from './stores/ending-licenses.ts'

const hourSeconds = 3600

/** Notifies those whose licence soon runs out, once for each last day, in the name of a club of theirs; by mail whoever is of none. */
export const licenseEndingSchedule: Schedule = {
  name: 'license-ending-schedule',
  everySeconds: hourSeconds,
  run: ({ database, jobs, sms, siteUrl }, now) =>
    transaction(database, async (tx) => {
      for (const { validUntil, organizationId, ...to } of await takeEndingLicenses(tx, now)) {
        const mail = mailTexts.licenseEnding(to, validUntil, `${siteUrl}${licensePage}`)
        if (organizationId === null) {
          await jobs.enqueue(tx, 'mail', mail)
          continue
        }
        const about = {
          ...ofLicense(notificationTexts.LICENSE_ENDING(validUntil), siteUrl),
          organizationId,
          personId: to.id,
          thing: to.id,
          about: new Date(validUntil),
          mail: () => mail,
        }
        await notifyPerson({ jobs, sms }, tx, about, now)
      }
    }),
}
