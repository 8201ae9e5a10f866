import { MAP_DEFAULT_CENTER } from '@delebil/validation/constants'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call, Verb } from '../../platform/verb.ts'
import { findReservation, type Reservation } from '../reservations/stores/reservations.ts'
import type { ScoredCars } from './memory/scored-cars.ts'
import type { SearchQuestion } from './memory/search-question.ts'
import { wholeAnswer } from './memory/whole-answer.ts'
import { scoreKnownCars, searchInDatabase } from './search-in-database.ts'
import { toCarFilter } from './to-car-filter.ts'

type Search = Pick<Call<'searchCars'>, 'db' | 'caller' | 'now'> & {
  readonly input: Pick<Call<'searchCars'>['input'], 'query'>
}

const reservationToSwap = async ({ db, caller, input }: Search): Promise<Reservation | undefined> => {
  const id = 'reservationId' in input.query ? input.query.reservationId : undefined
  if (id === undefined) return undefined
  if (caller === undefined) throw new Refusal('session.missing')
  return orRefuse(await findReservation(db, caller, id))
}

/** What a search asks, resolved. */
export const toQuestion = async (call: Search): Promise<SearchQuestion> => {
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
    superDamageWaiver: input.query.superDamageWaiver ?? true,
  }
}

/** The cars that answer a search: all from memory where it is fresh, else the cars from memory and their bookings from the database. */
export const scoredCars = async (
  { searchIndex }: Context,
  db: Queryable,
  question: SearchQuestion,
): Promise<ScoredCars | undefined> => {
  const remembered = searchIndex?.answer(question)
  if (remembered) return remembered
  const fleet = searchIndex?.fleet()
  return fleet && (await scoreKnownCars(db, fleet, question))
}

/** The cars nearest to a place with what a window leaves free of each. */
export const searchCars: Verb<'searchCars'> = async (context, call) => {
  const question = await toQuestion(call)
  const scored = await scoredCars(context, call.db, question)
  if (scored) return { json: wholeAnswer(scored, question) }
  return { answer: { cars: await searchInDatabase(call.db, question) } }
}
