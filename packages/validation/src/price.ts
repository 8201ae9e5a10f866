import { type CancellationMoment, cancellationFee } from './cancellation-fee.ts'
import { chargedHours } from './charged-hours.ts'
import type { Period } from './reservation-period.ts'

/** The price per kilometre from `fromKm` until the next tier begins; the first tier is from 0. */
export type KilometerTier = { fromKm: number; orePerKm: number }

/** What a car costs. All prices are whole øre with VAT included. A day cap is hours charged at most per calendar day in Oslo. */
export type Tariff = {
  startFeeOre: number
  hourOre: number
  dayCapHours: number
  kilometerTiers: readonly KilometerTier[]
  superDamageWaiverHourOre: number
  /** Left out: the waiver follows `dayCapHours`. */
  superDamageWaiverDayCapHours?: number | undefined
  vatCode: string
  vatPercent: number
}

/** What a price is made of: the system's own products, of which a club has one each. */
export const productKeys = ['startFee', 'hours', 'kilometers', 'superDamageWaiver', 'cancellation'] as const
export type ProductKey = (typeof productKeys)[number]

/** What the quantity of a price line counts; the words of the wire. */
export const priceUnits = ['stk', 'time', 'km'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** `totalOre` is `quantity` times `unitPriceOre`, rounded once to whole øre, VAT included. */
export type PriceLine = {
  product: ProductKey
  description: string
  quantity: number
  unit: PriceUnit
  unitPriceOre: number
  totalOre: number
  vatCode: string
}

/** What each price line is called. */
export const priceLineText = {
  startFee: 'Startpris',
  hours: 'Leietid',
  kilometers: 'Kilometer',
  superDamageWaiver: 'Redusert egenandel',
  cancellation: 'Avbestillingsgebyr',
} as const satisfies Record<ProductKey, string>

/** `kilometers`: estimated or driven; left out counts as 0. */
export type PriceInput = Period & { superDamageWaiver: boolean; kilometers?: number | undefined }

/** The lines of a reservation: the same function prices the request, the booking and the ended trip. Lines of 0 øre are left out. */
export function priceReservation(tariff: Tariff, input: PriceInput): PriceLine[] {
  const { vatCode } = tariff
  const lines = [
    line('startFee', 1, 'stk', tariff.startFeeOre, vatCode),
    line('hours', chargedHours(input, tariff.dayCapHours), 'time', tariff.hourOre, vatCode),
    ...kilometerLines(tariff, input.kilometers ?? 0),
  ]
  if (input.superDamageWaiver) {
    const hours = chargedHours(input, tariff.superDamageWaiverDayCapHours ?? tariff.dayCapHours)
    lines.push(line('superDamageWaiver', hours, 'time', tariff.superDamageWaiverHourOre, vatCode))
  }
  return lines.filter((candidate) => candidate.totalOre !== 0)
}

/** The line for cancelling at `now`, or none where it is free. The start fee and the waiver are not charged. */
export function cancellationLines(tariff: Tariff, moment: CancellationMoment): PriceLine[] {
  const { chargeableHours, feeOre } = cancellationFee({ ...moment, hourlyRateOre: tariff.hourOre })
  if (feeOre === 0) return []
  const quantity = Math.round(chargeableHours * moment.cancelFeePercent) / 100
  return [{ ...line('cancellation', quantity, 'time', tariff.hourOre, tariff.vatCode), totalOre: feeOre }]
}

/** Sum of the lines in øre, VAT included. */
export function sumLines(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { totalOre }) => total + totalOre, 0)
}

function line(
  product: ProductKey,
  quantity: number,
  unit: PriceUnit,
  unitPriceOre: number,
  vatCode: string,
  description: string = priceLineText[product],
): PriceLine {
  return { product, description, quantity, unit, unitPriceOre, totalOre: Math.round(quantity * unitPriceOre), vatCode }
}

function kilometerLines(tariff: Tariff, kilometers: number): PriceLine[] {
  if (kilometers <= 0) return []
  const tiers = tariff.kilometerTiers.toSorted((a, b) => a.fromKm - b.fromKm)
  return tiers.flatMap(({ fromKm, orePerKm }, index) => {
    const untilKm = tiers[index + 1]?.fromKm ?? Number.POSITIVE_INFINITY
    const inTier = Math.min(kilometers, untilKm) - fromKm
    const description =
      tiers.length === 1 ? priceLineText.kilometers : `${priceLineText.kilometers} ${tierText(fromKm, untilKm)}`
    return inTier > 0 ? [line('kilometers', inTier, 'km', orePerKm, tariff.vatCode, description)] : []
  })
}

function tierText(fromKm: number, untilKm: number): string {
  if (untilKm === Number.POSITIVE_INFINITY) return `over ${fromKm} km`
  return fromKm === 0 ? `til ${untilKm} km` : `${fromKm}–${untilKm} km`
}
