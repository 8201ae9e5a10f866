import type { CarPrice } from '@delebil/core-api'
import { answerOf, keyOf, type RefusalError, useAsked } from '@delebil/core-api/react'
import type { Period } from '@delebil/validation'
import { formatInstant, MINUTE_MS } from '@delebil/validation/time'
import { useBookingHost } from '../booking-host.ts'

/** Cars that one price request may name. */
const BATCH = 100

export interface PriceRequest {
  readonly period: Period
  readonly superDamageWaiver: boolean
  readonly kilometers: number
}

export interface Prices {
  readonly byCar: ReadonlyMap<number, CarPrice>
  readonly error: RefusalError | undefined
  readonly retry: () => void
}

const none: ReadonlyMap<number, CarPrice> = new Map()

interface Priced {
  readonly request: PriceRequest
  readonly byCar: ReadonlyMap<number, CarPrice>
}

/** Whether prices of the one may stand for the other until those come: the minute that passes with 'nå' changes them by a hair. */
function isNearlySame(a: PriceRequest, b: PriceRequest): boolean {
  const apart = Math.abs(a.period.start.getTime() - b.period.start.getTime())
  const isSameEnd = a.period.end.getTime() === b.period.end.getTime()
  return a.superDamageWaiver === b.superDamageWaiver && a.kilometers === b.kilometers && isSameEnd && apart <= MINUTE_MS
}

/** What a period costs with each of some cars, line by line; asked for in as few calls as there can be. */
export function usePrices(carIds: readonly number[], asked: PriceRequest): Prices {
  const { api, person } = useBookingHost()
  const { period, superDamageWaiver, kilometers } = asked
  const request = { start: formatInstant(period.start), end: formatInstant(period.end), superDamageWaiver, kilometers }
  const cars = carIds.toSorted((a, b) => a - b)

  async function ask(): Promise<Priced> {
    const batches = Array.from({ length: Math.ceil(cars.length / BATCH) }, (_, at) =>
      cars.slice(at * BATCH, (at + 1) * BATCH),
    )
    const answers = await Promise.all(batches.map((batch) => api.getPrice({ body: { cars: batch, ...request } })))
    const prices = answers.flatMap((result) => answerOf(result).cars)
    return { request: asked, byCar: new Map(prices.map((price) => [price.id, price])) }
  }

  const key = keyOf('getPrice', { cars, ...request }, person?.id)
  const { data, error, mutate } = useAsked(key, cars.length === 0 ? undefined : ask, { keepPreviousData: true })
  // More cars keep the prices of the first ones; another window or distance must never show the old price.
  const byCar = data && isNearlySame(data.request, asked) ? data.byCar : none
  return { byCar, error, retry: () => void mutate() }
}
