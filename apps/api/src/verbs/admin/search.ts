import { type AdminResource, adminResources } from '@delebil/core-api/admin'
import { listRecords, type Row } from '../../stores/admin/list-records.ts'
import { adminTables } from '../../stores/admin/tables.ts'
import type { AdminVerb } from './admin-verb.ts'

const searchable = Object.values(adminResources as unknown as Readonly<Record<string, AdminResource>>).filter(
  ({ fields }) => Object.values(fields).some(({ search }) => search),
)

const wordsOf = (row: Row, names: readonly string[]): string =>
  names.flatMap((name) => (row[name] === null || row[name] === undefined ? [] : [String(row[name])])).join(' ')

/** Looks in everything that the caller may read; whose name or number is just that comes first. */
export const searchAdmin: AdminVerb<'admin.search'> = async (_context, { db, office, input }) => {
  const { q, size } = input.query
  const data = []
  for (const { read, key, noun, title, fields, sort } of searchable) {
    const table = adminTables[key]
    if (table === undefined || !read.some((permission) => office.permissions.has(permission))) continue
    const searched = Object.keys(fields).filter((name) => fields[name]?.search)
    const names = [...new Set([...title, ...searched])]
    const selection = { organizationId: office.organizationId, q, sort }
    const rows = await listRecords(db, table, selection, size, undefined, names)
    const isJust = (row: Row) => names.some((name) => String(row[name]).toLowerCase() === q.toLowerCase())
    const beside = searched.filter((name) => !title.includes(name))
    const hits = rows
      .map((row) => ({ row, isExact: isJust(row) }))
      .sort((one, other) => Number(other.isExact) - Number(one.isExact))
      .map(({ row }) => ({ id: row.id, title: wordsOf(row, title), detail: wordsOf(row, beside) || null }))
    if (hits.length > 0) data.push({ resource: key, noun: noun[1], hits })
  }
  return { answer: { data } }
}
