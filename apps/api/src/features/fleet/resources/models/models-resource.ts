import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { refuseOnlyTarget } from '../../staff/refuse-only-target.ts'
import { notifyOfCars } from '../../stores/fleet.ts'
import { modelsTable } from './models-store.ts'

export const modelsResource: ServerResource<'models'> = {
  ...modelsTable,
  rules: {
    template: () => ({ category: 'small', bodyType: 'hatchback', seats: 5, chargers: [] }),
    written: async ({ call }, _sent, id, before) => {
      if (before) await notifyOfCars(call.db, call.office.organizationId, 'model_id', id)
    },
    removing: refuseOnlyTarget('model_id'),
  },
}
