import type { PlanCar } from '@delebil/core-api/admin'
import type { Period } from '@delebil/validation'
import { type Change, isNew } from './draft.ts'
import { type Bar, keyOf } from './plan.ts'

/** Another car for a reservation, or the car that it left for who is in its way. */
export type DraftResolution = { readonly car: PlanCar } | { readonly swapWith: Bar }

export interface DraftedAmong {
  readonly cars: readonly PlanCar[]
  readonly bars: readonly Bar[]
  readonly changes: readonly Change[]
  readonly mayMove: (bar: Bar) => boolean
}

const MOST_CARS = 2

const isMeanwhile = (one: Period, other: Period): boolean => one.start < other.end && other.start < one.end
// An assignment says where a car stands, and only another one contradicts it.
const competes = (one: Bar, other: Bar): boolean => (one.kind === 'assignment') === (other.kind === 'assignment')

/** What can be done about a change of the draft that is refused because the car is taken: cars near it that are free, and a swap. */
export function draftResolutions(
  { bar, to }: Change,
  { cars, bars, changes, mayMove }: DraftedAmong,
): readonly DraftResolution[] {
  const moved = new Map(changes.map((change) => [keyOf(change.bar), change]))
  const placed = bars.flatMap((one): readonly (Bar & { readonly isMoved: boolean })[] => {
    const change = moved.get(keyOf(one))
    if (keyOf(one) === keyOf(bar) || change?.isRemoved || (change && change.to.carId === undefined)) return []
    return [{ ...one, ...(change && { ...change.to, carId: change.to.carId ?? 0 }), isMoved: change !== undefined }]
  })
  const inTheWay = placed.filter((one) => competes(one, bar) && isMeanwhile(one, to))
  const taken = new Set(inTheWay.map(({ carId }) => carId))
  const target = cars.find(({ id }) => id === to.carId)
  const nearness = (car: PlanCar) =>
    (car.locationId === target?.locationId ? 0 : 2) + (car.category === target?.category ? 0 : 1)
  const free = cars
    .filter(({ id, active }) => active && id !== to.carId && id !== bar.carId && !taken.has(id))
    .toSorted((one, other) => nearness(one) - nearness(other) || one.carNumber - other.carNumber)
  const blockers = inTheWay.filter(({ carId }) => carId === to.carId)
  const [swapWith] = blockers
  const maySwap =
    blockers.length === 1 &&
    swapWith !== undefined &&
    !swapWith.isMoved &&
    !isNew(bar) &&
    bar.carId !== to.carId &&
    mayMove(swapWith)
  return [
    ...(bar.kind === 'reservation' ? free.slice(0, MOST_CARS).map((car) => ({ car })) : []),
    ...(maySwap ? [{ swapWith: bars.find((one) => keyOf(one) === keyOf(swapWith)) ?? swapWith }] : []),
  ]
}
