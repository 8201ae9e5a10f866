import type { Read, Written, WrittenNew } from '@delebil/core-api/admin'
import { termsOf } from '@delebil/validation'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { readPolicy } from '../../../organizations/stores/settings.ts'
import { warningsOf } from '../../booking-warnings.ts'
import { lockUsableCar } from '../../lock-usable-car.ts'
import { book } from '../../operations/book.ts'
import { changeNote } from '../../operations/change-note.ts'
import { move } from '../../operations/move.ts'
import { periodProblem, refusePeriod } from '../../refuse-period.ts'
import { actingIn, locked } from '../../staff/act-on-trip.ts'
import { reviewActs } from '../../staff/review-acts.ts'
import * as updates from '../../stores/reservation-updates.ts'
import { reservationsTable } from './reservations-store.ts'

// Staff pass what is only a limit for members by saying why.
const passesLimits = ({ why }: Writing): boolean => Boolean(why)

const insert = async (writing: Writing, { userNote, ...trip }: WrittenNew<'reservations'>): Promise<number> => {
  const { office, now } = writing.call
  const { organizationId } = office
  refusePeriod(periodProblem(trip, true, now), passesLimits(writing))
  const warnings = await warningsOf(writing.call, trip)
  const [warning] = warnings.filter(({ mayOverride }) => !(mayOverride && passesLimits(writing)))
  if (warning?.code === 'reservation.driver-not-member') throw refuseField('personId', warning.code)
  if (warning) throw new Refusal(warning.code)
  const acting = actingIn(writing)
  const terms = termsOf(await readPolicy(acting.db, organizationId, now))
  const car = await lockUsableCar(acting, organizationId, trip.carId)
  const { made } = await book(acting, car, { ...trip, ...terms })
  if (userNote) await updates.changeNote(acting.db, { organizationId, id: made.id }, userNote)
  return made.id
}

const update = async (
  writing: Writing,
  { userNote, carId, start, end, superDamageWaiver }: Written<'reservations'>,
  { id }: Read<'reservations'>,
): Promise<void> => {
  const acting = actingIn(writing)
  const reservation = await locked(writing, id, carId)
  await move(acting, reservation, { carId, start, end, superDamageWaiver }, { passesLimits: passesLimits(writing) })
  if (userNote !== undefined && userNote !== reservation.userNote) await changeNote(acting, reservation, userNote)
}

export const reservationsResource: ServerResource<'reservations'> = {
  ...reservationsTable,
  rules: {
    template: () => ({ superDamageWaiver: true, userNote: null }),
    insert,
    update,
    acts: reviewActs,
  },
}
