import { expect, test } from 'vitest'
import { rollBy } from './timeline-edges.ts'
import { barPlace, heightOf, indexAt, lanesOf, layOut, rowAt } from './timeline-layout.ts'

const row = (id: string, group: string) => ({ id, title: id, group })
const sizes = { lane: 32, strip: 16, group: 24, gap: 3 }
const items = layOut([row('a', 'Torget'), row('b', 'Torget'), row('c', 'Åsen')], sizes, (id) => ({
  lanes: id === 'b' ? 2 : 1,
  hasStrip: id === 'c',
}))

test('rows stand below the name of their group, each as high as what it holds', () => {
  expect(items.map(({ top, group, row }) => [top, group ?? row?.id])).toEqual([
    [0, 'Torget'],
    [24, 'a'],
    [56, 'b'],
    [120, 'Åsen'],
    [144, 'c'],
  ])
  expect(items.map(({ count }) => count)).toEqual([2, undefined, undefined, 1, undefined])
  expect(heightOf(items)).toBe(192)
  expect(heightOf([])).toBe(0)
})

test('a height gives the row there, or the nearest beyond the ends', () => {
  expect([-50, 0, 24, 55, 56, 125, 9999].map((y) => rowAt(items, y)?.id)).toEqual(['a', 'a', 'a', 'a', 'b', 'c', 'c'])
  expect(indexAt([], 10)).toBe(0)
  expect(rowAt([], 10)).toBeUndefined()
})

test('bars that overlap have lanes of their own, bars that touch share one', () => {
  const bar = (from: number, to: number) => ({ start: new Date(from), end: new Date(to) })
  const [one, two, three, four] = [bar(0, 10), bar(5, 15), bar(10, 20), bar(6, 7)]
  const alone = bar(30, 40)
  const lanes = lanesOf([one, two, three, four, alone])
  expect([one, two, three, four].map((each) => lanes.get(each)?.lane)).toEqual([0, 1, 0, 2])
  expect([lanes.get(one)?.of, lanes.get(alone)]).toEqual([3, { lane: 0, of: 1 }])
  expect(lanesOf([]).size).toBe(0)
})

test('a bar is in its lane, and closer to others where what is carried has no lane of its own', () => {
  expect(barPlace({ lane: 0, of: 1 }, 64, false, sizes)).toEqual({ top: 3, height: 25 })
  expect(barPlace({ lane: 1, of: 2 }, 64, false, sizes)).toEqual({ top: 35, height: 25 })
  expect(barPlace({ lane: 0, of: 1 }, 48, true, sizes)).toEqual({ top: 3, height: 25 })
  expect(barPlace({ lane: 1, of: 2 }, 32, false, sizes)).toEqual({ top: 19, height: 9 })
})

test('a dragged bar scrolls at an edge it came to, and not where it was picked up', () => {
  expect([rollBy(20, 400, -30), rollBy(20, 400, 0), rollBy(20, 400, 30)]).toEqual([-10, 0, 0])
  expect([rollBy(400, 20, 30), rollBy(400, 20, 0), rollBy(400, -5, 30)]).toEqual([10, 0, 10])
  expect(rollBy(-5, 400, -30)).toBe(0)
})
