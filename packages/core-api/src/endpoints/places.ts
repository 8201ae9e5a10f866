import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { address, bikeStation, STREET_DISTANCES_MAX, streetDistance } from '../entities/place.ts'
import { id, list, text } from '../primitives.ts'
import { place } from './search-fields.ts'

const open = { tag: 'Steder', access: 'public', partner: true } as const

export const findAddresses = endpoint('GET /api/addresses', {
  ...open,
  summary: 'Addresses and named places by what was typed, the best 20',
  description: 'Those near `location` come first. Empty where this site searches no addresses.',
  query: v.object({
    text: v.pipe(text(100), v.minLength(1, 'field.required')),
    location: v.optional(place),
  }),
  response: list(address),
  problems: ['places.unanswered'],
})

const degrees = (most: number) =>
  v.pipe(v.number('field.digits'), v.minValue(-most, 'field.location'), v.maxValue(most, 'field.location'))

export const getStreetDistances = endpoint('POST /api/street-distances', {
  ...open,
  summary: 'How far it is on foot from a point to some of our places, nearest first',
  description:
    'A straight line stands where no way is known within 5 s. A POST, so that the position stands in no log.',
  body: v.object({
    from: v.object({ latitude: degrees(90), longitude: degrees(180) }, 'field.required'),
    locationIds: v.pipe(
      v.array(id, 'field.required'),
      v.minLength(1, 'field.required'),
      v.maxLength(STREET_DISTANCES_MAX, 'field.too-long'),
    ),
  }),
  response: list(streetDistance),
  problems: ['resource.unknown'],
})

export const listBikeStations = endpoint('GET /api/bike-stations', {
  ...open,
  summary: 'City-bike stations of the one network that is shown',
  description: '`network` is null where this site shows no city bikes.',
  response: v.object({ network: v.nullable(v.string()), data: v.array(bikeStation) }),
  problems: ['places.unanswered'],
})
