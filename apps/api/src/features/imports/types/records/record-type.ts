import type { ImportTypeKey } from '@delebil/core-api/admin'
import type { ImportColumn } from '../../cells/column.ts'
import { isObstacle, type Obstacle } from '../../cells/obstacle.ts'
import type { Importing, ImportType, ReadRow } from '../import-type.ts'
import { type RecordPlan, writeRecords } from './record-plan.ts'
import { undoRecords } from './undo-records.ts'
import type { Upsert } from './upsert.ts'

type Declared = {
  readonly key: ImportTypeKey
  readonly effect: string
  readonly columns: readonly ImportColumn[]
  readonly access?: ImportType['access']
  /** What the rows of a batch are held against, read once; answers what each of them does. */
  readonly prepare: (
    importing: Importing,
    rows: readonly ReadRow[],
  ) => Promise<(row: ReadRow) => Promise<Upsert | Obstacle>>
}

/** A type whose rows make and change records, told apart by what they change. */
export const recordType = ({ prepare, access, ...declared }: Declared): ImportType<RecordPlan> => ({
  ...declared,
  ...(access && { access }),
  plan: async (importing, rows) => {
    const planRow = await prepare(importing, rows)
    const planned = new Map<number, RecordPlan | Obstacle>()
    for (const row of rows) {
      const found = await planRow(row)
      const whose = { rowNumber: row.rowNumber, amountOre: null, personId: null, carId: null }
      planned.set(row.rowNumber, isObstacle(found) ? found : { ...whose, ...found })
    }
    return planned
  },
  write: writeRecords,
  undo: undoRecords,
})

export const textAt = ({ values }: ReadRow, key: string): string | undefined => {
  const value = values[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const numberAt = ({ values }: ReadRow, key: string): number | undefined => {
  const value = values[key]
  return typeof value === 'number' ? value : undefined
}

/** Of a column with Ja and Nei. */
export const yesAt = (row: ReadRow, key: string): boolean | undefined => {
  const said = textAt(row, key)
  return said === undefined ? undefined : said === 'true'
}
export const yesNo = { true: 'Ja', false: 'Nei' } as const
