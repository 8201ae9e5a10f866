/** What the page offers to whoever measures it, as `globalThis.mapBench`. */
export type MapBench = {
  /** Moves the map so many frames far and answers ms for each. */
  readonly pan: (frames: number) => Promise<number[]>
  /** Builds the cluster index of so many cars and answers the ms it took. */
  readonly buildIndex: (cars: number) => number
}

/** Who draws the cars: our layers, or MapLibre with its own clustering. */
export type Painter = 'ours' | 'maplibre'
