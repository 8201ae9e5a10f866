import { osloDateText } from '@delebil/validation/time'
import type { Tripletex } from '../../adapters/accounting/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { closedMonthsOf, closedUntilOf, findMismatches } from './find-mismatches.ts'
import { problemOf } from './problem-of.ts'
import { readBothSides } from './read-both-sides.ts'
import type { Tried } from './stores/accounting-configuration.ts'
import { readSubscriptions } from './subscriptions.ts'

/** Asks Tripletex who it is and what calls `address`, and holds what a club bills by against what is there. Reads only. */
export const tryConnection = async (
  db: Queryable,
  tripletex: Tripletex,
  organizationId: number,
  sealed: Buffer,
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<Tried> => {
  try {
    const books = tripletex.open(tripletex.unseal(sealed))
    const company = await books.company()
    const sides = await readBothSides(db, books, organizationId, osloDateText(now))
    return {
      company,
      closedUntil: closedUntilOf(sides.periods),
      closedMonths: closedMonthsOf(sides.periods),
      findings: findMismatches(sides),
      subscriptions: await readSubscriptions(books, address),
    }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return { problem }
  }
}
