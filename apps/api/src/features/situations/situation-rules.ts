import { refuseField } from '../../platform/refuse-field.ts'
import type { Rules } from '../admin-records/rules.ts'
import { columnsOf } from '../admin-records/stores/write-records.ts'

export const situations: Rules = {
  template: () => ({ tags: [], phone: null, position: 0, active: true }),
  columns: ({ call }, sent) => ({ ...columnsOf(sent), updated_at: call.now }),
}

export const specificSituations: Rules = {
  columns: ({ call }, sent, before) => {
    const [hasModel, hasCar] = [sent['modelId'] != null, sent['carId'] != null]
    if (!before && hasModel === hasCar) throw refuseField(hasCar ? 'carId' : 'modelId', 'situation.one-target')
    return { ...columnsOf(sent), updated_at: call.now }
  },
}
