import { type CancellationTerms, type PriceLine, priceReservation } from '@delebil/validation'
import { Refusal } from '../../../platform/refusal.ts'
import type { Car } from '../../fleet/stores/cars.ts'
import { endHoldsOfEntries } from '../../holds/hold-store.ts'
import { passHolds } from '../../holds/pass-holds.ts'
import { serveAfterHolds } from '../../holds/serve-later.ts'
import type { Acting } from '../acting.ts'
import { insertReservation, type MadeReservation, type NewReservation } from '../stores/insert-reservation.ts'

type Wanted = CancellationTerms &
  Pick<NewReservation, 'membershipId' | 'personId' | 'start' | 'end' | 'superDamageWaiver' | 'kilometers'> & {
    /** When it was booked somewhere else; left out, now. */
    readonly booked?: Date
  }
export type Booked = {
  readonly booking: NewReservation & { lines: readonly PriceLine[] }
  readonly made: MadeReservation
}

/** What is booked, with the price that it promises. */
export const toBooking = (
  { actor, now }: Pick<Acting, 'actor' | 'now'>,
  { organizationId, id, tariff }: Car,
  { booked, ...wanted }: Wanted,
): Booked['booking'] => ({
  ...wanted,
  organizationId,
  kind: actor.kind === 'office' ? 'admin' : 'member',
  madeBy: actor.personId,
  carId: id,
  tariffId: tariff.id,
  created: booked ?? now,
  lines: priceReservation(tariff, wanted),
})

/** Books a car for a person who may have it. The exclusion constraint decides who gets it; the person is the first driver. */
export const book = async (acting: Acting, car: Car, wanted: Wanted): Promise<Booked> => {
  const { db, now, jobs } = acting
  const { organizationId } = car
  const booking = toBooking(acting, car, wanted)
  // A hold of the person's own, or one that has run out, is no reason to refuse.
  const claim = { ...booking, carIds: [car.id] }
  const made =
    (await insertReservation(db, booking)) ??
    ((await passHolds({ jobs }, db, claim, now)) ? await insertReservation(db, booking) : undefined)
  if (made === undefined) throw new Refusal('reservation.car-taken')
  if (made.endedEntryIds.length > 0) {
    await serveAfterHolds({ jobs }, db, await endHoldsOfEntries(db, 'BOOKED', organizationId, made.endedEntryIds))
  }
  return { booking, made }
}
