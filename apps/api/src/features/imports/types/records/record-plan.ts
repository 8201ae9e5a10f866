import { createHash } from 'node:crypto'
import { problemText } from '@delebil/validation/text'
import { savepoint } from '../../../../platform/db/transaction.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { failed, type Obstacle } from '../../cells/obstacle.ts'
import type { Effect, Importing, Planned } from '../import-type.ts'

/** A row that makes or changes records, by the rules that hold for whoever does it by hand. */
export type RecordPlan = Planned & { readonly make: (importing: Importing) => Promise<readonly Effect[]> }

export const digestOf = (what: unknown): string => createHash('md5').update(JSON.stringify(what)).digest('hex')

/** A refusal in the words of whoever refuses, at the cell that it is about. */
export const obstacleOf = ({ code, errors }: Refusal): Obstacle => {
  const [first] = errors ?? []
  return failed('refused', first?.message ?? problemText[code], first?.fieldName ? { field: first.fieldName } : {})
}

// A value that the database does not take is of this row alone.
const isRefusedByDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code))

/** Each row for itself: one that is refused has done nothing, and those behind it go on. */
export const writeRecords = async (
  importing: Importing,
  planned: readonly RecordPlan[],
): Promise<ReadonlyMap<number, readonly Effect[] | Obstacle>> => {
  const made = new Map<number, readonly Effect[] | Obstacle>()
  for (const { rowNumber, make } of planned) {
    const did = await savepoint(importing.tx, () => make(importing)).catch((error: unknown) => {
      if (error instanceof Refusal) return obstacleOf(error)
      if (isRefusedByDatabase(error)) return failed('refused', 'Raden kan ikke skrives slik den står.')
      throw error
    })
    made.set(rowNumber, did)
  }
  return made
}
