import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { askCar } from './ask-car.ts'
import { findAskedCar } from './fleet-map-store.ts'

/** What a car says of itself, but not where it is. */
export const carCondition: AdminVerb<'cars.condition'> = async (context, { db, office, input, now }) => {
  const car = orRefuse(await findAskedCar(db, office.organizationId, input.params.id))
  const said = await askCar(context, car)
  const at = formatInstant(now)
  if (said === 'silent') return { answer: { at, state: null } }
  const { position: _, ...state } = said
  return { answer: { at, state } }
}
