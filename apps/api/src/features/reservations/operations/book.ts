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
type Booked = { readonly booking: NewReservation & { lines: readonly PriceLine[] }; readonly made: MadeReservation }

/** Books a car for a person who may have it. The exclusion constraint decides who gets it; the person is the first driver. */
export const book = async (acting: Acting, car: Car, { booked, ...wanted }: Wanted): Promise<Booked> => {
  const { db, actor, now, jobs } = acting
  const { organizationId, tariff } = car
  const booking = {
    ...wanted,
    organizationId,
    kind: actor.kind === 'office' ? ('admin' as const) : ('member' as const),
    madeBy: actor.personId,
    carId: car.id,
    tariffId: tariff.id,
    created: booked ?? now,
    lines: priceReservation(tariff, wanted),
  }
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
