import { expect, test } from 'vitest'
import { boxAround } from './boxes.ts'
import { placeWalkName } from './map-scene.ts'
import type { Point } from './world.ts'

const from = { latitude: 60, longitude: 5 }
/** A map whose middle is the place, of so many pixels for a degree north. */
const map = (pixels: number) => ({
  at: ({ latitude, longitude }: Point) => [(longitude - 5) * (pixels / 2), (60 - latitude) * pixels] as const,
  room: boxAround(0, 0, 400),
  boxes: [],
  scale: 1,
})
/** The ring is 100 px from its middle to its edge. */
const near = map(27_830)
const side = (point: Point | undefined) => point && (point.latitude > 60 ? 'north' : 'south')

test('the name of the walking ring stands at its north, and at its south where something is in the way', () => {
  expect(side(placeWalkName(from, near))).toBe('north')
  expect(side(placeWalkName(from, { ...near, boxes: [boxAround(30, -110, 20)] }))).toBe('south')
  expect(side(placeWalkName(from, { ...near, room: { ...near.room, top: -115 } }))).toBe('south')
})

test('the name of the walking ring is left out where it has no room, or is wider than the ring', () => {
  expect(placeWalkName(from, { ...near, room: boxAround(0, 0, 180) })).toBeUndefined()
  expect(placeWalkName(from, { ...near, boxes: [boxAround(0, -110, 20), boxAround(0, 90, 20)] })).toBeUndefined()
  expect(placeWalkName(from, map(10_000))).toBeUndefined()
  expect(placeWalkName(from, { ...near, scale: 3 })).toBeUndefined()
})
