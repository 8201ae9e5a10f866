import type { Seller } from '@delebil/core-api/admin'
import { type FieldChanges, listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { answerHistory } from '../admin-records/answer-history.ts'
import { refuseStale } from '../admin-records/refuse-stale.ts'
import { breachesOfSeller } from './runs/seller-rules.ts'
import { findSeller, lockSeller, type SellerChange, saveSeller } from './stores/sellers.ts'

type Asked = Pick<AdminCall, 'db' | 'office'>

/** There is one an organisation, and it has the organisation's id. */
const recordOf = ({ office: { organizationId } }: Asked) => ({ organizationId, resource: 'seller', id: organizationId })

const read = async (asked: Asked): Promise<Seller> => {
  const [newest] = await listAdminChanges(asked.db, recordOf(asked))
  const seller = await findSeller(asked.db, asked.office.organizationId)
  const missing = breachesOfSeller(seller).map(({ rule, text, fields }) => ({ rule, text, fields: [...fields] }))
  return { version: (newest?.id ?? 0) + 1, ...seller, missing }
}

const changesOf = (before: Seller, sent: SellerChange): FieldChanges =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([name, to]) => to !== undefined && to !== before[name as keyof SellerChange])
      .map(([name, to]) => [name, { from: before[name as keyof SellerChange], to }]),
  )

/** What a club says of itself on the invoices that it makes from now on. */
export const sellerVerbs = {
  'seller.read': async (_context, call) => ({ answer: await read(call) }),
  'seller.history': (_context, call) => answerHistory(call.db, recordOf(call)),
  'seller.change': async (_context, call) => {
    const { db, office, caller, now } = call
    const { version, why, ...sent } = call.input.body
    await lockSeller(db, office.organizationId)
    const before = await read(call)
    refuseStale(version, before)
    const changes = changesOf(before, sent)
    if (Object.keys(changes).length > 0) {
      await saveSeller(db, office.organizationId, sent)
      await recordAdminChange(db, recordOf(call), {
        personId: caller.personId,
        at: now,
        action: 'change',
        changes,
        why,
      })
    }
    return { answer: { entity: await read(call), errors: [] } }
  },
} satisfies Partial<AdminVerbs>
