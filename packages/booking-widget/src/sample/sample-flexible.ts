import type { FlexibleHit } from '@delebil/core-api'
import { carHits, sampleCarPrice } from './bergen.ts'

const HALF_HOUR_MS = 30 * 60_000

/** The cars that are free all day, each an hour after the one before. */
export function flexibleHits(query: URLSearchParams, shiftMinutes = 0): FlexibleHit[] {
  const windowStart = Date.parse(query.get('start') ?? '')
  const windowEnd = Date.parse(query.get('end') ?? '')
  const lengthMs = Number(query.get('lengthMinutes')) * 60_000
  return carHits
    .filter(({ maxAvailability }) => maxAvailability === 100)
    .slice(0, 4)
    .map((car, index) => {
      const start = windowStart + index * 2 * HALF_HOUR_MS
      const iso = (at: number) => new Date(at).toISOString()
      const { totalOre, kilometerTiers } = sampleCarPrice(car.id, lengthMs / 3_600_000, 0, true)
      return {
        ...car,
        availablePeriod: { start: iso(start), end: iso(start + lengthMs) },
        totalOre,
        kilometerTiers,
        firstStart: iso(start),
        lastStart: iso(index === 1 ? start : Math.max(start, windowEnd - lengthMs)),
        slackMinutes: 30,
        shiftMinutes,
      }
    })
}
