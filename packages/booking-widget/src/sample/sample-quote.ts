import type { PriceQuote, Reservation } from '@delebil/core-api'
import {
  linesAfter,
  nextPriceStep,
  type PriceChange,
  periodAfter,
  priceHold,
  sumLines,
  type Tariff,
} from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { carHits, sampleNow } from './bergen.ts'

export interface QuoteBody {
  readonly change: PriceChange
  readonly newCarId?: number
}

const kilometerTiers = [{ fromKm: 0, orePerKm: 390 }]
const priceOf = (lines: PriceQuote['price']['lines']): PriceQuote['price'] => {
  const totalOre = sumLines(lines)
  return { currency: 'NOK', totalOre, vatOre: Math.round(totalOre / 5), lines, kilometerTiers }
}

/** A quote by the rules that the server prices with, at the moment that the stories are told. */
export function sampleQuote(reservation: Reservation, { change, newCarId }: QuoteBody, now = sampleNow): PriceQuote {
  const hourOre = carHits.find(({ id }) => id === newCarId)?.hourlyRate ?? reservation.hourlyRate
  const tariff: Tariff = {
    startFeeOre: 3900,
    hourOre,
    dayCapHours: 10,
    kilometerTiers,
    superDamageWaiverHourOre: 900,
    vatCode: '3',
    vatPercent: 25,
  }
  const [start, end, created] = [reservation.start, reservation.end, reservation.created].map((at) => new Date(at)) as [
    Date,
    Date,
    Date,
  ]
  const { superDamageWaiver, kilometers } = reservation
  const priced = { ...reservation.policy, start, end, created, superDamageWaiver, kilometers }
  const lines = linesAfter(change, priced, tariff, now)
  const step = nextPriceStep(change, priced, tariff, now)
  const { until, ceilingOre } = priceHold(change, priced, tariff, now)
  const period = periodAfter(change, priced, now)
  return {
    change,
    at: formatInstant(now),
    current: reservation.price,
    price: priceOf(lines),
    differenceOre: sumLines(lines) - reservation.price.totalOre,
    period: change === 'cancel' ? null : { start: formatInstant(period.start), end: formatInstant(period.end) },
    latestEnd: change === 'extend' ? '2026-11-21T14:10:00+01:00' : null,
    holdsUntil: formatInstant(until),
    ceilingOre,
    next: step ? { from: formatInstant(step.from), to: formatInstant(step.to), totalOre: step.totalOre } : null,
  }
}
