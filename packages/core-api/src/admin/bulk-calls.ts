import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint, type Permission } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { list, text, wholeText } from '../primitives.ts'
import { bulkActions, bulkResult, bulkRun, bulkRunLine, bulkStates } from './bulk-run.ts'
import { type AdminResource, anyStaff, type Rights } from './resource.ts'
import { adminResources } from './resources.ts'
import { org, staffCall } from './staff-call.ts'

const resources: readonly AdminResource[] = Object.values(adminResources)
const changeable = resources.filter((resource) => resource.write && bulkActions(resource).length > 0)
/** Whoever may change many records of some kind at once. */
const writers: readonly Permission[] = [...new Set(changeable.flatMap(({ write = [] }) => write))]

const reading = staffCall('Admin', ...anyStaff)
const writing = { ...staffCall('Admin', ...(writers as Rights)), idempotent: true } as const

/** Bulk changes that were begun. Those of records that the caller may not read, or not change, are unknown. */
export const bulkRuns = {
  'bulk-runs.list': endpoint('GET /api/admin/bulk-runs', {
    ...reading,
    summary: 'Bulk changes of the organisation, the newest first; rehearsals only of my own',
    query: v.object({
      ...org,
      /** The key of a resource. */
      resource: v.optional(text(60)),
      /** The last that was seen: those before it. */
      before: v.optional(wholeText(1, 2 ** 31 - 1)),
    }),
    response: list(bulkRunLine),
  }),
  'bulk-runs.get': endpoint('GET /api/admin/bulk-runs/{id}', {
    ...reading,
    ...ofOne,
    summary: 'How far a bulk change has come',
    response: bulkRun,
  }),
  'bulk-runs.results': endpoint('GET /api/admin/bulk-runs/{id}/results', {
    ...reading,
    ...ofOne,
    summary: 'What became of each record of a bulk change, some at a time',
    query: v.object({
      ...org,
      state: v.optional(v.picklist(bulkStates, 'field.unknown')),
      size: v.optional(wholeText(1, 200), 50),
      after: v.optional(wholeText(1, 999_999_999)),
    }),
    response: v.object({
      data: v.array(bulkResult),
      /** Hand it in as `after` to get the next; null at the end. */
      after: v.nullable(v.number()),
    }),
  }),
  'bulk-runs.start': endpoint('POST /api/admin/bulk-runs/{id}/start', {
    ...writing,
    ...ofOne,
    summary: 'Do what was rehearsed, go on with what was stopped, or try again what failed',
    body: v.object({
      /** Also those that failed, whatever has become of them since. */
      failed: v.optional(v.boolean('field.required'), false),
      why: v.optional(text(500)),
    }),
    response: changed(bulkRun),
  }),
  'bulk-runs.stop': endpoint('POST /api/admin/bulk-runs/{id}/stop', {
    ...writing,
    ...ofOne,
    summary: 'Stop a bulk change where it is: what is done stays done',
    response: changed(bulkRun),
  }),
} as const
