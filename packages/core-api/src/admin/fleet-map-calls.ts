import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { carState } from '../entities/car-state.ts'
import { ofOne } from '../of-one.ts'
import { geoPoint, instant, instantText, list, text } from '../primitives.ts'
import { org, staffCall } from './staff-call.ts'

/** What a car is at a moment. `OUT`: on a trip; `LATE`: to be back by then, and nobody has ended the trip. */
export const carMoments = ['FREE', 'BOOKED', 'OUT', 'LATE', 'BLOCKED'] as const
export type CarMoment = (typeof carMoments)[number]

const car = v.object({
  id: v.number(),
  carNumber: v.number(),
  licensePlate: v.string(),
  model: v.string(),
  /** Where it belongs then; never where it is. */
  locationId: v.number(),
  state: v.picklist(carMoments),
  until: v.nullable(instantText),
  /** Its next booking. */
  next: v.nullable(instantText),
})
export type MapCarAt = v.InferOutput<typeof car>

const place = v.object({
  id: v.number(),
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  cars: v.number(),
  free: v.number(),
  /** No free car here, nor within a walk of it. */
  isGap: v.boolean(),
})
export type MapPlaceAt = v.InferOutput<typeof place>

const fleetMap = v.object({
  at: instantText,
  gapMetres: v.number(),
  cars: v.array(car),
  places: v.array(place),
  /** Cars in use, where they are more than a map shows: those with the lowest numbers and their places are told of, and no gaps. */
  totalCars: v.optional(v.number()),
})
export type FleetMap = v.InferOutput<typeof fleetMap>

const tag = 'Admin: flåtekart'
const root = '/api/admin/fleet-map'
const read = staffCall(tag, 'FLEET_MANAGEMENT_READ')

export const fleetMapCalls = {
  'fleet-map.at': endpoint(`GET ${root}`, {
    ...read,
    summary: 'Each car at a moment: where it belongs, what it is, and where no free car is near',
    query: v.object({ ...org, at: v.optional(instant) }),
    response: fleetMap,
  }),
  'fleet-map.charge': endpoint(`GET ${root}/charge`, {
    ...read,
    summary: 'Electric cars that stand with little charge before their next booking, as the cars themselves say',
    response: list(v.object({ carId: v.number(), chargePercent: v.number(), next: instantText })),
  }),
  'cars.condition': endpoint('GET /api/admin/cars/{id}/condition', {
    ...staffCall(tag, 'FLEET_MANAGEMENT_READ', 'RESERVATION_READ'),
    ...ofOne,
    summary:
      'What a car says of itself; not where it is, which is asked for with a reason. Null where it does not tell',
    response: v.object({
      at: instantText,
      state: v.nullable(
        v.object({ ...v.omit(carState, ['at', 'position']).entries, odometerKilometers: v.nullable(v.number()) }),
      ),
    }),
    problems: ['resource.unknown'],
  }),
  'fleet-map.position': endpoint(`POST ${root}/{id}/position`, {
    ...staffCall(tag, 'FLEET_MANAGEMENT_WRITE'),
    ...ofOne,
    summary: 'Where a car is. Asked with a reason, which is kept before the car is asked; null where it does not tell',
    body: v.object({ why: v.pipe(text(300), v.minLength(10, 'field.required')) }),
    response: v.object({ position: v.nullable(geoPoint), at: instantText }),
  }),
} as const
