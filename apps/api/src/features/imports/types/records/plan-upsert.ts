import type { AdminKey, Written, WrittenNew } from '@delebil/core-api/admin'
import { isObstacle, type Obstacle } from '../../cells/obstacle.ts'
import type { Importing } from '../import-type.ts'
import { checkFields, firstMissing } from './check-fields.ts'
import { same, toChange, toCreate, type Upsert } from './upsert.ts'

type Wanted = {
  /** The record that the row is about; left out, it is a new one. */
  readonly id: number | undefined
  /** By field. What is undefined stays, or is as `standard` has it where the record is new. */
  readonly sent: Readonly<Record<string, unknown>>
  readonly standard?: Readonly<Record<string, unknown>>
  /** 'Ny bil 312'. */
  readonly note: string
}

/** What a row makes or changes of a record, held against what its form would have held against it. */
export const planUpsert = async <K extends AdminKey>(
  importing: Importing,
  key: K,
  { id, sent, standard = {}, note }: Wanted,
): Promise<Upsert | Obstacle> => {
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const checked = checkFields(key, id === undefined ? { ...standard, ...named } : named)
  if (isObstacle(checked)) return checked
  if (id !== undefined) return (await toChange(importing, key, id, checked as Written<K>)) ?? same
  return firstMissing(key, checked) ?? toCreate(key, checked as WrittenNew<K>, note)
}
