import { LOW_CHARGE_PERCENT, WALK_METRES } from '@delebil/validation/constants'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { askCar } from './ask-car.ts'
import { carCondition } from './car-condition.ts'
import { fetchCharge } from './fetch-charge.ts'
import * as store from './fleet-map-store.ts'
import { nearAny } from './near-any.ts'

const SOON_MINUTES = 12 * 60
/** As many cars are asked at once. */
const ASKED = 30

const placesOf = (places: readonly store.PlaceOnMap[], cars: readonly store.CarAt[]) => {
  const here = Map.groupBy(cars, ({ locationId }) => locationId)
  const freeAt = (id: number) => (here.get(id) ?? []).filter(({ state }) => state === 'FREE').length
  const withFree = places.filter(({ id }) => freeAt(id) > 0)
  const isNearFree = nearAny(withFree, WALK_METRES)
  return places.map((place) => ({
    ...place,
    cars: here.get(place.id)?.length ?? 0,
    free: freeAt(place.id),
    isGap: !isNearFree(place),
  }))
}

export const fleetMapVerbs = {
  'fleet-map.at': async (_context, { db, office, input, now }) => {
    const at = input.query.at ?? now
    const cars = await store.listCarsAt(db, office.organizationId, at)
    const places = await store.listPlaces(db, office.organizationId)
    return {
      answer: {
        at: formatInstant(at),
        gapMetres: WALK_METRES,
        cars: cars.map((car) => ({
          ...car,
          until: car.until && formatInstant(car.until),
          next: car.next && formatInstant(car.next),
        })),
        places: placesOf(places, cars),
      },
    }
  },
  'fleet-map.charge': async (context, { db, office, now }) => {
    const soon = { now, before: addMinutes(now, SOON_MINUTES) }
    const cars = await store.listBookedSoon(db, office.organizationId, soon, ASKED)
    const nextOf = new Map(cars.map(({ id, next }) => [id, next]))
    const data = (await fetchCharge(context, cars)).flatMap(({ carId, percent }) => {
      const next = nextOf.get(carId)
      if (next === undefined || percent >= LOW_CHARGE_PERCENT) return []
      return [{ carId, chargePercent: percent, next: formatInstant(next) }]
    })
    return { answer: { data } }
  },
  'cars.condition': carCondition,
  'fleet-map.position': async ({ carAccess, database, log }, { db, office, caller, now, input }) => {
    const { organizationId } = office
    const { id } = input.params
    const { why } = input.body
    const car = orRefuse(await store.findAskedCar(db, organizationId, id))
    // Kept first: nobody sees where a car is without its being known.
    const change = { personId: caller.personId, at: now, action: 'show-position', why }
    await transaction(database, (tx) => recordAdminChange(tx, { organizationId, resource: 'cars', id }, change))
    const state = await askCar({ carAccess, log }, car)
    const position = state === 'silent' || state.position === null ? null : geoPoint(state.position)
    return { answer: { position, at: formatInstant(now) } }
  },
} satisfies Partial<AdminVerbs>
