import { carAccessWays, reservationStates } from '@delebil/validation'
import * as v from 'valibot'
import { geoPoint, id, instantText, ore } from '../primitives.ts'
import { licenseStanding } from './license-standing.ts'
import { shownPolicy } from './policy.ts'
import { price } from './price.ts'

export const driver = v.object({ id, name: v.string() })
export type Driver = v.InferOutput<typeof driver>

export const reservation = v.object({
  id,
  reservationNumber: v.string(),
  membershipId: id,
  membership: v.object({ id, name: v.string() }),
  organizationId: id,
  /** Who booked it. */
  personId: id,
  carId: id,
  car: v.object({
    id,
    carNumber: v.string(),
    bodyType: v.string(),
    color: v.string(),
    /** How it can be opened. */
    access: v.array(v.picklist(carAccessWays)),
    /** Key of FUEL_TYPE; null where the car has none. */
    fuel: v.nullable(v.string()),
  }),
  licensePlate: v.string(),
  model: v.string(),
  modelId: id,
  location: v.object({
    id,
    name: v.string(),
    /** Straight metres from the default location of the membership to the car; null where the membership has none. */
    distance: v.nullable(v.number()),
    geojson: geoPoint,
    parkingDescription: v.nullable(v.string()),
  }),
  start: instantText,
  end: instantText,
  /** When the car was or will be free again: the end, or earlier where the trip was ended early. */
  effectiveEnd: instantText,
  /** When the trip began, null before that. */
  started: v.nullable(instantText),
  ended: v.nullable(instantText),
  created: instantText,
  state: v.picklist(reservationStates),
  maxAvailability: v.number(),
  hourlyRate: ore,
  superDamageWaiver: v.boolean(),
  /** Estimated before the end, driven after it; 0 while nobody knows. */
  kilometers: v.number(),
  /** The trip has ended, and its bill waits until somebody says what the odometer showed. */
  kilometersMissing: v.boolean(),
  /** What the car's odometer showed when the trip began and ended, in whole kilometres; null where that is not known. */
  odometer: v.object({ start: v.nullable(v.number()), end: v.nullable(v.number()) }),
  userNote: v.nullable(v.string()),
  carWasDamaged: v.nullable(v.boolean()),
  needsReview: v.boolean(),
  drivers: v.array(driver),
  price,
  /** What it costs to cancel, as it was booked, and how long before and after it the car can be opened, as that is now. */
  policy: shownPolicy,
  /** The licence of whoever asks, which the law looks at. */
  license: licenseStanding,
})
export type Reservation = v.InferOutput<typeof reservation>

export const extensibility = v.object({
  /** One more step of 30 minutes is possible now. */
  isExtensible: v.boolean(),
  /** The latest end that any number of steps can reach; null where none can. */
  latestEnd: v.nullable(instantText),
})
export type Extensibility = v.InferOutput<typeof extensibility>
