import { describe, expect, it } from 'vitest'
import bergen from './outline/bergen.json' with { type: 'json' }
import nordic from './outline/nordic.json' with { type: 'json' }
import { cornerSpacing, fadeStops, fadeZooms } from './outline-fade.ts'
import { coastOf, type Outline } from './outline-shape.ts'
import { metresPerPixel } from './world.ts'

const square: Outline = {
  type: 'GeometryCollection',
  geometries: [
    {
      type: 'Polygon',
      coordinates: [
        [
          [5, 60],
          [5.1, 60],
          [5.1, 60.1],
          [5.06, 60.05],
          [5.04, 60.08],
          [5, 60.1],
          [5, 60],
        ],
      ],
    },
  ],
}
// The files are typed as lists of lists of numbers.
const [asBergen, asNordic] = [bergen, nordic] as unknown as [Outline, Outline]

describe('the outline that is drawn without network', () => {
  it('the edges along which an outline was cut out are no coast', () => {
    expect(coastOf(square)).toEqual([
      [
        [5.1, 60.1],
        [5.06, 60.05],
        [5.04, 60.08],
        [5, 60.1],
      ],
    ])
  })

  it("Bergen's outline says nothing at the zoom that a search begins with, and all of it where the town is seen whole", () => {
    const [full, gone] = fadeZooms(cornerSpacing(asBergen), 60.4)
    expect(gone).toBeLessThan(12.5)
    expect(full).toBeGreaterThan(10.5)
  })

  it('no outline is drawn where its corners stand more than 40 px apart', () => {
    for (const outline of [asBergen, asNordic]) {
      const spacing = cornerSpacing(outline)
      const [full, gone] = fadeZooms(spacing, 60.4)
      expect(spacing / metresPerPixel(gone, 60.4)).toBeCloseTo(40)
      expect(spacing / metresPerPixel(full, 60.4)).toBeCloseTo(20)
    }
  })

  it('an outline says nothing at the farthest zoom, where it would be seen to end in a square of sea', () => {
    for (const outline of [asBergen, asNordic]) {
      const stops = fadeStops(fadeZooms(cornerSpacing(outline), 60.4))
      const zooms = stops.filter((_, at) => at % 2 === 0)
      expect(stops.slice(0, 2)).toEqual([4.5, 0])
      expect(zooms).toEqual(zooms.toSorted((a, b) => a - b))
      expect(new Set(zooms).size).toBe(zooms.length)
    }
  })
})
