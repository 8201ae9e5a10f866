import { CHARGED_STEP_MINUTES, type Tariff } from '@delebil/validation'
import { kroner, localized } from './gbfs.ts'
import type { PublishedCar } from './open-data-store.ts'
import { describeTariff } from './open-data-texts.ts'

const DAY_MINUTES = 24 * 60
/** Later days are told as if there were no cap. */
const DAYS_WITH_CAP = 14

type Stretch = { readonly start: number; readonly end?: number }

/**
 * Minutes since the start that can cost something. The cap is per calendar day and the format only knows time since the start, so
 * this is the dearest start there is: so long before midnight that the first day and the second are charged in a row. A trip
 * within the cap costs just this and no trip costs more, but for one hour of a day with a clock change.
 */
const chargedStretches = (dayCapHours: number): readonly Stretch[] => {
  const cap = dayCapHours * 60
  if (cap >= DAY_MINUTES) return [{ start: 0 }]
  const laterDays = Array.from({ length: DAYS_WITH_CAP }, (_, index): Stretch => {
    const start = (index + 1) * DAY_MINUTES + cap
    return index + 1 < DAYS_WITH_CAP ? { start, end: start + cap } : { start }
  })
  return [{ start: 0, end: 2 * cap }, ...laterDays]
}

/** What driving costs by the minute and the kilometre, in kroner with VAT. */
export const gbfsRates = ({ hourOre, dayCapHours, kilometerTiers }: Tariff) => {
  const rate = kroner((hourOre * CHARGED_STEP_MINUTES) / 60)
  const tiers = kilometerTiers.toSorted((a, b) => a.fromKm - b.fromKm)
  return {
    per_min_pricing: chargedStretches(dayCapHours).map((stretch) => ({
      ...stretch,
      rate,
      interval: CHARGED_STEP_MINUTES,
    })),
    per_km_pricing: tiers.map(({ fromKm, orePerKm }, index) => {
      const next = tiers[index + 1]
      return { start: fromKm, ...(next && { end: next.fromKm }), rate: kroner(orePerKm), interval: 1 }
    }),
  }
}

/** `system_pricing_plans`: the tariffs in force for the cars, which also price the bill. */
export const pricingPlans = (cars: readonly PublishedCar[]) => {
  const tariffs = new Map(cars.map(({ tariff }) => [tariff.key, tariff]))
  return {
    plans: [...tariffs.values()]
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map((tariff) => ({
        plan_id: tariff.key,
        name: localized(tariff.name),
        currency: 'NOK',
        price: kroner(tariff.startFeeOre),
        // VAT is in the prices.
        is_taxable: false,
        description: localized(describeTariff(tariff)),
        ...gbfsRates(tariff),
      })),
  }
}
