import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitView, widen } from './first-view.ts'
import { toWorld } from './world.ts'

const point = fc.record({
  latitude: fc.double({ min: 60.2, max: 60.6, noNaN: true }),
  longitude: fc.double({ min: 5.1, max: 5.6, noNaN: true }),
})
const bergen = { latitude: 60.3925, longitude: 5.3233 }

describe('the first view', () => {
  it('a place without cars is shown as near as a search begins', () => {
    expect(fitView([bergen], { width: 300, height: 200 }).zoom).toBe(15)
  })

  it('every point is in the room, and no nearer than zoom 15', () => {
    fc.assert(
      fc.property(point, fc.array(point, { maxLength: 5 }), (first, others) => {
        const room = { width: 270, height: 260 }
        const view = fitView([first, ...others], room)
        expect(view.zoom).toBeLessThanOrEqual(15)
        const [middleX, middleY] = toWorld(view, view.zoom)
        for (const each of [first, ...others]) {
          const [x, y] = toWorld(each, view.zoom)
          expect(Math.abs(x - middleX)).toBeLessThanOrEqual(room.width / 2 + 0.01)
          expect(Math.abs(y - middleY)).toBeLessThanOrEqual(room.height / 2 + 0.01)
        }
      }),
    )
  })

  it('it goes out no farther than until five prices are told', () => {
    const view = { ...bergen, zoom: 14 }
    expect(widen(view, () => 5)).toEqual(view)
    expect(widen(view, ({ zoom }) => (zoom <= 13.5 ? 6 : 2)).zoom).toBe(13.5)
    expect(widen(view, () => 3)).toEqual(view)
  })
})
