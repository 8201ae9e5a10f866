import type { AdminRecord, AdminResources } from '@delebil/core-api/admin'
import { tableOf } from '../../admin-records/records-of.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord } from '../../admin-records/write-record.ts'
import { setCardHolder as writeHolder } from '../people-store.ts'

type Card = AdminRecord<AdminResources['member-cards']>
type Seen = { readonly why?: string | undefined; readonly version?: number | undefined }

/** A key card is given to a person, or taken from whoever has it. */
export const setCardHolder = async (
  writing: Writing,
  cardId: number,
  personId: number | null,
  seen: Seen = {},
): Promise<Card> => {
  const { db, office } = writing.call
  const action = personId === null ? 'take-from-person' : 'give-to-person'
  const work = () => writeHolder(db, office.organizationId, cardId, personId)
  return (await actOnRecord(writing, tableOf('member-cards'), cardId, action, work, seen)) as Card
}
