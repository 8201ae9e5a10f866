import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { availability, reservedDays } from '../entities/availability.ts'
import { car, carCatalogue, carHit, searchColumns as columns } from '../entities/car.ts'
import { filters } from '../entities/filter.ts'
import { carPrice } from '../entities/price.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, idText, instant } from '../primitives.ts'
import { isPeriod } from './period.ts'
import { shared } from './search-fields.ts'

const open = { tag: 'Finn bil', access: 'public', partner: true } as const
const one = { ...open, ...ofOne } as const

const windowSearch = v.pipe(v.object({ ...shared, start: instant, end: instant }), isPeriod())

const swapSearch = v.pipe(
  v.object({ ...shared, after: instant, before: instant, reservationId: v.optional(idText) }),
  v.transform(({ after, before, ...rest }) => ({ ...rest, start: after, end: before })),
  isPeriod(),
)

export const searchCars = endpoint('GET /api/search', {
  ...open,
  summary: 'Cars near a place, with what a time window leaves free of each',
  description:
    "Nearest first. The swap variant sends `after` and `before` for the window, and `reservationId`: then the cars are those of that reservation's club, its own car left out.",
  query: v.union([windowSearch, swapSearch]),
  response: v.object({ cars: v.array(carHit) }),
  problems: ['resource.unknown', 'session.missing'],
})

export const searchColumns = endpoint('GET /api/search/columns', {
  ...open,
  summary: 'The same search, without the cars themselves',
  description:
    'For whoever holds the catalogue of the version that is named: a twentieth of the bytes. Null where the server has no catalogue at the moment; the whole search answers then.',
  query: searchCars.query,
  response: v.nullable(columns),
  problems: searchCars.problems,
})

export const getCarCatalogue = endpoint('GET /api/car-catalogue', {
  ...open,
  summary: 'All cars that a search can find, as they are shown whatever the search',
  description: 'An answer to the version that is current may be kept for good.',
  query: v.object({ orgId: v.optional(idText), version: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  response: carCatalogue,
})

export const getFilters = endpoint('GET /api/filters', {
  ...open,
  summary: 'What a search can be narrowed by',
  query: v.object({ orgId: v.optional(idText) }),
  response: filters,
})

export const getCar = endpoint('GET /api/cars/{id}', {
  ...one,
  summary: 'One car',
  response: car,
})

export const getCarAvailability = endpoint('GET /api/cars/{id}/availability', {
  ...one,
  summary: 'Free and reserved stretches of a car in a window of at most 30 days',
  query: v.pipe(v.object({ start: instant, end: instant, reservationId: v.optional(idText) }), isPeriod()),
  response: availability,
})

export const getReservedDays = endpoint('GET /api/cars/{id}/reserved-days', {
  ...one,
  summary: 'Days without room for a reservation, from today to at most two months ahead',
  response: reservedDays,
})

const part = v.pipe(v.object({ id, start: instant, end: instant }), isPeriod())

export const getPrice = endpoint('POST /api/price', {
  ...open,
  summary: 'What a period would cost with each of some cars, line by line',
  body: v.pipe(
    v.object({
      cars: v.pipe(v.array(id, 'field.required'), v.minLength(1, 'field.required'), v.maxLength(100, 'field.too-long')),
      start: instant,
      end: instant,
      /** Cars that are free for a part of the period only: each is priced for its part. */
      parts: v.optional(v.pipe(v.array(part), v.maxLength(100, 'field.too-long')), []),
      superDamageWaiver: v.optional(flag, true),
      kilometers: v.optional(
        v.pipe(
          v.number('field.digits'),
          v.integer('field.digits'),
          v.minValue(0, 'field.digits'),
          v.maxValue(100_000, 'field.unknown'),
        ),
        0,
      ),
    }),
    isPeriod(),
  ),
  response: v.object({ cars: v.array(carPrice) }),
  problems: ['resource.unknown'],
})
