import { EXTERNAL_LOCATION_PAGE_SIZE } from '@delebil/validation/constants'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { createEnturCall, type EnturOptions } from './call-entur.ts'
import type { FoundAddress, Geocoder } from './port.ts'
import { roundPoint } from './round-point.ts'

/** Streets and houses seldom move (ms). */
const KEPT_MS = 24 * 60 * 60_000
const ANSWERS_KEPT = 2000
/** Nearer than this is the same focus: hits are only ranked by it. About 1 km. */
const FOCUS_DECIMALS = 2

const feature = v.object({
  geometry: v.object({
    coordinates: v.tuple([
      v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    ]),
  }),
  properties: v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.minLength(1)),
    locality: v.optional(v.nullable(v.string())),
  }),
})
const answerSchema = v.object({ features: v.array(v.unknown()) })

const toAddress = (found: unknown): FoundAddress[] => {
  const parsed = v.safeParse(feature, found)
  if (!parsed.success) return []
  const { geometry, properties } = parsed.output
  const [longitude, latitude] = geometry.coordinates
  return [{ id: properties.id, name: properties.name, locality: properties.locality || null, latitude, longitude }]
}

export type GeocoderOptions = Omit<EnturOptions, 'deadlineMs'> & {
  /** Ids such as KVE:TopographicPlace:46: addresses elsewhere are not found. */
  readonly counties: readonly string[]
  readonly deadlineMs?: number | undefined
}

/** Entur's geocoder, version 1 (Pelias): 20 hits in the counties of the settings, those near the focus first. */
export const createEnturGeocoder = ({ counties, deadlineMs = 5000, ...options }: GeocoderOptions): Geocoder => {
  const call = createEnturCall({ ...options, deadlineMs })
  const ask = async (text: string, latitude: number, longitude: number) => {
    const query = new URLSearchParams({
      text,
      lang: 'no',
      size: String(EXTERNAL_LOCATION_PAGE_SIZE),
      'boundary.county_ids': counties.join(','),
      'focus.point.lat': String(latitude),
      'focus.point.lon': String(longitude),
    })
    const answer = v.safeParse(answerSchema, await call({ path: `/autocomplete?${query}` }))
    if (!answer.success) return undefined
    return answer.output.features.flatMap(toAddress).slice(0, EXTERNAL_LOCATION_PAGE_SIZE)
  }
  const answers = new LRUCache<string, readonly FoundAddress[], { text: string; latitude: number; longitude: number }>({
    max: ANSWERS_KEPT,
    ttl: KEPT_MS,
    fetchMethod: (_key, _stale, { context: { text, latitude, longitude } }) => ask(text, latitude, longitude),
  })
  return {
    search: async (typed, focus) => {
      const text = typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase('nb')
      if (text === '') return []
      const context = { text, ...roundPoint(focus, FOCUS_DECIMALS) }
      return (await answers.fetch(JSON.stringify(context), { context })) ?? 'unanswered'
    },
  }
}
