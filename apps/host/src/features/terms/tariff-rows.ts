import { type PriceLine, priceReservation, type Tariff } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import { termsTexts } from './terms-texts.ts'

/** One row of the price table: what is paid for, and what it costs in words. */
export interface TariffRow {
  readonly what: string
  readonly price: string
}

const anHour = { start: new Date('2026-01-15T11:00:00Z'), end: addMinutes(new Date('2026-01-15T11:00:00Z'), 60) }

/**
 * The rows of a tariff: the very lines of a trip that has everything in it, an hour, every kilometre tier and the waiver.
 * What is never billed, because it costs 0, has no row.
 */
export function tariffRows(tariff: Tariff): TariffRow[] {
  const kilometers = Math.max(...tariff.kilometerTiers.map(({ fromKm }) => fromKm), 0) + 1
  const lines = priceReservation(tariff, { ...anHour, superDamageWaiver: true, kilometers })
  const [hours, ...others] = lines.filter(({ unit }) => unit === 'time')
  const capOf = (line: PriceLine) => {
    if (line.unit !== 'time') return undefined
    const isWaiver = others.includes(line) || (line === hours && tariff.hourOre === 0)
    return isWaiver ? (tariff.superDamageWaiverDayCapHours ?? tariff.dayCapHours) : tariff.dayCapHours
  }
  return lines.map((line) => {
    const cap = capOf(line)
    const price = `${formatNok(line.unitPriceOre)} ${termsTexts.perUnit[line.unit]}`
    return { what: line.description, price: cap === undefined ? price : `${price}, ${termsTexts.atMost(cap)}` }
  })
}
