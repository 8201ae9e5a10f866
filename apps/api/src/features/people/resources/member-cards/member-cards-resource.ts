import { problemText } from '@delebil/validation/text'
import { Refusal } from '../../../../platform/refusal.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { findTakenCard } from '../../people-store.ts'
import { setCardHolder } from '../../staff/set-card-holder.ts'
import { memberCardsTable } from './member-cards-store.ts'

/** Whoever had the card can have it back. */
export const memberCardsResource: ServerResource<'member-cards'> = {
  ...memberCardsTable,
  rules: {
    // Another club's card is refused by the index, which says nothing of whose it is.
    columns: async ({ call }, sent, before) => {
      const { cardNumber = null, chipId = null } = sent
      const taken = await findTakenCard(call.db, call.office.organizationId, { cardNumber, chipId }, before?.id ?? null)
      if (taken === undefined) return columnsOf(sent)
      const code = 'member-card.taken'
      const message = `${problemText[code]} ${taken.person ?? 'Ingen'} har det.`
      throw new Refusal(code, { errors: [{ code, message, fieldName: taken.field }] })
    },
    acts: {
      'take-from-person': {
        run: (writing, id, seen) => setCardHolder(writing, id, null, seen),
        undo: (writing, id, why, { personId }) => setCardHolder(writing, id, personId?.from as number | null, { why }),
      },
    },
  },
}
