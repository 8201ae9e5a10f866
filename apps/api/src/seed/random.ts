/** A stream of numbers that is the same for the same seed, on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly chance: (probability: number) => boolean
}

// The mulberry32 generator: 32 bits of state, good enough for plausible data.
const mulberry32 = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const randomFrom = (seed: number): Random => {
  const next = mulberry32(seed)
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  }
}
