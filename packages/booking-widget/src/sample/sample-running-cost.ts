import type { Reservation, RunningCost } from '@delebil/core-api'
import { type PriceLine, runningCost, sumLines, type Tariff, vatOfLines } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { sampleNow } from './bergen.ts'

const tariff = {
  startFeeOre: 2000,
  hourOre: 4500,
  dayCapHours: 10,
  kilometerTiers: [{ fromKm: 0, orePerKm: 320 }],
  superDamageWaiverHourOre: 600,
  superDamageWaiverDayCapHours: 10,
  vatCode: '3',
  vatPercent: 25,
} satisfies Tariff

const price = (lines: PriceLine[]): RunningCost['soFar'] => ({
  currency: 'NOK',
  totalOre: sumLines(lines),
  vatOre: vatOfLines(lines, { '3': 25 }).reduce((sum, { vatOre }) => sum + vatOre, 0),
  lines,
  kilometerTiers: tariff.kilometerTiers,
})

/** What the sample server says that a trip costs at the moment of the samples. */
export function sampleRunningCost(
  { start, end, superDamageWaiver }: Reservation,
  at = sampleNow,
  kilometers: number | null = null,
): RunningCost {
  const trip = { start: new Date(start), end: new Date(end), superDamageWaiver, kilometers: kilometers ?? 0 }
  const { soFar, atEnd, changesAt } = runningCost(tariff, trip, at)
  return {
    at: formatInstant(at),
    soFar: price(soFar),
    atEnd: price(atEnd),
    endNow: price(atEnd),
    drivenKilometers: kilometers,
    changesAt: changesAt ? formatInstant(changesAt) : null,
    trip: { ...trip, start, end },
    tariff,
  }
}
