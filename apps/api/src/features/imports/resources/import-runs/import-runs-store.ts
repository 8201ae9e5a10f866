import { adminTable } from '../../../admin-records/stores/table.ts'

const rows = (state: string): string => `coalesce((r.counts -> 'states' -> '${state}' ->> 'rows')::int, 0)`
const ore = (state: string): string => `coalesce((r.counts -> 'states' -> '${state}' ->> 'ore')::float8, 0)`

export const importRunsTable = adminTable('import-runs', {
  table: 'import_run',
  from: 'import_run r left join person u on u.id = r.uploaded_by',
  columns: {
    isGuessed: `(r.type_from = 'GUESSED')`,
    rowCount: 'greatest(r.row_count - r.header_row, 0)',
    newRows: rows('NEW'),
    equalRows: rows('EQUAL'),
    chooseRows: rows('CHOOSE'),
    failedRows: rows('FAILED'),
    doneRows: rows('DONE'),
    amountOre: `(${ore('NEW')} + ${ore('DONE')})`,
    earlierId: `(select max(e.id) from import_run e where e.organization_id = r.organization_id and e.sha256 = r.sha256 and e.id < r.id
      and e.imported_at is not null and e.undone_at is null)`,
    uploadedById: 'r.uploaded_by',
    uploadedBy: 'u.name',
  },
})
