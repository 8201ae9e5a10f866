import type { Tariff } from '@delebil/validation'
import type { SeedModel } from './car-models.ts'

type Category = SeedModel['category']

export const tariffNames: Record<Category, string> = {
  small: 'Liten bil',
  medium: 'Mellomstor bil',
  large: 'Stor bil',
  van: 'Varebil og minibuss',
}

const hourOre: Record<Category, number> = { small: 3900, medium: 4900, large: 6200, van: 6900 }
const kilometerOre: Record<Category, number> = { small: 300, medium: 340, large: 390, van: 430 }

/** What a car of the category costs; `raise` is 1 for today's prices, less for those before. Whole kroner by the hour. */
export const seedTariff = (category: Category, raise: number): Tariff => ({
  startFeeOre: 2500,
  hourOre: Math.round((hourOre[category] * raise) / 100) * 100,
  dayCapHours: 10,
  kilometerTiers: [
    { fromKm: 0, orePerKm: Math.round((kilometerOre[category] * raise) / 10) * 10 },
    { fromKm: 100, orePerKm: Math.round((kilometerOre[category] * raise * 0.75) / 10) * 10 },
  ],
  superDamageWaiverHourOre: 600,
  superDamageWaiverDayCapHours: 10,
  vatCode: '3',
  vatPercent: 25,
})
