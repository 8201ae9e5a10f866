import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { ownProperty, refuseShared } from '../../staff/own-property.ts'
import { findPropertyGroup, hasCarWith } from '../../stores/own-properties.ts'
import { propertiesTable } from './properties-store.ts'

export const propertiesResource: ServerResource<'properties'> = {
  ...propertiesTable,
  rules: {
    template: () => ({ position: 100 }),
    columns: async ({ call: { db, office } }, { groupId, ...sent }, before) => {
      if (before) refuseShared(before)
      if (before || groupId === undefined) return columnsOf(sent)
      const groupKey = await findPropertyGroup(db, office.organizationId, groupId)
      if (groupKey === undefined) throw refuseField('groupId', 'field.unknown')
      return { ...columnsOf(sent), group_key: groupKey, ...ownProperty(office) }
    },
    removing: async ({ call }, before) => {
      refuseShared(before)
      if (await hasCarWith(call.db, call.office.organizationId, before.id)) throw new Refusal('property.in-use')
      return false
    },
  },
}
