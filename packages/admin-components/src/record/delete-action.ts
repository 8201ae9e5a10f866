import { Trash2 } from 'lucide-react'
import type { RecordAction } from '../action/record-action.ts'
import type { AnyRecord } from '../any-record.ts'
import { writable } from '../field/draft.ts'
import { type Screen, titleOf } from '../screen.ts'
import { texts } from '../texts.ts'

/** Deletes a record; where making it anew brings all of it back, that is the undo. */
export function deleteAction({ resource, isRestorable, removalFacts }: Screen): RecordAction {
  const { key, noun } = resource
  const name = (record: AnyRecord) => titleOf(resource, record) || noun[0]
  return {
    key: 'delete',
    label: texts.deleteThing(noun[0]),
    icon: Trash2,
    isDanger: true,
    isGone: true,
    ...(resource.write && { access: resource.write }),
    question: (record) =>
      [texts.deleteQuestion(name(record)), ...(isRestorable ? [] : [texts.deleteFinally])].join(' '),
    ...(removalFacts && { facts: removalFacts }),
    run: ({ api, organizationId: orgId }, { id, version }, _values, attempt) =>
      api.remove(key, id, { orgId, version }, attempt),
    done: (record) => texts.deleted(name(record)),
    ...(isRestorable && {
      undo: ({ api, organizationId: orgId }, before) => {
        const values = writable(resource, 'create').map(([field]) => [field, before[field] ?? null])
        return api.create(key, Object.fromEntries(values), { orgId })
      },
    }),
  }
}
