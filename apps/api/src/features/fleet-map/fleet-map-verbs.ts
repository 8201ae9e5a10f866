import { LOW_CHARGE_PERCENT, WALK_METRES } from '@delebil/validation/constants'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
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
  const counted = places.map((place) => ({
    ...place,
    cars: here.get(place.id)?.length ?? 0,
    free: freeAt(place.id),
  }))
  const isNearFree = nearAny(
    counted.filter(({ free }) => free > 0),
    WALK_METRES,
  )
  return { counted, isNearFree }
}

/** What a map shows of a club: all of it, or of a very large one some cars and their places, where a gap may be none. */
const fleetAt = async (db: Queryable, organizationId: number, at: Date) => {
  const cars = await store.listCarsAt(db, organizationId, at)
  const totalCars = cars.length < store.MOST_CARS ? cars.length : await store.countCarsInUse(db, organizationId)
  const isWhole = totalCars === cars.length
  const places = isWhole
    ? await store.listPlaces(db, organizationId)
    : await store.listPlacesOf(db, organizationId, cars)
  const { counted, isNearFree } = placesOf(places, cars)
  return {
    cars,
    places: counted.map((place) => ({ ...place, isGap: isWhole && !isNearFree(place) })),
    ...(!isWhole && { totalCars }),
  }
}

export const fleetMapVerbs = {
  'fleet-map.at': async (_context, { db, office, input, now }) => {
    const at = input.query.at ?? now
    const fleet = await fleetAt(db, office.organizationId, at)
    const cars = fleet.cars.map((car) => ({
      ...car,
      until: car.until && formatInstant(car.until),
      next: car.next && formatInstant(car.next),
    }))
    return { answer: { ...fleet, at: formatInstant(at), gapMetres: WALK_METRES, cars } }
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
