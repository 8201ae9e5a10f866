import type { Point } from './world.ts'

/** Nearer than this, some metres, two things stand at the same place: parts of a degree. */
const PARTS = 10_000
/** Two large primes, which spread places over a table. */
const [SPREAD_X, SPREAD_Y] = [73_856_093, 19_349_663]

/**
 * What stands at one place together, in the order in which places come first. By a table of whole numbers: of a hundred
 * thousand cars it takes half the time that a `Map` does.
 */
export function byPlace<T extends Point>(all: readonly T[]): T[][] {
  const size = 2 ** (Math.ceil(Math.log2(all.length + 1)) + 1)
  // The number of the place that stands in each slot, from 1; nought is free.
  const table = new Int32Array(size)
  const [xs, ys] = [new Int32Array(all.length), new Int32Array(all.length)]
  const places: T[][] = []
  for (const one of all) {
    const [x, y] = [Math.round(one.longitude * PARTS), Math.round(one.latitude * PARTS)]
    let slot = (Math.imul(x, SPREAD_X) ^ Math.imul(y, SPREAD_Y)) & (size - 1)
    let place = (table[slot] ?? 0) - 1
    while (place >= 0 && (xs[place] !== x || ys[place] !== y)) {
      slot = (slot + 1) & (size - 1)
      place = (table[slot] ?? 0) - 1
    }
    if (place >= 0) {
      places[place]?.push(one)
      continue
    }
    xs[places.length] = x
    ys[places.length] = y
    table[slot] = places.push([one])
  }
  return places
}
