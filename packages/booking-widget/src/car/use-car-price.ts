import type { CarPrice } from '@delebil/core-api'
import { isAvailabilityShown, type Period } from '@delebil/validation'
import type { PriceText } from '@delebil/validation/text'
import { type Bookability, bookability } from '../data/bookability.ts'
import { type PriceRequest, type Prices, usePrices } from '../data/use-prices.ts'
import { useCarAvailability } from './data.ts'

export interface PricedForUse extends Pick<Prices, 'error' | 'retry'> {
  readonly state: Bookability
  /** It could not be found out whether the car can be had. */
  readonly isUnknown: boolean
  /** What is priced: the period, or the part of it that the car is free. */
  readonly period: Period
  /** Neither is known before it is known what can be had. */
  readonly price: CarPrice | undefined
  readonly words: PriceText | null | undefined
}

/** What can be had of a car in a period, and what that costs. */
export function useCarPrice(carId: number, request: PriceRequest): PricedForUse {
  const { data, error: unknown } = useCarAvailability(carId, request.period)
  const state = bookability(data)
  const part = state.name === 'partial' ? state.free : undefined
  const { byCar, textOf, error, retry } = usePrices([{ id: carId, part }], request)
  const isSettled = state.name !== 'unknown' || unknown !== undefined || !isAvailabilityShown(request.period)
  return {
    state,
    isUnknown: unknown !== undefined,
    period: part ?? request.period,
    price: isSettled ? byCar.get(carId) : undefined,
    words: isSettled ? textOf(carId) : undefined,
    error,
    retry,
  }
}
