import { addDays, addOsloMonths, osloDateText } from '@delebil/validation/time'
import type { Books } from '../../adapters/accounting/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { momentOf } from '../organizations/accounting-owner.ts'
import type { BothSides } from './find-mismatches.ts'
import { listBilledBy, listMappings } from './stores/accounting-configuration.ts'

/** What a club bills by and what the books have of it, on a day 'YYYY-MM-DD'; with the periods of a year to both sides. */
export const readBothSides = async (
  db: Queryable,
  books: Books,
  organizationId: number,
  day: string,
): Promise<BothSides> => {
  const at = momentOf(day)
  const [from, until] = [-12, 12].map((months) => osloDateText(addOsloMonths(at, months))) as [string, string]
  return {
    today: day,
    accounts: await books.accounts(),
    vatTypes: await books.vatTypes(day),
    products: await books.products(),
    periods: await books.periods(from, addDays(until, 1)),
    mappings: await listMappings(db, organizationId),
    billedBy: await listBilledBy(db, organizationId),
  }
}
