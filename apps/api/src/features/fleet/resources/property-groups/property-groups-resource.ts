import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { ownProperty, refuseShared } from '../../staff/own-property.ts'
import { propertyGroupsTable } from './property-groups-store.ts'

export const propertyGroupsResource: ServerResource<'property-groups'> = {
  ...propertyGroupsTable,
  rules: {
    template: () => ({ operator: 'OR', position: 100 }),
    columns: ({ call }, sent, before) => {
      if (before) refuseShared(before)
      return { ...columnsOf(sent), ...(!before && ownProperty(call.office)) }
    },
    removing: async (_writing, before) => {
      refuseShared(before)
      return false
    },
  },
}
