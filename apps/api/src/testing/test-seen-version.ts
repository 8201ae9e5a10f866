import { adminContract, isAdminKey } from '@delebil/core-api/admin'
import { serverResources } from '../features/admin-shell/server-resources.ts'
import type { Queryable } from '../platform/db/queryable.ts'

type Sent = { readonly params?: object; readonly query?: object; readonly body?: unknown }
type Params = Readonly<Record<string, unknown>>

const asksVersion = (schema: object | undefined): boolean =>
  'version' in ((schema as { readonly entries?: object } | undefined)?.entries ?? {})

/** Where a call is told which version was seen; undefined where it asks for none. */
export const versionPart = (name: string): 'body' | 'query' | undefined => {
  const { body, query } = adminContract[name] ?? {}
  if (asksVersion(body)) return 'body'
  return asksVersion(query) ? 'query' : undefined
}

const ofOthers: Readonly<Record<string, string>> = {
  'night-desk': 'reservation',
  conflicts: 'reservation',
  'saved-views': 'admin_saved_view',
  'license-checks': 'license_submission',
}

/** The table and the id of the record that a call asks the version of. */
export const recordOfCall = (name: string, params: Params): { readonly table: string; readonly id: unknown } => {
  if (name.endsWith('Assignment')) return { table: 'car_assignment', id: params['assignmentId'] }
  const [key = ''] = name.split('.')
  return { table: ofOthers[key] ?? (isAdminKey(key) ? serverResources[key].table : ''), id: params['id'] }
}

/** What is sent by somebody who has just looked: with the version of the record as it is, unless it says one. */
export const withSeenVersion = async <Input extends Sent>(
  db: Queryable,
  name: string,
  input: Input,
): Promise<Input> => {
  const part = versionPart(name)
  const sent = part && (input[part] ?? {})
  if (!part || typeof sent !== 'object' || Array.isArray(sent) || 'version' in sent) return input
  const { table, id } = recordOfCall(name, (input.params ?? {}) as Params)
  // What is one record of its organization has no row of its own.
  if (table === '' || !/^\d{1,9}$/.test(String(id))) return input
  const [found] = await db.rows<{ version: number }>(`select version from ${table} where id = $1`, [Number(id)])
  return { ...input, [part]: { ...sent, version: found?.version ?? 1 } }
}
