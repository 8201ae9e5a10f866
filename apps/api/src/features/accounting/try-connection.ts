import { addOsloMonths, osloDateText } from '@delebil/validation/time'
import { AccountingBusy, AccountingRefused, AccountingSilent, type Tripletex } from '../../adapters/accounting/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { SealBroken } from '../../platform/seal.ts'
import { connectionTexts as texts } from './connection-texts.ts'
import { closedUntilOf, findMismatches } from './find-mismatches.ts'
import { listBilledBy, listMappings, type Tried } from './stores/accounting-configuration.ts'

/** What is wrong with a connection, in words; undefined of what is wrong with this server. */
const problemOf = (error: unknown): string | undefined => {
  if (error instanceof SealBroken) return texts.unreadable
  if (error instanceof AccountingBusy) return texts.busy(error.afterSeconds)
  if (error instanceof AccountingSilent) return texts.silent
  if (!(error instanceof AccountingRefused)) return undefined
  if (error.status === 401) return texts.badToken
  return error.status === 403 ? texts.noRights : texts.refused(error.message)
}

/** Asks Tripletex who it is, and holds what a club bills by against what is there. Reads only. */
export const tryConnection = async (
  db: Queryable,
  tripletex: Tripletex,
  organizationId: number,
  sealed: Buffer,
  now: Date,
): Promise<Tried> => {
  const today = osloDateText(now)
  const [from, until] = [-12, 12].map((months) => osloDateText(addOsloMonths(now, months))) as [string, string]
  try {
    const books = tripletex.open(tripletex.unseal(sealed))
    const company = await books.company()
    const theirs = {
      accounts: await books.accounts(),
      vatTypes: await books.vatTypes(today),
      products: await books.products(),
      periods: await books.periods(from, until),
    }
    const ours = {
      mappings: await listMappings(db, organizationId),
      billedBy: await listBilledBy(db, organizationId),
    }
    return {
      company,
      closedUntil: closedUntilOf(theirs.periods),
      findings: findMismatches({ ...theirs, ...ours, today }),
    }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return { problem }
  }
}
