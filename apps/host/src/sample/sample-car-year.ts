import type { CarYear } from '@delebil/core-api'

type Sum = CarYear['total']
const nothing: Sum = { trips: 0, kilometers: 0, hours: 0, costOre: 0, co2Grams: 0 }
const of = (trips: number, kilometers: number, hours: number, costOre: number): Sum => ({
  trips,
  kilometers,
  hours,
  costOre,
  co2Grams: kilometers * 3,
})

const driven: Readonly<Record<number, Sum>> = {
  1: of(2, 83, 11.5, 91_240),
  2: of(1, 14, 2, 16_700),
  3: of(1, 141, 8, 86_300),
  4: of(1, 28, 3, 27_400),
  5: of(2, 231, 15, 149_900),
  7: of(1, 37, 3, 30_100),
  8: of(1, 164, 9, 97_200),
  9: of(1, 45, 4, 36_500),
  10: of(2, 146, 9, 98_000),
  11: of(1, 11, 2, 15_800),
}
const keys = ['trips', 'kilometers', 'hours', 'costOre', 'co2Grams'] as const

/** A year of short trips in an electric car; `empty` is one without any. */
export function sampleCarYear({ year = 2026, elapsed = 0.88, empty = false } = {}): CarYear {
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    ...((!empty && driven[index + 1]) || nothing),
  }))
  const total = { ...nothing }
  for (const month of months) for (const key of keys) total[key] += month[key]
  const fixedOre = Math.round(3_100_000 * elapsed)
  const distanceOre = total.kilometers * 300
  return {
    year,
    years: [2026, 2025],
    at: '2026-11-18T12:00:00+01:00',
    months,
    total,
    elapsed,
    owning: { fixedOre, distanceOre, totalOre: fixedOre + distanceOre, co2Grams: total.kilometers * 151 },
    savedOre: fixedOre + distanceOre - total.costOre,
  }
}
