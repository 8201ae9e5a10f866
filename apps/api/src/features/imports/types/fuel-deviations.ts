import type { FuelledCar } from './fuel-store.ts'
import type { Use } from './match/find-use.ts'
import { clockText } from './match/match-claims.ts'

type Bought = {
  readonly at: Date
  readonly litres: number
  readonly amountOre: number
  readonly place: string | null
  readonly card: string | null
}
type Known = {
  readonly car: FuelledCar
  /** The car that the card lies in, where it is another. */
  readonly cardCar: FuelledCar | undefined
  readonly use: Use | undefined
  /** Where the car was fuelled within a few minutes of it. */
  readonly elsewhere: string | undefined
}

const usualOre = { least: 800, most: 4000 } as const
const litresText = (litres: number): string => `${litres.toLocaleString('nb-NO')} liter`

/** What does not add up with a purchase, in sentences: tank, place, card, who had the car, price. */
export const fuelDeviations = (
  { at, litres, amountOre, place, card }: Bought,
  { car, cardCar, use, elsewhere }: Known,
): string[] => {
  const found: string[] = []
  if (car.isElectric) found.push(`Bil ${car.carNumber} går på strøm.`)
  if (car.tankLitres !== null && litres > car.tankLitres)
    found.push(`${litresText(litres)} i en tank på ${car.tankLitres}.`)
  if (cardCar && cardCar.id !== car.id) found.push(`Kortet ligger i bil ${cardCar.carNumber}.`)
  else if (card !== null && !cardCar && car.fuelCard !== null) found.push(`Bil ${car.carNumber} har et annet kort.`)
  if (use?.kind === 'nobody') found.push(`Ingen hadde bilen ${clockText(at)}.`)
  if (elsewhere !== undefined && place !== null) found.push(`Bilen ble fylt på ${elsewhere} i de samme minuttene.`)
  const perLitre = Math.abs(amountOre / litres)
  if (perLitre < usualOre.least || perLitre > usualOre.most)
    found.push(`${(perLitre / 100).toLocaleString('nb-NO', { maximumFractionDigits: 2 })} kroner literen.`)
  return found
}
