import * as v from 'valibot'
import { id, instantText, text } from '../primitives.ts'
import { problemItem } from '../problem.ts'
import { filterText } from './filter.ts'
import { type AdminResource, changeEntries, why } from './resource.ts'

/** Most records that one bulk change is about. */
export const BULK_MAX = 100_000
/** Most of them that are named one by one. */
export const BULK_MAX_IDS = 10_000

const changes = v.record(v.string(), v.object({ from: v.unknown(), to: v.unknown() }))

/** What became of one record: it waits, was changed, was so already, or was left as it is. */
export const bulkStates = ['waiting', 'done', 'same', 'failed'] as const

export const bulkResult = v.object({
  id: v.number(),
  title: v.string(),
  state: v.picklist(bulkStates),
  errors: v.array(problemItem),
  changes,
})
export type BulkResult = v.InferOutput<typeof bulkResult>

const reported = {
  id: v.number(),
  resource: v.string(),
  action: v.string(),
  at: instantText,
  person: v.nullable(v.object({ id: v.number(), name: v.string() })),
  isMine: v.boolean(),
  /** Nothing was changed: it tells what would be. */
  isRehearsal: v.boolean(),
  state: v.picklist(['working', 'stopped', 'done']),
  /** Why it stopped, where nobody stopped it. */
  problem: v.nullable(v.string()),
  why: v.nullable(v.string()),
  values: v.record(v.string(), v.unknown()),
  /** The run whose changes this one takes back. */
  undoes: v.nullable(v.number()),
  /** There is an inverse, and the caller may ask for it. */
  canUndo: v.boolean(),
  total: v.number(),
  waiting: v.number(),
  done: v.number(),
  same: v.number(),
  failed: v.number(),
}
export const bulkRunLine = v.object(reported)
export type BulkRunLine = v.InferOutput<typeof bulkRunLine>

export const bulkRun = v.object({
  ...reported,
  /** The first that are changed; known when it no longer works. */
  sample: v.array(bulkResult),
  /** Why records were left as they are, the commonest reason first, with the first of them. */
  reasons: v.array(
    v.object({
      message: v.string(),
      count: v.number(),
      records: v.array(v.object({ id: v.number(), title: v.string() })),
    }),
  ),
})
/** A bulk change: what it is, how far it has come, and what became of the records. */
export type BulkRun = v.InferOutput<typeof bulkRun>

/** What can be done with many records of a resource at once. */
export const bulkActions = ({ can, acts = [] }: AdminResource): readonly string[] => [
  ...(can?.change ? ['change'] : []),
  ...(can?.change || acts.length > 0 ? ['undo'] : []),
  ...(can?.remove ? ['remove'] : []),
  ...acts,
]

/** What a bulk change is asked for with. The records are chosen when it is asked for, and stay the chosen ones. */
export function bulkBody(resource: AdminResource) {
  const { fields } = resource
  return v.object({
    action: v.picklist(bulkActions(resource), 'field.unknown'),
    /** These; or, without ids, all that `filter` and `q` match. */
    ids: v.optional(v.pipe(v.array(id, 'field.required'), v.maxLength(BULK_MAX_IDS, 'field.too-long'))),
    q: v.optional(text(200)),
    filter: v.optional(filterText(fields)),
    values: v.optional(v.object(changeEntries(fields)), {}),
    /** Of 'undo': the run of mine whose changes are taken back, where a record still is what the run made it. */
    undoes: v.optional(id),
    /** True: tell what would happen, and change nothing until the run is started. */
    rehearse: v.optional(v.boolean('field.required'), false),
    why,
  })
}
