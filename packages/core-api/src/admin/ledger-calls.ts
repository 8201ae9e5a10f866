import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { isoDay, ore, wholeText } from '../primitives.ts'
import { org, staffCall } from './staff-call.ts'

const path = '/api/admin/ledger/aged'
const read = staffCall('Admin: reskontro', 'BILLING_READ')

const aged = {
  notDueOre: ore,
  /** By how many days it had been due: 1 to 14, 15 to 30, 31 to 60, 61 to 90, and more. */
  upTo14Ore: ore,
  upTo30Ore: ore,
  upTo60Ore: ore,
  upTo90Ore: ore,
  olderOre: ore,
  /** What the club owes them, below zero. */
  creditOre: ore,
  balanceOre: ore,
}
const agedReceivable = v.object({ membershipId: v.number(), membership: v.string(), ...aged })
export type AgedReceivable = v.InferOutput<typeof agedReceivable>

const agedTotals = v.object({ ore: v.object(aged), memberships: v.object(aged) })
/** What all of them owed together, and how many of them owed something of each age. */
export type AgedTotals = v.InferOutput<typeof agedTotals>

/** The ledger of the members as a whole. */
export const ledgerCalls = {
  'ledger.aged': endpoint(`GET ${path}`, {
    ...read,
    summary: 'What each membership owed when a day was over, by how long it had been due; left out, today',
    description: 'Whoever owed most comes first. The totals are of all, whichever page is asked for.',
    paged: 'cursor',
    query: v.object({
      ...org,
      day: v.optional(isoDay),
      size: v.optional(wholeText(1, 200), 50),
      cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'field.format'))),
    }),
    response: v.object({
      data: v.array(agedReceivable),
      totals: agedTotals,
      totalElements: v.number(),
      isExact: v.boolean(),
      /** Hand it in to get the rows after these; null at the end. */
      cursor: v.nullable(v.string()),
    }),
  }),
  'ledger.aged-csv': endpoint(`GET ${path}.csv`, {
    ...read,
    summary: 'The same as a file',
    query: v.object({ ...org, day: v.optional(isoDay) }),
    response: v.instance(Blob),
    media: 'text/csv',
  }),
} as const

/** Where the file of a day is fetched; needs the session of staff. */
export function agedFileAddress(day: string, organizationId: number): string {
  return `${path}.csv?day=${day}&orgId=${organizationId}`
}
