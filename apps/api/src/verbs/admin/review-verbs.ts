import { Refusal } from '../../refusal.ts'
import * as store from '../../stores/admin/review.ts'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import { unlessTaken } from '../reservations/unless-taken.ts'
import { actOnTrip } from './act-on-trip.ts'
import type { AdminVerbs } from './admin-verb.ts'
import { refuseField } from './refuse-field.ts'

export type ReviewVerbs = Pick<
  AdminVerbs,
  'reservations.reopen' | 'reservations.ask-review' | 'reservations.keepers' | 'reservations.hand-over'
>

export const reviewVerbs: ReviewVerbs = {
  'reservations.reopen': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'reopened', call.input.body, async (reservation) => {
      const { canceled, voided, ended, end } = reservation
      if (canceled === null && voided === null) throw new Refusal('reservation.not-canceled')
      // Annulled after it was cancelled, it was and is cancelled.
      if (voided !== null && canceled !== null) return store.unvoid(call.db, reservation)
      // Whoever cancelled what is over by now pays the fee or nothing, not the whole of it.
      if (voided === null && (ended !== null || end <= call.now)) throw new Refusal('reservation.not-active')
      const claim = { ...reservation, carIds: [reservation.carId] }
      await unlessTaken(context, call.db, claim, call.now, () => store.reopen(call.db, reservation))
      if (canceled !== null) await setPriceLines(call.db, reservation, 'cancel', [])
    }),
  'reservations.ask-review': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'review-asked', call.input.body, (reservation) =>
      store.askReview(call.db, reservation),
    ),
  'reservations.keepers': async (_context, { db, office }) => {
    const keepers = await store.listKeepers(db, office.organizationId)
    return { answer: { data: keepers.map(({ id, name }) => ({ key: String(id), name })) } }
  },
  'reservations.hand-over': async (context, call) => {
    const { personId } = call.input.body
    const { organizationId } = call.office
    if (personId !== null && !(await store.maySeeTrips(call.db, organizationId, personId))) {
      throw refuseField('personId', 'field.unknown')
    }
    return actOnTrip({ context, call }, call.input.params.id, 'handed-over', call.input.body, (reservation) =>
      store.setKeeper(call.db, reservation, personId),
    )
  },
}
