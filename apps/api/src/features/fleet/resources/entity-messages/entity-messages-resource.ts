import { formatInstant } from '@delebil/validation/time'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { setTargets } from '../../stores/fleet.ts'
import { entityMessagesTable } from './entity-messages-store.ts'

const targets = [
  ['locationIds', 'location_id'],
  ['modelIds', 'model_id'],
  ['carIds', 'car_id'],
] as const

export const entityMessagesResource: ServerResource<'entity-messages'> = {
  ...entityMessagesTable,
  rules: {
    template: ({ call }) => ({
      triggers: ['BOOKING'],
      repeat: 'ONCE',
      isActive: true,
      validFrom: formatInstant(call.now),
      validTo: null,
      locationIds: [],
      modelIds: [],
      carIds: [],
    }),
    columns: ({ call }, sent, before) => {
      const { locationIds: _places, modelIds: _models, carIds: _cars, ...rest } = sent
      const { title, triggers, validFrom: from, validTo: to } = { ...before, ...sent }
      if (from && to && new Date(to) <= new Date(from)) throw refuseField('validTo', 'period.end-before-start')
      if (triggers?.length === 0) throw refuseField('triggers', 'field.required')
      return {
        ...columnsOf(rest),
        // What the message is about stands in another table: its own row is written all the same, so that its version counts it.
        ...(before && { title }),
        ...(!before && { created_by: call.caller.personId, created_at: call.now }),
      }
    },
    written: async ({ call }, sent, id) => {
      for (const [name, column] of targets) {
        const ids = sent[name]
        if (ids) await setTargets(call.db, call.office.organizationId, id, column, ids)
      }
    },
  },
}
