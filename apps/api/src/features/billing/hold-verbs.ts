import { Refusal } from '../../platform/refusal.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { recordsOf } from '../admin-records/records-of.ts'
import type { Writing } from '../admin-records/rules.ts'
import { actOnRecord, readRecord, type Seen } from '../admin-records/write-record.ts'
import { refuseBeyondBorder } from './limited-border.ts'
import { moveCharge } from './move-charge.ts'
import { isDisputed } from './stores/disputes.ts'

/** Moves a charge from one state to the other; the lock of its row lets two who press at once do it once. */
const move = async (writing: Writing, id: number, action: 'hold' | 'release', seen: Seen) => {
  const { db, office } = writing.call
  const entity = await actOnRecord(
    writing,
    'billing',
    id,
    action,
    async ({ state, reservationId }) => {
      refuseBeyondBorder(office, reservationId !== null)
      if (action === 'hold' && state !== 'open') throw new Refusal('charge.not-open')
      if (action === 'release') {
        if (state !== 'held') throw new Refusal('charge.not-held')
        if (await isDisputed(db, { organizationId: office.organizationId, chargeId: id }))
          throw new Refusal('charge.disputed')
      }
      await moveCharge(db, office.organizationId, id, action === 'hold' ? 'held' : 'open')
    },
    seen,
  )
  return { answer: { entity, errors: [] } }
}

export const holdVerbs = {
  'billing.hold': (context, call) => move({ context, call }, call.input.params.id, 'hold', call.input.body),
  'billing.release': (context, call) => move({ context, call }, call.input.params.id, 'release', call.input.body),
  'reservations.charges': async (context, call) => {
    const writing = { context, call }
    const { id } = await readRecord(writing, 'reservations', call.input.params.id)
    return { answer: { data: await recordsOf(writing, 'billing', 'reservationId', id) } }
  },
  'memberships.charges': async (context, call) => {
    const writing = { context, call }
    const { id } = await readRecord(writing, 'memberships', call.input.params.id)
    return { answer: { data: await recordsOf(writing, 'billing', 'membershipId', id) } }
  },
  'memberships.invoices': async (context, call) => {
    const writing = { context, call }
    const { id } = await readRecord(writing, 'memberships', call.input.params.id)
    return { answer: { data: await recordsOf(writing, 'invoices', 'membershipId', id) } }
  },
} satisfies Partial<AdminVerbs>
