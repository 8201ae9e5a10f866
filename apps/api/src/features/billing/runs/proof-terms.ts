import { BANK_NOTIFIES } from '@delebil/validation'
import { laterOf } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { askBooks, type BooksAsked } from '../../accounting/ask-books.ts'
import { momentOf, readAccountingOwner } from '../../organizations/accounting-owner.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { findInvoiceDate, type RunKey } from '../stores/billing-runs.ts'

/** What it takes to hold a run against the rules. */
export type Proving = { readonly db: Queryable; readonly accounting: Context['accounting']; readonly now: Date }

export const provingOf = ({ accounting }: Context, { db, now }: Omit<Proving, 'accounting'>): Proving => ({
  db,
  accounting,
  now,
})

/**
 * What of a club's choices rules look at: how AvtaleGiro is claimed and, as things stand, when; null where it is not offered. And what its
 * books would refuse; null where it numbers its bills itself.
 */
export type RunTerms = {
  readonly directDebit: { readonly leadDays: number; readonly isBankNotifying: boolean; readonly sentAt: Date } | null
  readonly books: BooksAsked | null
}

/** The same for some bills, by their memberships. */
export type ProofTerms = Pick<RunTerms, 'directDebit'> & {
  readonly books: (Pick<BooksAsked, 'products'> & { readonly customers: ReadonlyMap<number, string> }) | null
}

/** What of a club's choices the rules look at, as they are on the day that a run is dated. Sent it is now, or that day. */
export const readRunTerms = async ({ db, accounting, now }: Proving, run: RunKey): Promise<RunTerms> => {
  const { organizationId } = run
  const day = await findInvoiceDate(db, run)
  const at = momentOf(day)
  if ((await readAccountingOwner(db, organizationId, at)) === 'OWN') return { directDebit: null, books: null }
  const { directDebitLeadDays, directDebitNotifier } = await readPolicy(db, organizationId, at)
  return {
    directDebit: {
      leadDays: directDebitLeadDays,
      isBankNotifying: directDebitNotifier === BANK_NOTIFIES,
      sentAt: laterOf(now, at),
    },
    books: await askBooks({ db, accounting, organizationId }, day),
  }
}

type Buyers = Parameters<BooksAsked['customersOf']>[0]

export const termsOf = async ({ directDebit, books }: RunTerms, bills: Buyers): Promise<ProofTerms> => ({
  directDebit,
  books: books && { products: books.products, customers: await books.customersOf(bills) },
})
