import type * as GeoJSON from 'geojson'
/** An outline as its file has it. */
export type Outline = GeoJSON.GeometryCollection<GeoJSON.MultiPolygon | GeoJSON.Polygon>

export type Bounds = readonly [west: number, south: number, east: number, north: number]

export const ringsOf = ({ geometries }: Outline): readonly GeoJSON.Position[][] =>
  geometries.flatMap((geometry) => (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()))

export function boundsOf(outline: Outline): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [x = 0, y = 0] of ringsOf(outline).flat()) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

/** The outline without the straight edges along which it was cut out: those are no shore. */
export function coastOf(outline: Outline): readonly GeoJSON.Position[][] {
  const [west, south, east, north] = boundsOf(outline)
  const isCut = ([x, y]: GeoJSON.Position, [x2, y2]: GeoJSON.Position) =>
    (x === x2 && (x === west || x === east)) || (y === y2 && (y === south || y === north))
  return ringsOf(outline).flatMap((ring) => {
    const lines: GeoJSON.Position[][] = []
    let line: GeoJSON.Position[] = []
    ring.forEach((point, at) => {
      const before = ring[at - 1]
      if (before && isCut(before, point)) {
        lines.push(line)
        line = []
      }
      line.push(point)
    })
    return [...lines, line].filter(({ length }) => length > 1)
  })
}
