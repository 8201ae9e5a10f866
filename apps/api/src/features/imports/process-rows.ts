import type { ImportRowState } from '@delebil/core-api/admin'
import { doOrRehearse } from '../../platform/db/do-or-rehearse.ts'
import { isObstacle, type Obstacle } from './cells/obstacle.ts'
import { readCells } from './cells/read-cells.ts'
import { dropKeys, insertEffects, listEarlierRows, listKnownKeys, takeKeys } from './stores/import-keys.ts'
import type { SavedOutcome, StoredRow } from './stores/import-rows.ts'
import type { StoredImport } from './stores/import-runs.ts'
import type { Effect, Importing, ImportType, Planned, ReadRow } from './types/import-type.ts'
import { dayText } from './types/match/match-claims.ts'

type Run = Pick<StoredImport, 'organizationId' | 'id' | 'fileType' | 'columns'>
/** Looking writes nothing; reading in does, and of what was rehearsed only what is still the same. */
export type Mode = 'rehearse' | 'import'
type Keyed = ReadRow & { readonly key: string | null }
type Found = Map<number, Planned | Obstacle>

/** The cells of a row by the fields that its columns are, with what staff wrote in their place. */
export const textsOf = (
  { columns }: Pick<Run, 'columns'>,
  { cells, mended }: Pick<StoredRow, 'cells' | 'mended'>,
): Record<string, string> => ({
  ...Object.fromEntries(columns.flatMap(({ field }, at) => (field === null ? [] : [[field, cells[at] ?? '']]))),
  ...mended,
})

const outcome = (rowNumber: number, state: ImportRowState, more: Partial<SavedOutcome> = {}): SavedOutcome => ({
  rowNumber,
  state,
  problem: null,
  detail: null,
  rowKey: null,
  digest: null,
  amountOre: null,
  personId: null,
  carId: null,
  recordIds: null,
  ...more,
})

const ofObstacle = ({
  state,
  problem,
  text,
  field,
  badge,
  suggestions,
}: Obstacle): Partial<SavedOutcome> & { state: ImportRowState } => ({
  state,
  problem,
  detail: { text, field, badge, suggestions },
})

const alreadyRead = (text: string): Obstacle => ({ state: 'EQUAL', problem: 'alreadyRead', text })

type Seen = {
  readonly known: ReadonlyMap<string, Awaited<ReturnType<typeof listKnownKeys>>[number]>
  readonly above: ReadonlyMap<string, number>
}

// What a row is the same as, in words; nothing where it is the first of its kind.
const sameAs = ({ known, above }: Seen, run: Run, key: string, rowNumber: number): string | undefined => {
  const before = known.get(key)
  if (before && before.runId !== run.id) {
    return `Samme som i ${before.fileName} fra ${dayText(before.at)}, rad ${before.rowNumber}.`
  }
  const first = before?.rowNumber ?? above.get(key) ?? rowNumber
  return first === rowNumber || (before === undefined && first > rowNumber)
    ? undefined
    : `Samme som rad ${first} i denne fila.`
}

/** Rows that were read in before, or stand above in the same file, are what they were then. */
const refuseKnown = async ({ tx }: Importing, run: Run, rows: readonly Keyed[], found: Found): Promise<Keyed[]> => {
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]))
  if (keys.length === 0) return [...rows]
  const known = new Map((await listKnownKeys(tx, run, keys)).map((one) => [one.key, one]))
  const above = new Map((await listEarlierRows(tx, run, keys)).map(({ key, rowNumber }) => [key, rowNumber]))
  return rows.filter(({ key, rowNumber }) => {
    if (key === null) return true
    const same = sameAs({ known, above }, run, key, rowNumber)
    if (same !== undefined) found.set(rowNumber, alreadyRead(same))
    else if (!above.has(key)) above.set(key, rowNumber)
    return same === undefined
  })
}

const changed: Obstacle = {
  state: 'CHOOSE',
  problem: 'changed',
  text: 'Den gir noe annet nå enn i prøven. Se over den og les inn på nytt.',
}

/** What is written of what is planned, and what each row made; who lost its key to another has made nothing. */
const write = async (
  importing: Importing,
  type: ImportType,
  run: Run,
  planned: readonly Planned[],
  keyOf: ReadonlyMap<number, string | null>,
) => {
  const keyed = planned.flatMap(({ rowNumber }) => {
    const key = keyOf.get(rowNumber)
    return key ? [{ key, rowNumber }] : []
  })
  const taken = keyed.length === 0 ? new Set<string>() : await takeKeys(importing.tx, run, keyed)
  const mine = planned.filter(({ rowNumber }) => {
    const key = keyOf.get(rowNumber)
    return !key || taken.has(key)
  })
  const made = new Map<number, readonly Effect[] | Obstacle>(mine.length === 0 ? [] : await type.write(importing, mine))
  for (const { rowNumber } of planned) {
    const key = keyOf.get(rowNumber)
    if (key && !taken.has(key)) made.set(rowNumber, alreadyRead('Lest inn fra en annen fil imens.'))
  }
  const refused = mine.flatMap(({ rowNumber }) => (isObstacle(made.get(rowNumber)) ? [keyOf.get(rowNumber) ?? ''] : []))
  if (refused.length > 0) await dropKeys(importing.tx, run, refused)
  const effects = [...made].flatMap(([rowNumber, did]) =>
    isObstacle(did) ? [] : did.map((effect) => ({ ...effect, rowNumber })),
  )
  if (effects.length > 0) await insertEffects(importing.tx, run, effects)
  return made
}

/** Reads rows and finds what each will make, or why not. */
const findOut = async (importing: Importing, type: ImportType, run: Run, rows: readonly StoredRow[]) => {
  const found: Found = new Map()
  const readable: Keyed[] = []
  for (const row of rows) {
    const values = readCells(type.columns, textsOf(run, row))
    if (isObstacle(values)) found.set(row.rowNumber, values)
    else readable.push({ rowNumber: row.rowNumber, values, answer: row.answer, key: type.keyOf?.(values) ?? null })
  }
  const fresh = await refuseKnown(importing, run, readable, found)
  if (fresh.length > 0) for (const [rowNumber, one] of await type.plan(importing, fresh)) found.set(rowNumber, one)
  return { found, keyOf: new Map(readable.map(({ rowNumber, key }) => [rowNumber, key])) }
}

/** Goes through rows as they stand: what each makes, in the transaction, and what is to be written down of it. */
export const processRows = async (
  importing: Importing,
  type: ImportType,
  run: Run,
  rows: readonly StoredRow[],
  mode: Mode,
): Promise<SavedOutcome[]> => {
  const { found, keyOf } = await findOut(importing, type, run, rows)
  const expected = new Map(rows.map(({ rowNumber, digest }) => [rowNumber, digest]))
  const planned: Planned[] = []
  for (const [rowNumber, one] of found) {
    if (isObstacle(one)) continue
    const before = expected.get(rowNumber) ?? null
    if (mode === 'import' && before !== null && before !== one.digest) found.set(rowNumber, changed)
    else planned.push(one)
  }
  const made =
    planned.length === 0
      ? new Map<number, readonly Effect[] | Obstacle>()
      : await doOrRehearse(importing.tx, mode === 'rehearse', () => write(importing, type, run, planned, keyOf))
  // What somebody has put aside is read, and stays so when the file comes again.
  const passed = [...found].flatMap(([rowNumber, one]) => {
    const key = keyOf.get(rowNumber)
    return isObstacle(one) && one.state === 'PASSED' && key ? [{ key, rowNumber }] : []
  })
  if (mode === 'import' && passed.length > 0) await takeKeys(importing.tx, run, passed)
  return rows.map(({ rowNumber }) => {
    const rowKey = keyOf.get(rowNumber) ?? null
    const plan = found.get(rowNumber)
    if (plan === undefined) return outcome(rowNumber, 'READ')
    if (isObstacle(plan)) return outcome(rowNumber, plan.state, { rowKey, ...ofObstacle(plan) })
    const did = made.get(rowNumber)
    const { digest, amountOre, personId, carId, note } = plan
    const whose = { rowKey, digest, amountOre, personId, carId, detail: note === undefined ? null : { text: note } }
    if (isObstacle(did)) return outcome(rowNumber, did.state, { ...whose, digest: null, ...ofObstacle(did) })
    return mode === 'rehearse'
      ? outcome(rowNumber, 'NEW', whose)
      : outcome(rowNumber, 'DONE', { ...whose, recordIds: (did ?? []).map(({ id }) => id) })
  })
}
