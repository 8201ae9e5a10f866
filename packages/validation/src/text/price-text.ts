import type { KilometerTier } from '../price.ts'
import type { Period } from '../reservation-period.ts'
import { isActiveReservation, type ReservationTimes } from '../reservation-state.ts'
import { formatKilometers, formatNok } from './display.ts'
import { formatDuration } from './display-time.ts'

const NO_BREAK = '\u00a0'

/** What the sum of a price is called. */
export const priceWord = {
  /** Without kilometres: they come on top. */
  price: 'Pris',
  /** With kilometres that somebody guessed. */
  estimate: 'Anslått',
  /** Of an ended trip or an invoice, and of nothing else. */
  final: 'Totalt',
} as const

/** A price before the trip has ended. `kilometers`: those in it, 0 where nobody has said how far. */
export type EstimatedPrice = {
  totalOre: number
  period: Period
  kilometers: number
  kilometerTiers: readonly KilometerTier[]
}

/** A price in pieces: what it is called, the amount, what stands between, and what the amount covers or comes on top of it. */
export type PriceText = { label: string; amount: string; joint: string; covers: string }

/** '250 kr' '+ 3,40 kr/km', or with an estimate 'Anslått' '420 kr' '5 t · 50 km'. */
export function describePrice({ totalOre, period, kilometers, kilometerTiers }: EstimatedPrice): PriceText {
  const amount = formatNok(totalOre)
  if (kilometers === 0)
    return { label: priceWord.price, amount, joint: ' ', covers: `+ ${kilometerPriceText(kilometerTiers)}` }
  const length = formatDuration((period.end.getTime() - period.start.getTime()) / 60_000).replaceAll(' ', NO_BREAK)
  return { label: priceWord.estimate, amount, joint: ' · ', covers: `${length} · ${formatKilometers(kilometers)}` }
}

/** The price of a reservation: a total once it was ended or called off, and before that what it covers. */
export function describeReservationPrice(
  reservation: Pick<ReservationTimes, 'state' | 'ended'>,
  price: EstimatedPrice,
): PriceText {
  if (isActiveReservation(reservation)) return describePrice(price)
  return { label: priceWord.final, amount: formatNok(price.totalOre), joint: '', covers: '' }
}

/** The pieces as one text: '250 kr + 3,40 kr/km', 'Anslått 420 kr · 5 t · 50 km', 'Totalt 420 kr'. */
export function priceSentence({ label, amount, joint, covers }: PriceText): string {
  return `${label === priceWord.price ? '' : `${label} `}${amount}${joint}${covers}`
}

/** 'Avslutter du nå: 379 kr': what is billed if the trip is ended at once. */
export function endNowText(totalOre: number): string {
  return `${endNowLabel}: ${formatNok(totalOre)}`
}
export const endNowLabel = 'Avslutter du nå'

/** '3,40 kr/km', by the first kilometre that costs anything. */
function kilometerPriceText(tiers: readonly KilometerTier[]): string {
  const [first] = tiers.filter(({ orePerKm }) => orePerKm > 0).toSorted((a, b) => a.fromKm - b.fromKm)
  const price = `${formatNok(first?.orePerKm ?? 0)}/km`
  return first && first.fromKm > 0 ? `${price} over ${formatKilometers(first.fromKm)}` : price
}
