import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { listPropertyGroups } from '../fleet/stores/property-groups.ts'
import { type PropertyNames, propertyNames } from './memory/car-fields.ts'

// Names change seldom, and asking for them is a third of what a search asks the database.
const KNOWN_MINUTES = 1

const known = new WeakMap<Queryable, { readonly names: PropertyNames; readonly until: Date }>()

/** What properties are called in this database, as of a minute ago at most. */
export const knownPropertyNames = async (db: Queryable, now: Date): Promise<PropertyNames> => {
  const kept = known.get(db)
  if (kept !== undefined && now < kept.until) return kept.names
  const names = propertyNames(await listPropertyGroups(db))
  known.set(db, { names, until: addMinutes(now, KNOWN_MINUTES) })
  return names
}
