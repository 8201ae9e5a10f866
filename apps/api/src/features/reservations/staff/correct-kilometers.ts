import { doOrRehearse } from '../../../platform/db/do-or-rehearse.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { correctKilometers as correct } from '../operations/correct-kilometers.ts'
import { findTripPrice } from '../stores/odometer.ts'
import { actOnTrip } from './act-on-trip.ts'

/** Staff correct how far an ended trip went, and its price with it; or are told what would come of it. */
export const correctKilometers: AdminVerb<'reservations.correct-kilometers'> = async (context, call) => {
  const { db, office, input } = call
  const { rehearse, version, why, ...sent } = input.body
  const { id } = input.params
  const price = async () => orRefuse(await findTripPrice(db, { organizationId: office.organizationId, id }))
  const entity = await doOrRehearse(db, rehearse, async () => {
    const before = await price()
    const { answer } = await actOnTrip(
      { context, call },
      id,
      'kilometers-corrected',
      { version, why },
      (acting, trip) => correct(acting, trip, sent),
    )
    return { before, after: await price(), version: answer.entity.version }
  })
  return { answer: { entity, errors: [] } }
}
