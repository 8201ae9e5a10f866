import { type AdminKey, isAdminKey } from '@delebil/core-api/admin'
import { Refusal } from '../../../../platform/refusal.ts'
import { changeRecord, removeRecord } from '../../../admin-records/write-record.ts'
import type { Effect, Importing } from '../import-type.ts'

type Before = { readonly values: object; readonly version: number }

const undoOne = async ({ writing }: Importing, { kind, id, before }: Effect): Promise<void> => {
  const [did, key = ''] = kind.split(':')
  if (!isAdminKey(key)) throw new Error(`"${kind}" is nothing that can be undone.`)
  if (did === 'made') return removeRecord(writing, key, id, {})
  const { values, version } = before as Before
  await changeRecord(writing, key as AdminKey, id, { ...values, version } as never)
}

/** Takes back what was made and puts back what was changed, the last first. One that is in use, or another by now, keeps all of them. */
export const undoRecords = async (importing: Importing, effects: readonly Effect[]): Promise<void> => {
  for (const effect of effects) {
    await undoOne(importing, effect).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('import.in-use') : error
    })
  }
}
