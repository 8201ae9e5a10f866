import type { CarHit } from '@delebil/core-api'
import { LOCALE } from '@delebil/validation/text'

/** What comes first in the list. */
export const sortingPriorities = ['nearest', 'cheapest', 'availability', 'model'] as const
export type SortingPriority = (typeof sortingPriorities)[number]

export function isSortingPriority(value: unknown): value is SortingPriority {
  return sortingPriorities.some((priority) => priority === value)
}

const collator = new Intl.Collator(LOCALE, { numeric: true })
const farthest = Number.POSITIVE_INFINITY

function byDistance(a: CarHit, b: CarHit): number {
  const [near, far] = [a.distance ?? farthest, b.distance ?? farthest]
  return near === far ? a.id - b.id : near - far
}

/** The cars in the order asked for; equals stay nearest first. `totalOre`: total price by car id, where it is known. */
export function sortCars(
  cars: readonly CarHit[],
  priority: SortingPriority,
  totalOre: ReadonlyMap<number, number>,
): CarHit[] {
  const price = ({ id }: CarHit) => totalOre.get(id) ?? Number.MAX_SAFE_INTEGER
  const compare: Record<SortingPriority, (a: CarHit, b: CarHit) => number> = {
    nearest: () => 0,
    cheapest: (a, b) => price(a) - price(b),
    availability: (a, b) => b.maxAvailability - a.maxAvailability,
    model: (a, b) => collator.compare(a.model, b.model),
  }
  return cars.toSorted((a, b) => compare[priority](a, b) || byDistance(a, b))
}
