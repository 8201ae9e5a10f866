import { MAP_DEFAULT_CENTER } from '@delebil/validation/constants'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { findReservation, type Reservation } from '../reservations/stores/reservations.ts'
import type { SearchQuestion } from './memory/search-question.ts'
import { searchInDatabase } from './search-in-database.ts'
import { toCarFilter } from './to-car-filter.ts'

type Search = Call<'searchCars'>

const reservationToSwap = async ({ db, caller, input }: Search): Promise<Reservation | undefined> => {
  const id = 'reservationId' in input.query ? input.query.reservationId : undefined
  if (id === undefined) return undefined
  if (caller === undefined) throw new Refusal('session.missing')
  return orRefuse(await findReservation(db, caller, id))
}

const toQuestion = async (call: Search): Promise<SearchQuestion> => {
  const { db, input, now } = call
  const { start, end, location, orgId, filters = {}, minimumAvailabilityPercent = 0, size } = input.query
  const swapped = await reservationToSwap(call)
  const filter = await toCarFilter(db, filters, swapped?.organizationId ?? orgId)
  const { latitude, longitude } = location ?? MAP_DEFAULT_CENTER
  return {
    place: { lat: latitude, lng: longitude, isGiven: location !== undefined },
    window: { start, end },
    now,
    filter: { ...filter, exceptCarId: swapped?.carId },
    minimumPercent: minimumAvailabilityPercent,
    size,
  }
}

/** The cars nearest to a place with what a window leaves free of each: from memory where it is fresh, else from the database. */
export const searchCars: Verb<'searchCars'> = async ({ searchIndex }, call) => {
  const question = await toQuestion(call)
  const json = searchIndex?.answer(question)
  return json === undefined ? { answer: { cars: await searchInDatabase(call.db, question) } } : { json }
}
