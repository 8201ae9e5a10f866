import * as v from 'valibot'
import { problemItem } from './problem.ts'

/** The answer to a change: the entity as it is now, and no errors. A refusal has the same two fields, see `problem`. */
export function changed<S extends v.GenericSchema>(entity: S) {
  return v.object({ entity, errors: v.array(problemItem) })
}
