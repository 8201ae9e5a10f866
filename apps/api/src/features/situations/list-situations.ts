import { relevantSituations } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller, Verb } from '../../platform/verb.ts'
import { fuelOf } from '../fleet/fuel-of.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import { isWithinPartner } from '../sessions/is-within-partner.ts'
import { listSituationsOfCar, listSituationsOfPerson, type Situation } from './situation-store.ts'

type Known = { situations: Situation[]; fuel: string | null }

const knownOf = async (db: Queryable, caller: Caller, reservationId: number | undefined): Promise<Known> => {
  if (reservationId === undefined) {
    const ofOrgs = await listSituationsOfPerson(db, caller.personId)
    return { situations: ofOrgs.filter(({ organizationId }) => isWithinPartner(caller, organizationId)), fuel: null }
  }
  const { organizationId, carId, properties } = await myReservation(db, caller, reservationId)
  return { situations: await listSituationsOfCar(db, organizationId, carId), fuel: fuelOf(properties) }
}

export const listSituations: Verb<'listSituations'> = async (_context, { db, caller, input }) => {
  const { reservation_id: reservationId, amount, tags } = input.query
  const { situations, fuel } = await knownOf(db, caller, reservationId)
  return { answer: { data: relevantSituations(situations, { tags, fuel }).slice(0, amount) } }
}
