import { expect, it } from 'vitest'
import { boxAround } from './boxes.ts'
import { type NamesAsked, namesLeftOut } from './ground-names.ts'
import { placeNames } from './place-names.ts'

const torget = placeNames.findIndex(([name]) => name === 'Torget')
const leavesOut = (x: number, more: Partial<NamesAsked> = {}) =>
  namesLeftOut({
    room: { left: 0, top: 0, right: 400, bottom: 400 },
    boxes: [],
    scale: 1,
    said: undefined,
    at: ({ longitude }) => [longitude === placeNames[torget]?.[1] ? x : -1000, 200],
    ...more,
  })[torget]

it('a name of the ground that is whole, and under nothing, stays', () => {
  expect(leavesOut(200)).toBe(false)
  expect(leavesOut(200, { boxes: [boxAround(100, 200, 60)] })).toBe(false)
})

it('a name that the edge would cut is left out, with a large text sooner', () => {
  expect(leavesOut(20)).toBe(true)
  expect(leavesOut(30)).toBe(false)
  expect(leavesOut(30, { scale: 2 })).toBe(true)
})

it('a name that would peek out from under a mark is left out', () => {
  expect(leavesOut(200, { boxes: [boxAround(235, 200, 34)] })).toBe(true)
})

it('a name that the pin of the place searched for says already is left out', () => {
  expect(leavesOut(200, { said: 'Torget' })).toBe(true)
  expect(leavesOut(200, { said: 'Bryggen' })).toBe(false)
})
