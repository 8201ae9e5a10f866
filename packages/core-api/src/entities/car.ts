import * as v from 'valibot'
import { geoPoint, id, instantText, ore } from '../primitives.ts'

export const carProperty = v.object({ groupKey: v.nullable(v.string()), key: v.string(), name: v.string() })
export type CarProperty = v.InferOutput<typeof carProperty>

const carFields = {
  id,
  organizationId: id,
  carNumber: v.string(),
  licensePlate: v.string(),
  model: v.string(),
  /** Address of a drawn silhouette or a photograph; see `bodyType` and `color` for drawing it. */
  iconUrl: v.string(),
  bodyType: v.string(),
  color: v.string(),
  seats: v.number(),
  properties: v.array(carProperty),
  location: geoPoint,
  locationId: id,
  locationName: v.string(),
  /** Price of one hour in øre, VAT included. */
  hourlyRate: ore,
}

/** A car as all searches show it, whatever they ask. */
export const catalogueCar = v.object(carFields)
export type CatalogueCar = v.InferOutput<typeof catalogueCar>

/** Every car that a search can find, under the version that searches name. */
export const carCatalogue = v.object({ version: v.string(), cars: v.array(catalogueCar) })
export type CarCatalogue = v.InferOutput<typeof carCatalogue>

/** A car as a search finds it, with what the window asked for leaves free. */
export const carHit = v.object({
  ...carFields,
  /** Longest free stretch of the window, in percent of it: 100 is free all the time, 0 is busy. */
  maxAvailability: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** That stretch; null where the car is busy. */
  availablePeriod: v.nullable(v.object({ start: instantText, end: instantText })),
  /** Straight line from the place searched for, in metres. */
  distance: v.nullable(v.number()),
})
export type CarHit = v.InferOutput<typeof carHit>

/** A search in columns: the same place in each is the same car. */
export const searchColumns = v.object({
  /** The version of the catalogue that holds the cars. */
  catalogue: v.string(),
  ids: v.array(id),
  /** As `maxAvailability` of a whole car. */
  availability: v.array(v.number()),
  /** For cars that are free for a part of the window only: place in the columns, and the longest free stretch in minutes from the window's start. */
  parts: v.array(v.tuple([v.number(), v.number(), v.number()])),
  /** Metres in a straight line; null where no place was given. */
  distances: v.array(v.nullable(v.number())),
  /** In øre, VAT included, without kilometers: what can be had of the window, or all of it where nothing can. */
  prices: v.array(ore),
})
export type SearchColumns = v.InferOutput<typeof searchColumns>

/** A car's own page. */
export const car = v.object({
  ...carFields,
  about: v.nullable(v.string()),
  category: v.string(),
  parkingDescription: v.nullable(v.string()),
  fuelInstructions: v.nullable(v.string()),
})
export type Car = v.InferOutput<typeof car>
