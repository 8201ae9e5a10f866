import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { situationsTable } from './situations-store.ts'

export const situationsResource: ServerResource<'situations'> = {
  ...situationsTable,
  rules: {
    template: () => ({ tags: [], phone: null, position: 0, active: true }),
    columns: ({ call }, sent) => ({ ...columnsOf(sent), updated_at: call.now }),
  },
}
