import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readPolicy } from './stores/settings.ts'

/** Who owns number, KID, sending, incoming payments and reminders of an organization, all of them together. */
export type AccountingOwner = 'OWN' | 'TRIPLETEX'

export const readAccountingOwner = async (db: Queryable, organizationId: number, at: Date): Promise<AccountingOwner> =>
  (await readPolicy(db, organizationId, at)).accountingOwner === 0 ? 'OWN' : 'TRIPLETEX'

/** Refuses here what the other side owns. */
export const refuseOtherSide = async (db: Queryable, organizationId: number, at: Date): Promise<void> => {
  if ((await readAccountingOwner(db, organizationId, at)) !== 'OWN') throw new Refusal('accounting.other-side')
}
