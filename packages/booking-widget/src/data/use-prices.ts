import type { CarHit, CarPrice } from '@delebil/core-api'
import { answerOf, keyOf, type RefusalError, useAsked } from '@delebil/core-api/react'
import { availabilityKind, type Period } from '@delebil/validation'
import { describePrice, type PriceText } from '@delebil/validation/text'
import { formatInstant, MINUTE_MS } from '@delebil/validation/time'
import { useBookingHost } from '../booking-host.ts'
import { priceBookOf } from './price-book.ts'

/** Cars that one price request may name. */
const BATCH = 100

export interface PriceRequest {
  readonly period: Period
  readonly superDamageWaiver: boolean
  readonly kilometers: number
}

/** A car that is priced; `part`: the part of the period that it is free, where it is not free for all of it. */
export interface PricedCar {
  readonly id: number
  readonly part?: Period | undefined
}

export interface Prices {
  readonly byCar: ReadonlyMap<number, CarPrice>
  /** What a car costs, in words; undefined while it is being worked out, null where it can't be. */
  readonly textOf: (carId: number) => PriceText | null | undefined
  readonly error: RefusalError | undefined
  readonly retry: () => void
}

/** Plain, so that answers for another part are seen to differ. */
interface Priced {
  readonly request: PriceRequest
  readonly cars: readonly PricedCar[]
  readonly prices: readonly CarPrice[]
}

/** A found car as it is priced: for what can be had of it. */
export function toPricedCar({ id, maxAvailability, availablePeriod }: CarHit): PricedCar {
  if (availabilityKind(maxAvailability) !== 'partial' || !availablePeriod) return { id }
  return { id, part: { start: new Date(availablePeriod.start), end: new Date(availablePeriod.end) } }
}

/** Whether prices of the one may stand for the other until those come: the minute that passes with 'nå' changes them by a hair. */
function isNearlySame(a: Period, b: Period): boolean {
  const apart = Math.abs(a.start.getTime() - b.start.getTime())
  return a.end.getTime() === b.end.getTime() && apart <= MINUTE_MS
}

/** What a period costs with each of some cars, line by line; asked for in as few calls as there can be, and once for a car that the list and the map both show. */
export function usePrices(cars: readonly PricedCar[], asked: PriceRequest): Prices {
  const { api, person } = useBookingHost()
  const { period, superDamageWaiver, kilometers } = asked
  const request = { ...wire(period), superDamageWaiver, kilometers }
  const ids = cars.map(({ id }) => id).toSorted((a, b) => a - b)
  const partOf = new Map(cars.flatMap(({ id, part }) => (part ? [[id, part] as const] : [])))
  const partsOf = (some: readonly number[]) =>
    some.flatMap((id) => {
      const part = partOf.get(id)
      return part ? [{ id, ...wire(part) }] : []
    })

  async function askAbout(some: readonly number[]): Promise<readonly CarPrice[]> {
    const batches = Array.from({ length: Math.ceil(some.length / BATCH) }, (_, at) =>
      some.slice(at * BATCH, (at + 1) * BATCH),
    )
    const answers = await Promise.all(
      batches.map((batch) => api.getPrice({ body: { cars: batch, parts: partsOf(batch), ...request } })),
    )
    return answers.flatMap((result) => answerOf(result).cars)
  }
  const wholeKey = (id: number) => keyOf('getPrice', { cars: [id], parts: partsOf([id]), ...request }, person?.id)

  async function ask(): Promise<Priced> {
    const keys = new Map(ids.map((id) => [id, JSON.stringify(wholeKey(id))]))
    const prices = await priceBookOf(api).pricesOf(keys, askAbout)
    return { request: { period, superDamageWaiver, kilometers }, cars, prices }
  }

  const key = keyOf('getPrice', { cars: ids, parts: partsOf(ids), ...request }, person?.id)
  const { data, error, mutate } = useAsked(key, ids.length === 0 ? undefined : ask, { keepPreviousData: true })
  const periodOf = (id: number) => partOf.get(id) ?? period
  // More cars keep the prices of the first ones; another window or distance must never show the old price.
  const isOf = (was: Priced, id: number) =>
    was.request.superDamageWaiver === superDamageWaiver &&
    was.request.kilometers === kilometers &&
    isNearlySame(was.cars.find((car) => car.id === id)?.part ?? was.request.period, periodOf(id))
  const byCar = new Map(data?.prices.flatMap((price) => (isOf(data, price.id) ? [[price.id, price] as const] : [])))
  return {
    byCar,
    textOf(id) {
      const price = byCar.get(id)
      if (error) return null
      return price && describePrice({ ...price, period: periodOf(id), kilometers })
    },
    error,
    retry: () => void mutate(),
  }
}

const wire = ({ start, end }: Period) => ({ start: formatInstant(start), end: formatInstant(end) })
