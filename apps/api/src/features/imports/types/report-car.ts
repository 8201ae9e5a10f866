import { readRecord, removeRecord } from '../../admin-records/write-record.ts'
import type { Effect, Importing } from './import-type.ts'
import { type RecordPlan, writeRecords } from './records/record-plan.ts'
import { toCreate } from './records/upsert.ts'

/** A row that is nobody's to pay, and becomes a deviation of the car among the fleet's damages. */
export type Report = RecordPlan

const made = 'made:damages'

export const planReport = (rowNumber: number, carId: number, description: string): Report => ({
  rowNumber,
  amountOre: null,
  personId: null,
  carId,
  ...toCreate('damages', { carId, kind: 'DEVIATION', description }, 'Blir et avvik under Skader. Ingen belastes.'),
})

export const writeReports = writeRecords

/** Takes back those that nobody has done anything with; what the fleet has begun to look into stays. */
export const undoReports = async ({ writing }: Importing, effects: readonly Effect[]): Promise<void> => {
  for (const { kind, id } of effects) {
    if (kind !== made) continue
    const { version } = await readRecord(writing, 'damages', id)
    if (version === 1) await removeRecord(writing, 'damages', id, {})
  }
}
