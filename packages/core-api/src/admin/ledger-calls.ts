import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { isoDay, list, ore } from '../primitives.ts'
import { org, staffCall } from './staff-call.ts'

const path = '/api/admin/ledger/aged'
const read = staffCall('Admin: reskontro', 'BILLING_READ')

const agedReceivable = v.object({
  membershipId: v.number(),
  membership: v.string(),
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
})
export type AgedReceivable = v.InferOutput<typeof agedReceivable>

/** The ledger of the members as a whole. */
export const ledgerCalls = {
  'ledger.aged': endpoint(`GET ${path}`, {
    ...read,
    summary: 'What each membership owed when a day was over, by how long it had been due; left out, today',
    query: v.object({ ...org, day: v.optional(isoDay) }),
    response: list(agedReceivable),
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
