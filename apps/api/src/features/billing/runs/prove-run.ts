import type { Queryable } from '../../../platform/db/queryable.ts'
import type { RunKey } from '../stores/billing-runs.ts'
import { listRunBills, type RunBill } from '../stores/run-bills.ts'
import { findSeller, type Seller } from '../stores/sellers.ts'
import { breachesOf } from './proof-rules.ts'
import { type Proving, type RunTerms, readRunTerms, termsOf } from './proof-terms.ts'
import { breachesOfSeller } from './seller-rules.ts'

export type ProvedBill = { readonly bill: RunBill; readonly breaches: ReturnType<typeof breachesOf> }
export type RunProof = {
  /** What is wrong with the club itself, or with its books. */
  readonly seller: { rule: string; text: string }[]
  /** Whether the books number its bills, and were asked. */
  readonly isOfBooks: boolean
  /** Every bill that is not set aside, held against every rule, some at a time. */
  readonly batches: AsyncIterable<readonly ProvedBill[]>
}

/** How many bills are held against the rules at a time. */
const BATCH = 500

async function* proveBills(
  db: Queryable,
  run: RunKey,
  seller: Seller,
  terms: RunTerms,
): AsyncGenerator<readonly ProvedBill[]> {
  for (let after = 0, count = BATCH; count === BATCH; ) {
    const bills = await listRunBills(db, run, { after, most: BATCH })
    const theirs = await termsOf(terms, bills)
    yield bills.map((bill) => ({ bill, breaches: breachesOf(bill, seller, theirs) }))
    count = bills.length
    after = bills.at(-1)?.membershipId ?? after
  }
}

/** Holds whoever sends a run, and every bill of it, against every rule. Reads only. */
export const proveRun = async (of: Proving, run: RunKey): Promise<RunProof> => {
  const seller = await findSeller(of.db, run.organizationId)
  const terms = await readRunTerms(of, run)
  const ofAll = [...breachesOfSeller(seller), ...(terms.books?.all ?? [])]
  return {
    seller: ofAll.map(({ rule, text }) => ({ rule, text })),
    isOfBooks: terms.books !== null,
    batches: proveBills(of.db, run, seller, terms),
  }
}

/** Whether whoever sends, and every bill of a run that is not set aside, hold to every rule. */
export const doesRunHold = async (of: Proving, run: RunKey): Promise<boolean> => {
  const { seller, batches } = await proveRun(of, run)
  if (seller.length > 0) return false
  for await (const bills of batches) {
    if (bills.some(({ breaches }) => breaches.length > 0)) return false
  }
  return true
}
