import { findResource } from '@delebil/core-api/admin'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { refuseStale } from '../admin-records/write-record.ts'
import * as views from './stores/saved-views.ts'

const MOST_VIEWS = 200

type Mine = { organizationId: number; personId: number }
const mineOf = ({ office, caller }: Pick<AdminCall, 'office' | 'caller'>): Mine => ({
  organizationId: office.organizationId,
  personId: caller.personId,
})

// What others filter by may be a name: a view is for whoever may read what it is of.
const mayRead = ({ office }: Pick<AdminCall, 'office'>, key: string): boolean => mayAny(office, findResource(key)?.read)

const unknown = () => new Refusal('resource.unknown')

/** Views of lists that a person keeps, and shares with the others in the organisation. */
export const savedViewVerbs = {
  'saved-views.list': async (_context, call) => {
    const found = await views.listViews(call.db, mineOf(call), call.input.query.resource)
    return { answer: { data: found.filter(({ isMine, resource }) => isMine || mayRead(call, resource)) } }
  },
  'saved-views.create': async (_context, call) => {
    const mine = mineOf(call)
    if ((await views.countViews(call.db, mine.personId)) >= MOST_VIEWS) throw new Refusal('saved-view.too-many')
    return { answer: { entity: await views.insertView(call.db, mine, call.input.body), errors: [] } }
  },
  'saved-views.change': async (_context, call) => {
    const { id } = call.input.params
    const before = await views.lockView(call.db, mineOf(call), id)
    if (before === undefined) throw unknown()
    const { version, ...sent } = call.input.body
    refuseStale(before, version)
    // The contract leaves out what was not sent.
    const after = { ...before, ...sent } as typeof before
    return { answer: { entity: await views.updateView(call.db, mineOf(call), id, after), errors: [] } }
  },
  'saved-views.remove': async (_context, call) => {
    const { id } = call.input.params
    const before = await views.lockView(call.db, mineOf(call), id)
    if (before === undefined) throw unknown()
    refuseStale(before, call.input.query.version)
    await views.deleteView(call.db, mineOf(call), id)
    return { answer: undefined }
  },
} satisfies Partial<AdminVerbs>
