import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { createEnturCall, type EnturOptions } from './call-entur.ts'
import type { BikeStation, BikeStations } from './port.ts'

/** Bikes come and go; more often than this nobody needs to know (ms). */
const KEPT_MS = 60_000

/** Degrees: south, west, north, east. */
export type Area = readonly [south: number, west: number, north: number, east: number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const station = v.object({
  id: v.string(),
  name: v.string(),
  bikesAvailable: count,
  spacesAvailable: count,
  realtimeOccupancyAvailable: v.boolean(),
  allowDropoff: v.boolean(),
  networks: v.array(v.string()),
  latitude: v.number(),
  longitude: v.number(),
})
const answerSchema = v.object({ data: v.object({ bikeRentalStationsByBbox: v.array(v.unknown()) }) })

const query = `query BikeStations($south: Float!, $west: Float!, $north: Float!, $east: Float!) {
  bikeRentalStationsByBbox(minimumLatitude: $south, minimumLongitude: $west, maximumLatitude: $north, maximumLongitude: $east) {
    id name bikesAvailable spacesAvailable realtimeOccupancyAvailable allowDropoff networks latitude longitude
  }
}`

/** The stations of one network in a fixed area, from Entur's journey planner. */
export const createEnturBikeStations = ({
  network,
  area: [south, west, north, east],
  deadlineMs = 5000,
  ...options
}: Omit<EnturOptions, 'deadlineMs'> & {
  readonly network: string
  readonly area: Area
  readonly deadlineMs?: number | undefined
}): BikeStations => {
  const call = createEnturCall({ ...options, deadlineMs })

  const toStation = (found: unknown): BikeStation[] => {
    const parsed = v.safeParse(station, found)
    return parsed.success && parsed.output.networks.includes(network) ? [parsed.output] : []
  }
  const ask = async () => {
    const answer = v.safeParse(answerSchema, await call({ body: { query, variables: { south, west, north, east } } }))
    return answer.success ? answer.output.data.bikeRentalStationsByBbox.flatMap(toStation) : undefined
  }
  const latest = new LRUCache<'all', readonly BikeStation[]>({ max: 1, ttl: KEPT_MS, fetchMethod: ask })
  return { network, list: async () => (await latest.fetch('all')) ?? 'unanswered' }
}
