const EQUATOR_METRES = 40_075_016.686
/** MapLibre's tiles. */
const TILE_PX = 512

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

export interface View extends Point {
  readonly zoom: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Web Mercator in pixels from the north-west corner of the world. */
export function toWorld({ latitude, longitude }: Point, zoom: number): readonly [x: number, y: number] {
  const size = TILE_PX * 2 ** zoom
  const north = Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))
  return [(size * (longitude + 180)) / 360, size * (0.5 - north / (2 * Math.PI))]
}

export function fromWorld([x, y]: readonly [number, number], zoom: number): Point {
  const size = TILE_PX * 2 ** zoom
  const north = (0.5 - y / size) * 2 * Math.PI
  return {
    longitude: (360 * x) / size - 180,
    latitude: (180 / Math.PI) * (2 * Math.atan(Math.exp(north)) - Math.PI / 2),
  }
}

export const metresPerPixel = (zoom: number, latitude: number): number =>
  (EQUATOR_METRES * Math.cos(radians(latitude))) / (TILE_PX * 2 ** zoom)
