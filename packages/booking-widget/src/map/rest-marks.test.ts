import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, boxAround, contains, touches } from './boxes.ts'
import { clusterCars } from './cluster-cars.ts'
import { GAP_PX } from './mark-sizes.ts'
import { mergeNear } from './merge-near.ts'
import { type Mark, placeMarks } from './place-marks.ts'
import { type Rest, restMarks } from './rest-marks.ts'
import type { MapCar } from './spots.ts'
import { fromWorld, toWorld } from './world.ts'

const ZOOM = 15
const middle = { latitude: 60.3925, longitude: 5.3233 }
const [midX, midY] = toWorld(middle, ZOOM)
/** A phone's map under its search, with three buttons in its corner. */
const room: Box = { left: 0, top: 130, right: 390, bottom: 508 }
const over: readonly Box[] = [{ left: 330, top: 316, right: 378, bottom: 476 }]

const carAt = (id: number, x: number, y: number, availability = 100): MapCar => ({
  id,
  label: `Bil ${id}`,
  availability,
  ...fromWorld([midX + x - 195, midY + y - 319], ZOOM),
})

function layOut(cars: readonly MapCar[], width = 84): Mark[] {
  const world = [-180, -85, 180, 85] as const
  return placeMarks({
    groups: mergeNear(clusterCars(cars).groupsIn(world, ZOOM), ZOOM),
    widthOf: ({ spot, available, partial }) => (spot && available + partial > 0 ? width : undefined),
    near: { x: midX, y: midY },
  })
}

const restAt = (scale: number): Rest => ({
  room,
  over,
  taken: [],
  scale,
  screenOf: ({ x, y, box: { left, top, right, bottom } }) => {
    const [atX, atY] = [(x - midX) * scale + 195, (y - midY) * scale + 319]
    return {
      left: (left - x) * scale + atX,
      top: (top - y) * scale + atY,
      right: (right - x) * scale + atX,
      bottom: (bottom - y) * scale + atY,
    }
  },
})

const rest = restAt(1)
const look = (cars: readonly MapCar[]) =>
  restMarks(layOut(cars), rest).map((mark) => ({ kind: mark.kind, ...rest.screenOf(mark) }))

it('a price in the clear stays as it is', () => {
  const marks = layOut([carAt(1, 195, 300), carAt(2, 100, 200)])
  expect(restMarks(marks, rest)).toEqual(marks)
})

it('a price that the edge cuts steps aside as far as it still lies over its place, and stays whole', () => {
  expect(look([carAt(1, 20, 300)])).toMatchObject([{ kind: 'price', left: 7 }])
  expect(look([carAt(1, 375, 250)])).toMatchObject([{ kind: 'price', right: 388 }])
})

it('a price that cannot be whole is a dot, and a dot at the very edge comes in', () => {
  expect(look([carAt(1, 6, 300)])).toMatchObject([{ kind: 'dot', left: 0, right: 26 }])
  expect(look([carAt(1, 195, 132)])).toMatchObject([{ kind: 'dot', top: 130 }])
})

it('a mark that buttons cut comes out from under them, and what lies far under something or out of sight is left out', () => {
  const [mark] = look([carAt(1, 324, 400, 0)])
  expect(mark).toMatchObject({ kind: 'dot', right: 330 - GAP_PX })
  expect(look([carAt(1, 354, 400, 0)])).toMatchObject([{ kind: 'dot', right: 330 - GAP_PX }])
  const panel = { ...rest, over: [{ left: 100, top: 130, right: 390, bottom: 508 }] }
  expect(restMarks(layOut([carAt(1, 300, 300)]), panel)).toEqual([])
  expect(look([carAt(1, 195, 120), carAt(2, -10, 300)])).toEqual([])
})

it('a mark that comes out from under a button beside another mark steps aside of that one too', () => {
  const marks = look([carAt(1, 265, 350), carAt(2, 330, 270), carAt(3, 330, 330, 0)])
  expect(marks.map(({ kind }) => kind)).toEqual(['price', 'price', 'dot'])
  expect(marks.at(-1)).toMatchObject({ right: 330 - GAP_PX, bottom: 333 - GAP_PX })
})

it('the chosen pin is left where it is', () => {
  const world = [-180, -85, 180, 85] as const
  const cars = [carAt(1, 4, 300)]
  const marks = placeMarks({
    groups: mergeNear(clusterCars(cars).groupsIn(world, ZOOM, 1), ZOOM, 1),
    widthOf: () => 84,
    selectedCarId: 1,
  })
  expect(restMarks(marks, rest)).toEqual(marks)
})

it('no two marks of a map that rests touch, none new comes, and none in sight is lost but under something', () => {
  const some = fc.array(
    fc.record({
      x: fc.integer({ min: -60, max: 450 }),
      y: fc.integer({ min: 60, max: 560 }),
      availability: fc.constantFrom(0, 40, 100),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(some, fc.constantFrom(1, 2), fc.integer({ min: 60, max: 130 }), (all, scale, width) => {
      const at = restAt(scale)
      const marks = layOut(
        all.map(({ x, y, availability }, index) => carAt(index + 1, x, y, availability)),
        width,
      )
      const still = restMarks(marks, at)
      const boxes = still.map(at.screenOf)
      const touching = boxes.filter((one, index) => boxes.slice(index + 1).some((other) => touches(one, other)))
      expect(touching).toEqual([])
      const ids = new Set(still.map(({ group }) => group.id))
      const seen = marks.filter((mark) => {
        const box = at.screenOf(mark.dot ?? mark)
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        return contains(room, x, y) && !over.some((cover) => touches(cover, boxAround(x, y, 2)))
      })
      expect(seen.filter(({ group }) => !ids.has(group.id))).toEqual([])
      expect(still.length).toBe(ids.size)
    }),
    { numRuns: 300 },
  )
})
