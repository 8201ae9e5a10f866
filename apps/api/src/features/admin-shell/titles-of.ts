import { type AdminResource, isAdminKey } from '@delebil/core-api/admin'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { AdminCall } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { listRecords } from '../admin-records/stores/list-records.ts'
import { serverResources } from './server-resources.ts'

type Titles = Record<string, Record<string, string>>

/** What histories tell beside a record's own fields, and what it points at. */
const reported = { member: { of: 'persons' }, callerId: { of: 'persons' } } as const

const idsIn = (value: unknown): number[] => [value].flat().filter((one): one is number => typeof one === 'number')

/** What the records are called that changed references point at, by field and id: those that the caller may read. */
export const titlesOf = async (
  { db, office }: AdminCall,
  { fields }: AdminResource,
  all: readonly { readonly changes: FieldChanges }[],
): Promise<Titles> => {
  const titles: Titles = {}
  for (const [name, { of }] of Object.entries({ ...reported, ...fields })) {
    const table = of !== undefined && isAdminKey(of) ? serverResources[of] : undefined
    const changes = all.flatMap(({ changes: { [name]: change } }) => (change ? [change.from, change.to] : []))
    const ids = [...new Set(changes.flatMap(idsIn))].slice(0, 500)
    if (!table || !mayAny(office, table.resource.read) || ids.length === 0) continue
    const { title, sort } = table.resource
    const selection = { organizationId: office.organizationId, sort, ids }
    const rows = await listRecords(db, table, selection, ids.length, undefined, [...title])
    titles[name] = Object.fromEntries(rows.map((row) => [row.id, title.map((part) => row[part]).join(' · ')]))
  }
  return titles
}

/** Only those titles that one change speaks of. */
export const titlesIn = (titles: Titles, changes: FieldChanges): Titles =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, { from, to }]) => {
      const known = [from, to].flatMap(idsIn).flatMap((id) => {
        const title = titles[name]?.[id]
        return title === undefined ? [] : [[String(id), title]]
      })
      return known.length > 0 ? [[name, Object.fromEntries(known) as Record<string, string>]] : []
    }),
  )
