import { osloInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isConnected } from './stores/connected-books.ts'
import { readPolicy } from './stores/settings.ts'

/** Who owns number, KID, sending, incoming payments and reminders of an organization, all of them together. */
export type AccountingOwner = 'OWN' | 'TRIPLETEX'

export const readAccountingOwner = async (db: Queryable, organizationId: number, at: Date): Promise<AccountingOwner> =>
  (await readPolicy(db, organizationId, at)).accountingOwner === 0 ? 'OWN' : 'TRIPLETEX'

/** The first moment of a day, 'YYYY-MM-DD': who owned then what is dated that day. */
export const momentOf = (day: string): Date => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return osloInstant({ year, month, day: date, hour: 0, minute: 0 })
}

/** Refuses here to date what the other side owns on a day: number and KID. */
export const refuseOtherSideOn = (db: Queryable, organizationId: number, day: string): Promise<void> =>
  refuseOtherSide(db, organizationId, momentOf(day))

/** Refuses to make what the other side numbers on a day while nothing can be sent there. */
export const requireBooksOn = async (db: Queryable, organizationId: number, day: string): Promise<void> => {
  if ((await readAccountingOwner(db, organizationId, momentOf(day))) === 'OWN') return
  if (!(await isConnected(db, organizationId))) throw new Refusal('accounting.not-connected')
}

/** Refuses here what the other side owns. */
export const refuseOtherSide = async (db: Queryable, organizationId: number, at: Date): Promise<void> => {
  if ((await readAccountingOwner(db, organizationId, at)) !== 'OWN') throw new Refusal('accounting.other-side')
}
