import { IMPORT_ROWS_AT_ONCE } from '@delebil/validation'
import { savepoint } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forgetFrom, listLastEffects } from './stores/import-keys.ts'
import { countImportRows, reopenRows } from './stores/import-rows.ts'
import { changeImport, type StoredImport } from './stores/import-runs.ts'
import type { Importing } from './types/import-type.ts'
import { typeOf } from './types/registered-types.ts'

const effectsAtOnce = 1000
/** Behind every row. */
const end = 2_147_483_647

/** Takes back what the last rows that are left have made; the first row of them, 0 where nothing is left before it. */
const undoLast = async (importing: Importing, run: StoredImport, about: number): Promise<number> => {
  const { tx } = importing
  const effects = await listLastEffects(tx, run, about)
  const from = effects.length < about ? 0 : (effects.at(-1)?.rowNumber ?? 0)
  if (effects.length > 0) await typeOf(run.fileType).undo(importing, effects)
  await forgetFrom(tx, run, from)
  await reopenRows(tx, run, from, run.position)
  return from
}

const finish = async ({ tx, now }: Importing, run: StoredImport): Promise<void> =>
  changeImport(tx, run, { state: 'UNDONE', counts: await countImportRows(tx, run), undoneAt: now, position: 0 })

/** Begins to take back what a run has made: of a small one all or nothing at once, of a large one the work is left to be done in batches. */
export const beginUndoing = async (importing: Importing, run: StoredImport): Promise<void> => {
  const { tx, writing } = importing
  const all = { ...run, position: end }
  const by = writing.call.caller.personId
  await changeImport(tx, run, { askedBy: by, undoneBy: by, problem: null })
  if ((await listLastEffects(tx, run, IMPORT_ROWS_AT_ONCE + 1)).length <= IMPORT_ROWS_AT_ONCE) {
    await undoLast(importing, all, IMPORT_ROWS_AT_ONCE + 1)
    await finish(importing, run)
  } else await changeImport(tx, run, { state: 'UNDOING', position: (run.rowCount ?? 0) + 1 })
}

/** A batch of it, from the last row to the first; true where there is more. What somebody has used or billed meanwhile stays, and all before it. */
export const undoSome = async (importing: Importing, run: StoredImport): Promise<boolean> => {
  const { tx } = importing
  try {
    const from = await savepoint(tx, () => undoLast(importing, run, effectsAtOnce))
    if (from > 0) await changeImport(tx, run, { position: from })
    else await finish(importing, run)
    return from > 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await changeImport(tx, run, { state: 'DONE', problem: error.code, counts: await countImportRows(tx, run) })
    return false
  }
}
