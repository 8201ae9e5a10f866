import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { specificSituationsTable } from './situations-specific-store.ts'

export const specificSituationsResource: ServerResource<'situations/specific'> = {
  ...specificSituationsTable,
  rules: {
    columns: ({ call }, sent, before) => {
      const [hasModel, hasCar] = [sent.modelId != null, sent.carId != null]
      if (!before && hasModel === hasCar) throw refuseField(hasCar ? 'carId' : 'modelId', 'situation.one-target')
      return { ...columnsOf(sent), updated_at: call.now }
    },
  },
}
