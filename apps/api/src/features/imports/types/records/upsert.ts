import { isDeepStrictEqual } from 'node:util'
import {
  type AdminKey,
  type AnyRecord,
  adminResources,
  type Read,
  type Written,
  type WrittenNew,
} from '@delebil/core-api/admin'
import { changeRecord, createRecord, readRecord } from '../../../admin-records/write-record.ts'
import type { Obstacle } from '../../cells/obstacle.ts'
import type { Effect, Importing } from '../import-type.ts'
import { digestOf } from './record-plan.ts'

/** What a row does with one record. */
export type Upsert = {
  readonly digest: string
  readonly note: string
  readonly make: (importing: Importing) => Promise<readonly Effect[]>
}

/** Nothing is to be done: what the row says stands already. */
export const same: Obstacle = { state: 'EQUAL', problem: 'same', text: 'Det står slik fra før.' }

type Fields = Readonly<Record<string, unknown>>
const valuesOf = (of: object, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, (of as Fields)[field] ?? null]))

const labelsOf = (key: AdminKey, fields: readonly string[]): string =>
  fields
    .map((field) => (adminResources[key].fields as Record<string, { label: string }>)[field]?.label ?? field)
    .join(', ')

/** Makes a record. */
export const toCreate = <K extends AdminKey>(key: K, sent: WrittenNew<K>, note: string): Upsert => ({
  digest: digestOf([key, 'create', sent]),
  note,
  make: async ({ writing }) => {
    const { id } = (await createRecord(writing, key, sent)) as AnyRecord
    return [{ kind: `made:${key}`, id }]
  },
})

/** Changes what differs of a record; undefined where nothing does. Its effect says what it was, and which version it became. */
export const toChange = async <K extends AdminKey>(
  { writing }: Importing,
  key: K,
  id: number,
  sent: Written<K>,
): Promise<Upsert | undefined> => {
  const before = (await readRecord(writing, key, id)) as Read<K> & AnyRecord
  const named = Object.keys(sent).filter((field) => (sent as Fields)[field] !== undefined)
  const changed = named.filter(
    (field) => !isDeepStrictEqual((sent as Fields)[field], (before as Fields)[field] ?? null),
  )
  if (changed.length === 0) return undefined
  const [from, to] = [valuesOf(before, changed), valuesOf(sent, changed)]
  return {
    digest: digestOf([key, id, from, to]),
    note: `Endrer ${labelsOf(key, changed)}`,
    make: async (importing) => {
      const { version } = (await changeRecord(importing.writing, key, id, to as never)) as AnyRecord
      return [{ kind: `changed:${key}`, id, before: { values: from, version } }]
    },
  }
}
