import { priceReservation } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { tariffsOfCars } from '../price/stores/tariffs.ts'
import { toPrice } from '../price/to-price.ts'

export const getPrice: Verb<'getPrice'> = async (_context, { db, input, now }) => {
  const { cars: ids, ...asked } = input.body
  const found = await tariffsOfCars(db, ids, now)
  const tariffs = new Map(found.map(({ carId, tariff }) => [carId, tariff]))
  const cars = ids.map((id) => {
    const tariff = tariffs.get(id)
    if (tariff === undefined) throw new Refusal('resource.unknown')
    return { id, ...toPrice(priceReservation(tariff, asked), tariff) }
  })
  return { answer: { cars } }
}
