import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verbs } from '../../platform/verb.ts'
import { endHoldsOfEntries } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { createWaitlistEntry } from './create-waitlist-entry.ts'
import { toWaitlistEntry } from './to-waitlist-entry.ts'
import { deleteEntry, findEntry, listEntries } from './waitlist-store.ts'

/** Waiting for a car to become free. */
export const waitlistVerbs = {
  createWaitlistEntry,
  /** Passes a held car on. Only the car that the person saw: another that was held since stays. */
  declineHold: async (context, { db, caller, input }) => {
    const entry = orRefuse(await findEntry(db, caller.personId, input.params.id))
    if (entry.hold?.car.id === input.body.carId) {
      const ended = await endHoldsOfEntries(db, 'DECLINED', entry.organizationId, [entry.id])
      await serveAfterHolds(context, db, ended)
    }
    return { answer: undefined }
  },
  /** Takes the person out of the queue; a car that was held goes to the next. */
  deleteWaitlistEntry: async (context, { caller, input }) => {
    await transaction(context.database, async (tx) => {
      const entry = orRefuse(await findEntry(tx, caller.personId, input.params.id))
      const ended = await endHoldsOfEntries(tx, 'DECLINED', entry.organizationId, [entry.id])
      await deleteEntry(tx, entry)
      await serveAfterHolds(context, tx, ended)
    })
    return { answer: undefined }
  },
  listWaitlistEntries: async (_context, { db, caller, now }) => {
    const entries = await listEntries(db, caller.personId, now)
    return { answer: { data: entries.map((entry) => toWaitlistEntry(entry, now)) } }
  },
} satisfies Partial<Verbs>
