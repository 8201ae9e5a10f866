import type { Context } from './context.ts'
import { deleteRehearsalsBefore } from './stores/admin/bulk-runs.ts'
import { moveAssignedCars } from './stores/admin/fleet.ts'
import { deleteRemovedBefore } from './stores/admin/removed-records.ts'
import { deleteCallsBefore } from './stores/idempotency.ts'
import { deleteLicenseLookupsBefore } from './stores/license-lookups.ts'
import { deleteInvitationsBefore } from './stores/membership-invitations.ts'
import { deleteOutboxBefore } from './stores/outbox.ts'
import { deletePartnerTokensBefore } from './stores/partners.ts'
import { deletePasswordResetsBefore } from './stores/password-resets.ts'
import { deleteWaitingPicturesBefore } from './stores/pictures.ts'
import { deleteSharesOver } from './stores/reservation-shares.ts'
import { deleteSessionsBefore } from './stores/sessions.ts'
import { deleteSignOnsBefore } from './stores/single-sign-on.ts'
import { deleteWishesBefore } from './stores/wait-wishes.ts'
import { wakeBulkRuns } from './verbs/admin/bulk/wake-runs.ts'
import { restorableSince } from './verbs/admin/restore-record.ts'
import { settleForgotten } from './verbs/payments/settle-forgotten.ts'

const minute = 60_000
const hour = 60 * minute
const intervalMilliseconds = 10 * minute
const keepCallsMilliseconds = 48 * hour
const keepOutboxMilliseconds = 6 * hour
const keepSessionsMilliseconds = 30 * 24 * hour
const keepPasswordResetsMilliseconds = 24 * hour
const keepWaitingPicturesMilliseconds = 24 * hour
const keepSharesMilliseconds = 7 * 24 * hour
const keepInvitationsMilliseconds = 30 * 24 * hour
const keepWishesMilliseconds = 7 * 24 * hour
const keepRehearsalsMilliseconds = 24 * hour
const keepLicenseLookupsMilliseconds = 365 * 24 * hour

/** Forgets what nobody asks for any more: stored answers, told events, dead sessions. Any number of servers may do it at once. */
export const keepHouse = async ({ database }: Pick<Context, 'database'>, now: Date): Promise<void> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await deleteCallsBefore(database, before(keepCallsMilliseconds))
  await deleteOutboxBefore(database, before(keepOutboxMilliseconds))
  await deleteSessionsBefore(database, before(keepSessionsMilliseconds))
  await deletePasswordResetsBefore(database, before(keepPasswordResetsMilliseconds))
  await deleteWaitingPicturesBefore(database, before(keepWaitingPicturesMilliseconds))
  await deleteSharesOver(database, before(keepSharesMilliseconds))
  await deleteInvitationsBefore(database, before(keepInvitationsMilliseconds))
  await deleteWishesBefore(database, before(keepWishesMilliseconds))
  await deleteSignOnsBefore(database, now)
  await deletePartnerTokensBefore(database, now)
  await deleteRehearsalsBefore(database, before(keepRehearsalsMilliseconds))
  await deleteRemovedBefore(database, restorableSince(now))
  await deleteLicenseLookupsBefore(database, before(keepLicenseLookupsMilliseconds))
}

const keepHouseOnce = async ({ payments, ...context }: Context): Promise<void> => {
  const now = new Date()
  await keepHouse(context, now)
  await moveAssignedCars(context.database, now)
  await wakeBulkRuns(context, now, 'housekeeping')
  if (payments) await settleForgotten({ ...context, payments }, now)
}

/** Keeps house every ten minutes until stopped. */
export const startHousekeeping = (context: Context): (() => Promise<void>) => {
  let turn: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    turn = keepHouseOnce(context).catch((error: Error) => {
      context.log('warn', 'Housekeeping was put off.', { reason: error.message })
    })
  }, intervalMilliseconds).unref()
  return async () => {
    clearInterval(timer)
    await turn
  }
}
