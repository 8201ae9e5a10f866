import { ROUTE_TIMEOUT_MS } from '@delebil/validation/constants'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { createEnturCall, type EnturOptions } from './call-entur.ts'
import type { Point, StreetDistances, Walk } from './port.ts'
import { roundPoint } from './round-point.ts'

const KEPT_MS = 24 * 60 * 60_000
const WALKS_KEPT = 20_000
/** About 11 m: fine enough to walk by, and no finer. */
const POINT_DECIMALS = 4

const answerSchema = v.object({
  data: v.record(
    v.string(),
    v.nullable(
      v.object({
        tripPatterns: v.array(
          v.object({
            streetDistance: v.pipe(v.number(), v.minValue(0)),
            duration: v.pipe(v.number(), v.minValue(0)),
          }),
        ),
      }),
    ),
  ),
})

const coordinates = ({ latitude, longitude }: Point): string =>
  `{coordinates:{latitude:${latitude},longitude:${longitude}}}`

// One call for all: an alias for each way. No transit (an empty list; left out would mean all), the best way only.
const questionOf = (from: Point, to: readonly Point[]): string => {
  const trips = to.map(
    (point, index) =>
      `w${index}: trip(from:${coordinates(from)},to:${coordinates(point)},modes:{directMode:foot,transportModes:[]},numTripPatterns:1)` +
      '{tripPatterns{streetDistance duration} routingErrors{code}}',
  )
  return `query StreetDistance {${trips.join(' ')}}`
}

/** Entur's journey planner, version 3: the walk to several points in one call. A way that is not found is remembered too. */
export const createEnturStreetDistances = ({
  deadlineMs = ROUTE_TIMEOUT_MS,
  ...options
}: Omit<EnturOptions, 'deadlineMs'> & { readonly deadlineMs?: number | undefined }): StreetDistances => {
  const call = createEnturCall({ ...options, deadlineMs })
  const known = new LRUCache<string, { walk: Walk | undefined }>({ max: WALKS_KEPT, ttl: KEPT_MS })

  const learn = async (from: Point, to: readonly Point[], keyOf: (point: Point) => string): Promise<void> => {
    const body = { query: questionOf(from, to), variables: {} }
    const answer = v.safeParse(answerSchema, await call({ body }))
    if (!answer.success) return
    to.forEach((point, index) => {
      const trip = answer.output.data[`w${index}`]
      if (!trip) return
      const best = trip.tripPatterns[0]
      const walk = best && { metres: Math.round(best.streetDistance), seconds: Math.round(best.duration) }
      known.set(keyOf(point), { walk })
    })
  }

  return {
    walk: async (exactFrom, exactTo) => {
      const from = roundPoint(exactFrom, POINT_DECIMALS)
      const to = exactTo.map((point) => roundPoint(point, POINT_DECIMALS))
      const keyOf = (point: Point) => `${from.latitude},${from.longitude} ${point.latitude},${point.longitude}`
      const unknown = new Map(to.filter((point) => !known.has(keyOf(point))).map((point) => [keyOf(point), point]))
      if (unknown.size > 0) await learn(from, [...unknown.values()], keyOf)
      return to.map((point) => known.get(keyOf(point))?.walk)
    },
  }
}
