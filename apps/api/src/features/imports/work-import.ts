import type { ImportRowState } from '@delebil/core-api/admin'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { refreshStatistics } from '../../platform/db/refresh-statistics.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { mayAny } from '../admin-records/may-any.ts'
import type { Writing } from '../admin-records/rules.ts'
import { writingAs } from '../admin-records/writing-as.ts'
import { fingerprintOf, missingOf } from './columns/guess-columns.ts'
import { mayReadType } from './may-read-type.ts'
import { type Mode, processRows } from './process-rows.ts'
import { stageFile } from './stage-file.ts'
import { keepProfile } from './stores/import-profiles.ts'
import { countImportRows, nextImportRows, saveOutcomes } from './stores/import-rows.ts'
import {
  changeImport,
  findImport,
  type ImportKey,
  listStuckImports,
  lockImport,
  type StoredImport,
} from './stores/import-runs.ts'
import type { Importing } from './types/import-type.ts'
import { typeOf } from './types/registered-types.ts'
import { undoSome } from './undo-run.ts'

type Parts = { readonly context: Context; readonly siteUrl: string }

const rowsAtOnce = 1000
/** How far is looked for them: what is read in already is passed over in few steps, and no step looks through the whole file. */
const rowsLookedAt = 10_000
// Short enough for a server that is told to stop, and for whoever waits behind.
const turnMilliseconds = 5000
/** So many rows are more than the planner should guess at. */
const MANY_ROWS = 1000
/** What has not been told of for so long is done by nobody. */
const stuckMilliseconds = 120_000

const movingStates: readonly StoredImport['state'][] = ['REHEARSING', 'IMPORTING', 'UNDOING']

/** The rows that a work looks at. What was rehearsed is read in as it was; of a file that nobody rehearsed, all of it. */
const rowsOf = ({ isDirect }: StoredImport, mode: Mode): readonly ImportRowState[] => {
  if (mode === 'rehearse') return ['READ', 'NEW', 'EQUAL', 'CHOOSE', 'FAILED', 'PASSED']
  return isDirect ? ['READ', 'NEW', 'PASSED'] : ['NEW', 'PASSED']
}

export const importingOf = (
  writing: Writing,
  { organizationId, id, fileName }: Pick<StoredImport, 'organizationId' | 'id' | 'fileName'>,
): Importing => ({
  tx: writing.call.db,
  organizationId,
  runId: id,
  fileName,
  now: writing.call.now,
  writing,
})

// A name without days and numbers: what the next file is called too.
const profileName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\d._-]+/g, ' ')
    .trim() || fileName

const begin = async (tx: Queryable, run: StoredImport): Promise<void> => {
  const missing = missingOf(typeOf(run.fileType).columns, run.columns)
  const state = missing.length > 0 ? 'REHEARSED' : run.isDirect ? 'IMPORTING' : 'REHEARSING'
  // Without its columns there is nothing to try: somebody says which they are.
  const problem = missing.length > 0 ? 'import.no-columns' : null
  await changeImport(tx, run, { state, problem, rowCount: run.position, position: 0 })
}

/** Ends the work of a state: what the rows come to is reckoned once, and the next may begin. */
const finish = async (importing: Importing, run: StoredImport, mode: Mode): Promise<void> => {
  const { tx, now, writing } = importing
  const counts = await countImportRows(tx, run)
  if (mode === 'rehearse') {
    const warnings = [...((await typeOf(run.fileType).warnings?.(importing)) ?? [])]
    await changeImport(tx, run, { state: 'REHEARSED', counts, warnings, rehearsedAt: now })
    return
  }
  await changeImport(tx, run, {
    state: 'DONE',
    counts,
    isDirect: false,
    importedAt: now,
    importedBy: writing.call.caller.personId,
  })
  const headers = run.columns.map(({ header }) => header)
  const fields = run.columns.map(({ field }) => field)
  await keepProfile(
    tx,
    run.organizationId,
    fingerprintOf(headers),
    { fileType: run.fileType, name: profileName(run.fileName), columns: fields },
    now,
  )
}

/** The next rows of a run, rehearsed or read in; true where there are more. */
const workRows = async (importing: Importing, run: StoredImport): Promise<boolean> => {
  const { tx } = importing
  const mode: Mode = run.state === 'REHEARSING' ? 'rehearse' : 'import'
  const end = run.rowCount ?? 0
  if (run.position >= end) {
    await finish(importing, run, mode)
    return false
  }
  const upTo = Math.min(end, run.position + rowsLookedAt)
  const rows = await nextImportRows(tx, run, rowsOf(run, mode), { after: run.position, upTo, most: rowsAtOnce })
  await saveOutcomes(tx, run, await processRows(importing, typeOf(run.fileType), run, rows, mode))
  await changeImport(tx, run, { position: rows.length < rowsAtOnce ? upTo : (rows.at(-1)?.rowNumber ?? upTo) })
  return true
}

/** Stops what its asker may no longer do; what is read in by now stays read in, as when somebody stops it. */
const stopUnpermitted = async (tx: Queryable, run: StoredImport, now: Date): Promise<false> => {
  await changeImport(tx, run, {
    state: run.state === 'REHEARSING' ? 'CANCELED' : 'DONE',
    problem: 'permission.missing',
    counts: await countImportRows(tx, run),
    ...(run.state === 'IMPORTING' && { importedAt: now }),
  })
  return false
}

/** One batch in a transaction of its own, under the lock of its run: wherever one is killed, each row is read in once. */
const step = ({ context, siteUrl }: Parts, key: ImportKey): Promise<boolean> =>
  transaction(context.database, async (tx) => {
    const run = await lockImport(tx, key, 'skip')
    if (run === undefined || !movingStates.includes(run.state)) return false
    const who = { organizationId: run.organizationId, personId: run.askedBy ?? 0, address: 'import' }
    const writing = await writingAs({ context, siteUrl }, tx, who)
    const { office, now } = writing.call
    if (!mayAny(office, ['BILLING_WRITE']) || !mayReadType(office, run.fileType)) return stopUnpermitted(tx, run, now)
    const importing = importingOf(writing, run)
    return run.state === 'UNDOING' ? undoSome(importing, run) : workRows(importing, run)
  })

const readThenBegin = async (
  { context: { database } }: Parts,
  key: ImportKey,
  until: number,
): Promise<'more' | 'go-on' | 'stopped'> => {
  const came = await stageFile({ database }, key, until)
  if (came !== 'done') return came
  return transaction(database, async (tx) => {
    const run = await lockImport(tx, key, 'wait')
    if (run?.state !== 'READING') return 'stopped'
    await begin(tx, run)
    return 'go-on'
  })
}

const tellOfRows = async ({ context: { database } }: Parts, key: ImportKey): Promise<void> => {
  const run = await findImport(database, key)
  if (run?.state === 'DONE' && (run.rowCount ?? 0) >= MANY_ROWS) await refreshStatistics(database)
}

/** Works a run until a moment; true where there is more to do. */
export const workImportUntil = async (parts: Parts, key: ImportKey, until: number): Promise<boolean> => {
  const run = await findImport(parts.context.database, key)
  if (run?.state === 'READING') {
    const came = await readThenBegin(parts, key, until)
    if (came !== 'go-on') return came === 'more'
  }
  while (await step(parts, key)) if (Date.now() > until) return true
  await tellOfRows(parts, key)
  return false
}

/** Works a run for a while, batch by batch, and asks for the rest to be done after that. */
export const workImport = async (parts: Parts, key: ImportKey): Promise<void> => {
  const { database, jobs } = parts.context
  if (!(await workImportUntil(parts, key, Date.now() + turnMilliseconds))) return
  await transaction(database, (tx) => jobs.enqueue(tx, 'import', { organizationId: key.organizationId, id: key.id }))
}

/** A file whose server went away is gone on with. A server that starts asks for all of them. */
export const wakeImports = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  now: Date,
  from: 'start' | 'schedule',
): Promise<void> => {
  const before = new Date(now.getTime() - (from === 'start' ? 0 : stuckMilliseconds))
  for (const run of await listStuckImports(database, before)) {
    await transaction(database, (tx) => jobs.enqueue(tx, 'import', run))
  }
}
