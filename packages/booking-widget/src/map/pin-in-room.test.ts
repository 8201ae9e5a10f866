import { expect, it } from 'vitest'
import { pinBox, stepTo } from './pin-in-room.ts'

const room = { left: 0, top: 100, right: 400, bottom: 500 }

it.each([
  ['in the middle stays', [200, 300], [0, 0]],
  ['cut by the upper edge comes down as far as it is high', [200, 110], [0, -42]],
  ['far above comes down to the edge', [200, -300], [0, -452]],
  ['cut by the left edge comes in', [30, 300], [-40, 0]],
  ['cut by the right edge comes in', [390, 300], [60, 0]],
  ['below the lower edge comes up', [200, 520], [0, 24]],
] as const)('a chosen pin %s', (_, [x, y], step) => {
  expect(stepTo(pinBox(x, y, 1), room)).toEqual(step)
})

it('a pin that is wider than its room shows where its price begins', () => {
  expect(stepTo(pinBox(30, 300, 2), { ...room, right: 200 })).toEqual([-110, 0])
  expect(stepTo(pinBox(190, 300, 2), { ...room, right: 200 })).toEqual([50, 0])
})
