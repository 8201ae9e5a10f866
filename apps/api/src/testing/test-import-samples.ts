import type { AdminInput } from './test-admin-site.ts'

const columns = JSON.stringify([
  { header: 'Skilt', field: 'plate', from: 'HEADER' },
  { header: 'Tid', field: 'time', from: 'HEADER' },
  { header: 'Kroner', field: 'amount', from: 'HEADER' },
])

/** SQL: a file that was rehearsed and one that was read in, with a row of a trip that is over. */
export const importSamples = `
    insert into import_run (organization_id, id, file_type, type_from, file_name, sha256, bytes, state, is_direct, reading, columns, header_row,
        row_count, uploaded_by, uploaded_at, rehearsed_at)
      select 1, id, 'tolls', 'ASKED', 'bom.csv', repeat('0', 64), 60, state, false, '{"format":"csv","encoding":"utf-8","separator":";"}', '${columns}', 1,
        2, 1, now(), now() from (values (50, 'REHEARSED'), (51, 'DONE')) as of_club (id, state);
    insert into import_row (organization_id, run_id, row_number, cells, state)
      select 1, run, 1, '{Skilt,Tid,Kroner}', 'HEAD' from unnest(array[50, 51]) run;
    insert into import_row (organization_id, run_id, row_number, cells, state)
      values (1, 50, 2, array['EL10053', to_char(now() at time zone 'UTC' - interval '8 days 12 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '26,00'], 'NEW');
    insert into fuel_purchase (organization_id, id, car_id, at, place, litres, amount_ore, deviations, created_at)
      values (1, 50, 1, now() - interval '9 days', 'Danmarksplass', 31.4, 65940, '{"Ingen hadde bilen 03:20."}', now());
    insert into odometer_reading (organization_id, id, car_id, at, kilometers, place, created_at)
      values (1, 50, 1, now() - interval '9 days', 61000, 'Sandviken Bil', now())`

const csv = Buffer.from('Skilt;Tid;Kroner\r\nEL10053;2020-01-01 10:00;26,00\r\n').toString('base64')

/** What the calls about files are asked with. */
export const importCallSamples: Readonly<Record<string, AdminInput>> = {
  'import.filetypes': {},
  'import.template': { params: { fileType: 'tolls' } },
  'import.upload': { params: {}, body: { base64Data: csv, name: 'bom.csv', filetype: 'tolls', rehearsal: true } },
  'import-runs.rows': { params: { id: 50 } },
  'import-runs.mend': { params: { id: 50, row: 2 }, body: { cells: { amount: '27,00' } } },
  'import-runs.columns': { body: { fileType: 'ferries' } },
  'import-runs.rehearse': { body: {} },
  'import-runs.start': { body: {} },
  'import-runs.cancel': { body: {} },
  'import-runs.undo': { params: { id: 51 }, body: {} },
}
