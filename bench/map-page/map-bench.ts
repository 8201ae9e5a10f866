/** What the page offers to whoever measures it, as `globalThis.mapBench`. */
export type MapBench = {
  /** Moves the map so many frames far and answers ms for each. */
  readonly pan: (frames: number) => Promise<number[]>
  /** Puts so many cars together for a first view and answers the ms it took. */
  readonly buildIndex: (cars: number) => number
  /** Has Leaflet.markercluster put so many cars together and answers the ms it took. */
  readonly buildWithLeaflet: (cars: number) => number
}

/** Who draws the cars: our layers, or MapLibre with its own clustering. */
export type Painter = 'ours' | 'maplibre'
