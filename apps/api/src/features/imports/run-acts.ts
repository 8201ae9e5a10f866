import { IMPORT_ROWS_AT_ONCE } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminVerbs, OfficeCall } from '../admin-records/admin-verb.ts'
import { actOnRecord, readRecord, type Seen } from '../admin-records/write-record.ts'
import { fingerprintOf, guessColumns, type MappedColumn } from './columns/guess-columns.ts'
import { refuseType } from './may-read-type.ts'
import { processRows } from './process-rows.ts'
import { isBilled } from './stores/import-keys.ts'
import { keepProfile } from './stores/import-profiles.ts'
import { countImportRows, forgetAnswers, nextImportRows, type StoredRow, saveOutcomes } from './stores/import-rows.ts'
import { changeImport, lockImport, type StoredImport } from './stores/import-runs.ts'
import { typeOf } from './types/registered-types.ts'
import { beginUndoing } from './undo-run.ts'
import { importingOf, workImportUntil } from './work-import.ts'

type RunCall = OfficeCall & { readonly input: { readonly params: { readonly id: number }; readonly body: Seen } }
const waitMilliseconds = 8000

const lock = async (call: RunCall, from: readonly StoredImport['state'][]): Promise<StoredImport> => {
  const run = await lockImport(
    call.db,
    { organizationId: call.office.organizationId, id: call.input.params.id },
    'wait',
  )
  if (run === undefined) throw new Refusal('resource.unknown')
  refuseType(call.office, run.fileType)
  if (!from.includes(run.state)) throw new Refusal('import.moved-on')
  return run
}

/** Does something with a run that stands where it must, and keeps who did. */
const act = async (
  context: Context,
  call: RunCall,
  action: string,
  from: readonly StoredImport['state'][],
  work: (run: StoredImport) => Promise<void>,
) => {
  const entity = await actOnRecord(
    { context, call },
    'import-runs',
    call.input.params.id,
    action,
    async () => work(await lock(call, from)),
    call.input.body,
  )
  return { answer: { entity, errors: [] as [] } }
}

const enqueue = ({ jobs }: Context, { db }: OfficeCall, { organizationId, id }: StoredImport) =>
  jobs.enqueue(db, 'import', { organizationId, id })

const mapAgain = (
  run: StoredImport,
  fileType: StoredImport['fileType'],
  fields: readonly (string | null)[] | undefined,
): MappedColumn[] => {
  const headers = run.columns.map(({ header }) => header)
  if (fields === undefined) return guessColumns(headers, typeOf(fileType).columns)
  const known = new Set(typeOf(fileType).columns.map(({ key }) => key))
  const used = new Set<string>()
  return headers.map((header, at) => {
    const field = fields[at] ?? null
    const isUsed = field !== null && known.has(field) && !used.has(field)
    if (isUsed) used.add(field)
    return { header, field: isUsed ? field : null, from: isUsed ? 'STAFF' : 'NONE' }
  })
}

const isSame = (
  before: Pick<StoredRow, 'state' | 'digest'> | undefined,
  after: Pick<StoredRow, 'state' | 'digest'>,
): boolean => before?.state === after.state && (before.digest === null || before.digest === after.digest)

/** Tries what is to be read in once more, and writes down what it is now; true where any of it is another than it was. */
const isStale = (context: Context, call: RunCall): Promise<boolean> =>
  transaction(context.database, async (tx) => {
    const own = { ...call, db: tx }
    const run = await lock(own, ['REHEARSED', 'DONE'])
    const rows = await nextImportRows(tx, run, ['NEW'], {
      after: 0,
      upTo: run.rowCount ?? 0,
      most: IMPORT_ROWS_AT_ONCE + 1,
    })
    if (rows.length === 0) throw new Refusal('import.nothing')
    // Of more than these each is looked at when its turn comes, and left where it is another.
    if (rows.length > IMPORT_ROWS_AT_ONCE) return false
    const outcomes = await processRows(
      importingOf({ context, call: own }, run),
      typeOf(run.fileType),
      run,
      rows,
      'rehearse',
    )
    const before = new Map(rows.map((row) => [row.rowNumber, row]))
    const changed = outcomes.filter((after) => !isSame(before.get(after.rowNumber), after))
    if (changed.length === 0) return false
    await saveOutcomes(tx, run, changed)
    await changeImport(tx, run, { counts: await countImportRows(tx, run), rehearsedAt: call.now })
    return true
  })

/** Works a run as long as its caller waits, and leaves the rest to be done after that; the run as it is then. */
const workWhileWaiting = async (context: Context, call: RunCall) => {
  const { id } = call.input.params
  const key = { organizationId: call.office.organizationId, id }
  if (await workImportUntil({ context, siteUrl: call.siteOrigin }, key, Date.now() + waitMilliseconds)) {
    await transaction(context.database, (tx) => context.jobs.enqueue(tx, 'import', key))
  }
  return { answer: { entity: await readRecord({ context, call }, 'import-runs', id), errors: [] as [] } }
}

/** What is tried again: of a file that was stopped before all of it was read, the rest is read first. */
const toRehearse = (run: StoredImport, call: RunCall) =>
  ({
    ...(run.rowCount === null
      ? { state: 'READING' as const, position: run.position }
      : { state: 'REHEARSING' as const, position: 0 }),
    isDirect: false,
    problem: null,
    askedBy: call.caller.personId,
  }) as const

export const runActs = {
  'import-runs.columns': (context, call) =>
    act(context, call, 'columns', ['REHEARSED', 'CANCELED'], async (run) => {
      const { fileType, fields } = call.input.body
      refuseType(call.office, fileType)
      const columns = mapAgain(run, fileType, fields)
      await forgetAnswers(call.db, run)
      await changeImport(call.db, run, {
        fileType,
        typeFrom: 'ASKED',
        columns,
        ...toRehearse(run, call),
      })
      const profile = {
        fileType,
        name:
          run.fileName
            .replace(/\.[^.]*$/, '')
            .replace(/[\d._-]+/g, ' ')
            .trim() || run.fileName,
        columns: columns.map(({ field }) => field),
      }
      await keepProfile(
        call.db,
        run.organizationId,
        fingerprintOf(columns.map(({ header }) => header)),
        profile,
        call.now,
      )
      await enqueue(context, call, run)
    }),
  'import-runs.rehearse': (context, call) =>
    act(context, call, 'rehearse', ['REHEARSED', 'DONE', 'CANCELED', 'UNDONE'], async (run) => {
      await changeImport(call.db, run, toRehearse(run, call))
      await enqueue(context, call, run)
    }),
  'import-runs.start': async (context, call) => {
    if (await isStale(context, call)) throw new Refusal('import.stale')
    await transaction(context.database, async (tx) =>
      act(context, { ...call, db: tx }, 'start', ['REHEARSED', 'DONE'], async (run) => {
        await changeImport(tx, run, {
          state: 'IMPORTING',
          position: 0,
          problem: null,
          askedBy: call.caller.personId,
        })
      }),
    )
    return workWhileWaiting(context, call)
  },
  'import-runs.cancel': (context, call) =>
    act(context, call, 'cancel', ['READING', 'REHEARSING', 'REHEARSED', 'IMPORTING'], async (run) => {
      const isBegun = run.state === 'IMPORTING'
      const counts = await countImportRows(call.db, run)
      // What is read in stays read in; the rest can be begun again.
      await changeImport(
        call.db,
        run,
        isBegun
          ? { state: 'DONE', counts, importedAt: call.now, importedBy: call.caller.personId }
          : { state: 'CANCELED', counts },
      )
    }),
  'import-runs.undo': async (context, call) => {
    await transaction(context.database, async (tx) => {
      const own = { ...call, db: tx }
      return act(context, own, 'undo', ['DONE'], async (run) => {
        if (await isBilled(tx, run)) throw new Refusal('import.billed')
        await beginUndoing(importingOf({ context, call: own }, run), run)
      })
    })
    return workWhileWaiting(context, call)
  },
} satisfies Partial<AdminVerbs>
