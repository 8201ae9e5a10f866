import { adminTable } from '../../../admin-records/stores/table.ts'

const targets = (column: string): string =>
  `array(select t.${column} from entity_message_target t where t.organization_id = r.organization_id and t.message_id = r.id
     and t.${column} is not null order by 1)`

export const entityMessagesTable = adminTable('entity-messages', {
  table: 'entity_message',
  columns: { locationIds: targets('location_id'), modelIds: targets('model_id'), carIds: targets('car_id') },
  goesWith: { entity_message_target: 'message_id', entity_message_dismissal: 'message_id' },
})
