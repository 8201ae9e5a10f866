import type { Read } from '@delebil/core-api/admin'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord } from '../../admin-records/write-record.ts'
import { setCardHolder as writeHolder } from '../people-store.ts'

type Seen = { readonly why?: string | undefined; readonly version?: number | undefined }

/** A key card is given to a person, or taken from whoever has it. */
export const setCardHolder = async (
  writing: Writing,
  cardId: number,
  personId: number | null,
  seen: Seen = {},
): Promise<Read<'member-cards'>> => {
  const { db, office } = writing.call
  const action = personId === null ? 'take-from-person' : 'give-to-person'
  const work = () => writeHolder(db, office.organizationId, cardId, personId)
  return actOnRecord(writing, 'member-cards', cardId, action, work, seen)
}
