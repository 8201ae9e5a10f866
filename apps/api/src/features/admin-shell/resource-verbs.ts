import { describeResource, type Values } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { listAdminChanges } from '../../platform/audit/change-store.ts'
import type { AdminCall, AnyAdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { restoreRecord } from '../admin-records/restore-record.ts'
import type { ServerResource } from '../admin-records/server-resource.ts'
import { changeRecord, createRecord, readRecord, removeRecord, type Seen } from '../admin-records/write-record.ts'
import { type BulkAsked, changeMany } from './bulk/change-many.ts'
import { exportCsv } from './export/export-csv.ts'
import { exportXlsx } from './export/export-xlsx.ts'
import { countViews, listPage } from './list.ts'
import { serverResources } from './server-resources.ts'
import { titlesIn, titlesOf } from './titles-of.ts'

const idOf = ({ input }: AdminCall): number => (input['params'] as { id: number }).id
const bodyOf = ({ input }: AdminCall): Values => input['body'] as Values

/** What the common calls of a resource do. */
const verbsOf = (table: ServerResource): Readonly<Record<string, AnyAdminVerb>> => {
  const { resource, rules } = table
  const { key } = resource
  return {
    list: (_context, call) => listPage(table, call),
    counts: (_context, call) => countViews(table, call),
    metadata: async (_context, call) => ({ answer: describeResource(resource, mayAny(call.office, resource.write)) }),
    csv: async (context, call) => exportCsv(context, table, call),
    xlsx: async (context, call) => exportXlsx(context, table, call),
    get: async (context, call) => ({ answer: await readRecord({ context, call }, key, idOf(call)) }),
    history: async (context, call) => {
      const id = idOf(call)
      const { organizationId } = call.office
      const changes = await listAdminChanges(call.db, { organizationId, resource: key, id })
      // What is gone has a history all the same.
      if (changes.length === 0) await readRecord({ context, call }, key, id)
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
      answer: { entity: await createRecord({ context, call }, key, bodyOf(call)), errors: [] },
    }),
    change: async (context, call) => ({
      answer: { entity: await changeRecord({ context, call }, key, idOf(call), bodyOf(call)), errors: [] },
    }),
    remove: async (context, call) => {
      await removeRecord({ context, call }, key, idOf(call), call.input['query'] as Seen)
      return { answer: undefined }
    },
    restore: async (context, call) => ({
      answer: { entity: await restoreRecord({ context, call }, key, idOf(call)), errors: [] },
    }),
    bulk: (context, call) => changeMany({ context, call }, table, call.input['body'] as BulkAsked),
  }
}

/** The common calls of every resource, by their names in the contract. */
export const resourceVerbs: Readonly<Record<string, AnyAdminVerb>> = Object.fromEntries(
  Object.values<ServerResource>(serverResources).flatMap((one) =>
    Object.entries(verbsOf(one)).map(([name, verb]) => [`${one.resource.key}.${name}`, verb]),
  ),
)
