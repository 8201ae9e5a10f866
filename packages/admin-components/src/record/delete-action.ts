import type { AnyRecord } from '@delebil/core-api/admin'
import { Trash2 } from 'lucide-react'
import type { RecordAction } from '../screen/record-action.ts'
import { type Screen, titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'

/** Deletes a record; where it can be brought back, that is the undo. */
export function deleteAction({ resource, removalFacts }: Screen): RecordAction {
  const { key, noun, can } = resource
  const name = (record: AnyRecord) => titleOf(resource, record) || noun[0]
  return {
    key: 'delete',
    label: texts.deleteThing(noun[0]),
    icon: Trash2,
    isDanger: true,
    isGone: true,
    ...(resource.write && { access: resource.write }),
    question: (record) =>
      [texts.deleteQuestion(name(record)), ...(can?.restore ? [] : [texts.deleteFinally])].join(' '),
    ...(removalFacts && { facts: removalFacts }),
    run: ({ api, organizationId: orgId }, { id, version }, _values, attempt) =>
      api.remove(key, id, { orgId, version }, attempt),
    done: (record) => texts.deleted(name(record)),
    ...(can?.restore && {
      undo: ({ api, organizationId: orgId }, { id }) => api.restore(key, id, { orgId }),
    }),
  }
}
