import { adminTable } from '../../../admin-records/stores/table.ts'

export const locationsTable = adminTable('locations', {
  table: 'location',
  columns: {
    geojson: `coalesce(r.geometry, json_build_object('type', 'Point', 'coordinates', json_build_array(r.lng, r.lat))::text)`,
    carCount: `(select count(*) from car c where c.organization_id = r.organization_id and c.location_id = r.id and c.active)`,
  },
  goesWith: { entity_message_target: 'location_id' },
  inUse: 'location.in-use',
})
