import { checkLicenseApproval } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { decideLicenseSubmission, lockLicenseSubmission } from '../accounts/stores/license-submissions.ts'
import type { AdminVerbs, OfficeCall } from '../admin-records/admin-verb.ts'
import { actOnRecord } from '../admin-records/write-record.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { notificationTexts, type Said } from '../notifying/notification-texts.ts'
import { type Notification, notifyPerson } from '../notifying/notify-person.ts'
import { setLicense } from '../people/people-store.ts'
import { licensePage, ofLicense } from './of-license.ts'
import * as store from './stores/license-checks.ts'

const refuseStranger = async ({ db, office }: OfficeCall, personId: number): Promise<void> => {
  if (!(await store.isLicenseOf(db, office.organizationId, personId))) throw new Refusal('resource.unknown')
}

/** What waits, as it was seen. Refuses where somebody else was first, or the member has sent another picture since. */
const lockWaiting = async (call: OfficeCall, personId: number, version: number): Promise<void> => {
  await refuseStranger(call, personId)
  const submission = orRefuse(await lockLicenseSubmission(call.db, personId))
  if (submission.state !== 'WAITING') throw new Refusal('license.already-checked')
  if (submission.version !== version) throw new Refusal('record.stale')
}

const notifyOwner = (
  context: Context,
  { db, office: { organizationId }, siteOrigin, now }: OfficeCall,
  personId: number,
  said: Said,
  mail: Notification['mail'],
): Promise<unknown> =>
  notifyPerson(
    context,
    db,
    {
      ...ofLicense(said, siteOrigin),
      organizationId,
      personId,
      thing: personId,
      about: now,
      mail,
    },
    now,
  )

export const licenseCheckVerbs = {
  'license-checks.list': async (_context, { db, office }) => {
    const found = await store.listWaitingLicenses(db, office.organizationId)
    const data = found.map(({ sentAt, lookup, ...waiting }) => ({
      ...waiting,
      sentAt: formatInstant(sentAt),
      lookup: lookup && { ...lookup, at: formatInstant(new Date(lookup.at)) },
    }))
    return { answer: { data } }
  },
  'license-checks.picture': async (_context, call) => {
    const { id, side } = call.input.params
    await refuseStranger(call, id)
    const content = orRefuse(await store.findLicensePicture(call.db, id, side))
    const { organizationId } = call.office
    // Before it is answered: nobody looks unseen.
    await recordAdminChange(
      call.db,
      { organizationId, resource: 'persons', id },
      { personId: call.caller.personId, at: call.now, action: 'see-license' },
    )
    return { answer: new Blob([new Uint8Array(content)], { type: 'image/jpeg' }) }
  },
  'license-checks.approve': async (context, call) => {
    const { id } = call.input.params
    const { version, validUntil, why } = call.input.body
    const { db, caller, now } = call
    await lockWaiting(call, id, version)
    const problem = checkLicenseApproval(validUntil, now)
    if (problem) throw refuseField('validUntil', problem)
    const work = async () => {
      await setLicense(db, id, { isValid: true, by: caller.personId, at: now, validUntil })
      await decideLicenseSubmission(db, id, { state: 'APPROVED', at: now })
    }
    await actOnRecord({ context, call }, 'persons', id, 'driverslicense', work, { why })
    await notifyOwner(context, call, id, notificationTexts.LICENSE_APPROVED(validUntil), (to) =>
      mailTexts.licenseApproved(call.office.organizationId, to, validUntil),
    )
    return { answer: undefined }
  },
  'license-checks.refuse': async (context, call) => {
    const { id } = call.input.params
    const { version, reason, why } = call.input.body
    await lockWaiting(call, id, version)
    // What was known of the licence stands: it is the picture that was refused.
    const work = async () => {
      await decideLicenseSubmission(call.db, id, { state: 'REFUSED', reason, at: call.now })
      return { licenseRefusal: { from: null, to: reason } }
    }
    await actOnRecord({ context, call }, 'persons', id, 'refuse-license', work, { why })
    await notifyOwner(context, call, id, notificationTexts.LICENSE_REFUSED(reason), (to) =>
      mailTexts.licenseRefused(call.office.organizationId, to, reason, `${call.siteOrigin}${licensePage}`),
    )
    return { answer: undefined }
  },
} satisfies Partial<AdminVerbs>
