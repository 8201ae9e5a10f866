import { adminResources, describeResource } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { listAdminChanges } from '../../platform/audit/change-store.ts'
import type { AdminCall, AnyAdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { restoreRecord } from '../admin-records/restore-record.ts'
import type { Rules, Sent } from '../admin-records/rules.ts'
import type { AdminTable } from '../admin-records/stores/table.ts'
import { adminTables } from '../admin-records/stores/tables.ts'
import { changeRecord, createRecord, readRecord, removeRecord } from '../admin-records/write-record.ts'
import { type BulkAsked, changeMany } from './bulk/change-many.ts'
import { exportCsv } from './export/export-csv.ts'
import { exportXlsx } from './export/export-xlsx.ts'
import { listPage } from './list.ts'
import { adminRules } from './resource-rules.ts'
import { titlesIn, titlesOf } from './titles-of.ts'

const idOf = ({ input }: AdminCall): number => (input['params'] as { id: number }).id
const bodyOf = ({ input }: AdminCall): Sent => input['body'] as Sent

/** What the common calls of a resource do. */
const verbsOf = (table: AdminTable, rules: Rules): Readonly<Record<string, AnyAdminVerb>> => {
  const { resource } = table
  return {
    list: (_context, call) => listPage(table, call),
    metadata: async (_context, call) => ({ answer: describeResource(resource, mayAny(call.office, resource.write)) }),
    csv: async (context, call) => exportCsv(context, table, call),
    xlsx: async (context, call) => exportXlsx(context, table, call),
    get: async (context, call) => ({ answer: await readRecord({ context, call }, table, idOf(call)) }),
    history: async (context, call) => {
      const id = idOf(call)
      const { organizationId } = call.office
      const changes = await listAdminChanges(call.db, { organizationId, resource: resource.key, id })
      // What is gone has a history all the same.
      if (changes.length === 0) await readRecord({ context, call }, table, id)
      const titles = await titlesOf(call, resource, changes)
      return {
        answer: {
          data: changes.map((change) => ({
            ...change,
            at: formatInstant(change.at),
            titles: titlesIn(titles, change.changes),
          })),
        },
      }
    },
    template: async (context, call) => ({ answer: { entity: (await rules.template?.({ context, call })) ?? {} } }),
    create: async (context, call) => ({
      answer: { entity: await createRecord({ context, call }, table, rules, bodyOf(call)), errors: [] },
    }),
    change: async (context, call) => ({
      answer: { entity: await changeRecord({ context, call }, table, rules, idOf(call), bodyOf(call)), errors: [] },
    }),
    remove: async (context, call) => {
      await removeRecord({ context, call }, table, rules, idOf(call), call.input['query'] as Sent)
      return { answer: undefined }
    },
    restore: async (context, call) => ({
      answer: { entity: await restoreRecord({ context, call }, table, rules, idOf(call)), errors: [] },
    }),
    bulk: (context, call) => changeMany({ context, call }, table, call.input['body'] as BulkAsked),
  }
}

/** The common calls of every resource, by their names in the contract. */
export const resourceVerbs: Readonly<Record<string, AnyAdminVerb>> = Object.fromEntries(
  Object.keys(adminResources).flatMap((key) => {
    const table = adminTables[key]
    if (table === undefined) throw new Error(`The resource "${key}" has no table.`)
    return Object.entries(verbsOf(table, adminRules[key] ?? {})).map(([name, verb]) => [`${key}.${name}`, verb])
  }),
)
