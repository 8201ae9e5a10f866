import type { Period } from '@delebil/validation'
import { type Booking, differenceOf, inTheWay, type PlacedCar, type Promises } from './placing.ts'

/** A booking and the car that it is to have. */
export type Placing = { readonly booking: Booking; readonly carId: number }

export type ChainOf = {
  readonly first: Booking
  /** The car that was booked, in use or not. */
  readonly from: PlacedCar
  readonly cars: readonly PlacedCar[]
  readonly promises: Promises
  /** Within which all promises are known: nobody is moved whose booking reaches out of it. */
  readonly known: Period
  /** What the affected one may get. */
  readonly suits: (car: PlacedCar) => boolean
}

/** A chain is no longer than this: each link is somebody who has to be told. */
export const LINKS_MAX = 3
/** Whoever is moved for somebody else's sake walks no further than this (metres). */
export const CHAIN_METRES = 400

/** Whoever is moved for somebody else's sake hardly notices it: as good a car, close by, at no higher price. */
export const isAsGood = (booking: Booking, from: PlacedCar, to: PlacedCar): boolean => {
  const { isSameClass, metres, ore, seats, missing, isBatteryShort } = differenceOf(booking, from, to)
  return isSameClass && !isBatteryShort && metres <= CHAIN_METRES && ore <= 0 && seats >= 0 && missing.length === 0
}

/** What a placing costs in metres of walking. */
const costOf = (booking: Booking, from: PlacedCar, to: PlacedCar): number => {
  const { metres, isSameClass, ore, seats, missing, isBatteryShort } = differenceOf(booking, from, to)
  return (
    metres +
    (isSameClass ? 0 : 2000) +
    (isBatteryShort ? 2000 : 0) +
    Math.max(0, ore) / 10 +
    500 * (Math.max(0, -seats) + missing.length)
  )
}

/** A link more is worth avoiding (metres): one more member is disturbed. */
export const LINK_COST = 300

/** What a whole chain costs: lower is better. */
export const chainCost = (chain: readonly Placing[], carOf: (id: number) => PlacedCar): number =>
  chain.reduce((sum, { booking, carId }) => sum + costOf(booking, carOf(booking.carId), carOf(carId)) + LINK_COST, 0)

const isWithin = (inner: Period, outer: Period): boolean => inner.start >= outer.start && inner.end <= outer.end

type Found = { readonly chain: readonly Placing[]; readonly cost: number }
type Step = { readonly booking: Booking; readonly chain: readonly Placing[]; readonly cost: number }

/**
 * The cheapest way to give the affected booking a car that another has, who then gets another car, and so on: A to B, B to C. Each
 * car takes part once, and only the last is free. Undefined where there is none of at most three links.
 */
export const findChain = ({ first, from, cars, promises, known, suits }: ChainOf): readonly Placing[] | undefined => {
  const carsById = new Map([from, ...cars].map((car) => [car.id, car]))
  const usable = cars.filter(({ isOut }) => !isOut)
  let best: Found | undefined

  const linksOf = ({ booking, chain, cost }: Step, own: PlacedCar): (Found & { car: PlacedCar })[] => {
    const isUsed = (id: number) => id === first.carId || chain.some(({ carId }) => carId === id)
    return usable
      .filter((car) => !isUsed(car.id) && (booking === first ? suits(car) : isAsGood(booking, own, car)))
      .map((car) => ({
        car,
        chain: [...chain, { booking, carId: car.id }],
        cost: cost + costOf(booking, own, car) + LINK_COST,
      }))
  }
  /** Whoever has to make room, alone and able to; 'nobody' where the car is free. */
  const roomOf = (booking: Booking, car: PlacedCar): Booking | 'nobody' | undefined => {
    const [other, ...more] = inTheWay(promises, car.id, booking)
    if (other === undefined) return 'nobody'
    return more.length === 0 && other.isMovable && isWithin(other, known) ? other : undefined
  }
  const isWorse = (cost: number): boolean => best !== undefined && cost >= best.cost
  const take = (step: Step, { car, chain, cost }: Found & { car: PlacedCar }): void => {
    const room = isWorse(cost) ? undefined : roomOf(step.booking, car)
    if (room === undefined) return
    if (room === 'nobody') best = chain.length > 1 ? { chain, cost } : best
    else if (chain.length < LINKS_MAX) extend({ booking: room, chain, cost })
  }
  const extend = (step: Step): void => {
    const own = carsById.get(step.booking.carId)
    for (const link of own ? linksOf(step, own) : []) take(step, link)
  }
  extend({ booking: first, chain: [], cost: 0 })
  return best?.chain
}
