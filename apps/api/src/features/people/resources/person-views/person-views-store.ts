import { adminTable } from '../../../admin-records/stores/table.ts'

export const personViewsTable = adminTable('person-views', {
  table: 'person_view',
  from: 'person_view r join person seen on seen.id = r.person_id join person viewer on viewer.id = r.viewer_id',
  columns: { person: 'seen.name', viewer: 'viewer.name' },
})
