import type { ImportRow } from '@delebil/core-api/admin'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { actOnRecord } from '../admin-records/write-record.ts'
import { toImportRow } from './describe-import.ts'
import { refuseType } from './may-read-type.ts'
import { processRows } from './process-rows.ts'
import { countImportRows, findImportRow, mendImportRow, saveOutcomes } from './stores/import-rows.ts'
import { changeImport, lockImport } from './stores/import-runs.ts'
import { typeOf } from './types/registered-types.ts'
import { importingOf } from './work-import.ts'

type Mending = Parameters<AdminVerb<'import-runs.mend'>>[1]

/** Writes other cells in a row, or an answer to what it asks, and rehearses it as it stands then. */
export const mendRow: AdminVerb<'import-runs.mend'> = async (context, call) => {
  let entity: ImportRow | undefined
  await actOnRecord({ context, call }, 'import-runs', call.input.params.id, 'mend', async () => {
    const mended = await mend(context, call)
    entity = mended.row
    return mended.changes
  })
  if (entity === undefined) throw new Error('The row is gone.')
  return { answer: { entity, errors: [] } }
}

const mend = async (context: Context, call: Mending) => {
  const { id, row: rowNumber } = call.input.params
  const run = await lockImport(call.db, { organizationId: call.office.organizationId, id }, 'wait')
  if (run === undefined) throw new Refusal('resource.unknown')
  refuseType(call.office, run.fileType)
  if (run.state !== 'REHEARSED' && run.state !== 'DONE') throw new Refusal('import.moved-on')
  const row = await findImportRow(call.db, run, rowNumber)
  if (row === undefined || row.state === 'HEAD' || row.state === 'IGNORED') throw new Refusal('resource.unknown')
  if (row.state === 'DONE') throw new Refusal('import.moved-on')
  const { cells, answer = row.answer } = call.input.body
  const fields = new Set(
    run.columns.map(({ field }) => field).concat(typeOf(run.fileType).columns.map(({ key }) => key)),
  )
  const known = Object.fromEntries(Object.entries(cells ?? {}).filter(([field]) => fields.has(field)))
  // Another cell is another question.
  const mended = { mended: cells ? { ...row.mended, ...known } : row.mended, answer: cells ? null : answer }
  await mendImportRow(call.db, run, rowNumber, mended)
  const outcomes = await processRows(
    importingOf({ context, call }, run),
    typeOf(run.fileType),
    run,
    [{ ...row, ...mended }],
    'rehearse',
  )
  await saveOutcomes(call.db, run, outcomes)
  await changeImport(call.db, run, { counts: await countImportRows(call.db, run) })
  const after = await findImportRow(call.db, run, rowNumber)
  if (after === undefined) throw new Error('The row is gone.')
  const now = toImportRow(run, after)
  const worded = (cells: Readonly<Record<string, string>>, said: string | null) =>
    [...Object.values(cells), said ?? ''].join(' ').trim()
  return {
    row: now,
    changes: {
      row: {
        from: `${rowNumber}: ${worded(toImportRow(run, row).cells, row.answer)}`,
        to: `${rowNumber}: ${worded(now.cells, mended.answer)}`,
      },
    },
  }
}
