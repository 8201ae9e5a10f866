import type { PlanCar } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { emptyDraft, place } from './draft.ts'
import { draftResolutions } from './draft-resolutions.ts'
import type { Bar } from './plan.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const bar = (id: number, carId: number, more: Partial<Bar> = {}): Bar => ({
  kind: 'reservation',
  id,
  carId,
  start: at(10),
  end: at(12),
  version: 1,
  ...more,
})
const car = (id: number, locationId: number, category: PlanCar['category'] = 'small'): PlanCar => ({
  id,
  carNumber: 100 + id,
  licensePlate: `EL${id}`,
  model: 'Toyota Yaris',
  category,
  seats: 5,
  locationId,
  location: `Sted ${locationId}`,
  active: true,
  damages: 0,
  notices: [],
})
const cars = [car(1, 1), car(2, 2), car(3, 1), car(4, 2, 'large'), car(5, 2), car(6, 1)]
/** Of a bar that is laid on car 2. */
const resolutions = (moved: Bar, bars: readonly Bar[], mayMove = true) => {
  const { changes } = place(emptyDraft, moved, { carId: 2, start: moved.start, end: moved.end })
  const [change] = changes
  if (!change) throw new Error('nothing was moved')
  return draftResolutions(change, { cars, bars: [moved, ...bars], changes, mayMove: () => mayMove }).map(
    (resolution) => ('car' in resolution ? resolution.car.carNumber : `swap ${resolution.swapWith.id}`),
  )
}

test('a reservation laid on a car that is taken is offered the nearest free cars, the same class first, and a swap', () => {
  expect(resolutions(bar(1, 1), [bar(2, 2)])).toEqual([105, 104, 'swap 2'])
})

test('a car that is taken meanwhile or out of use is not offered', () => {
  const bars = [bar(2, 2), bar(3, 5), bar(4, 4, { kind: 'block', start: at(11), end: at(13) })]
  expect(resolutions(bar(1, 1), bars)).toEqual([103, 106, 'swap 2'])
})

test('blocks and assignments that overlap are offered the swap alone, each with what it contradicts', () => {
  expect(resolutions(bar(1, 1, { kind: 'block' }), [bar(2, 2)])).toEqual(['swap 2'])
  const placed = bar(1, 1, { kind: 'assignment' })
  expect(resolutions(placed, [bar(2, 2), bar(3, 2, { kind: 'assignment', start: at(11), end: at(20) })])).toEqual([
    'swap 3',
  ])
})

test('no swap is offered with two in the way, with what stays, or with what the draft has moved already', () => {
  expect(resolutions(bar(1, 1), [bar(2, 2), bar(3, 2)])).not.toContain('swap 2')
  expect(resolutions(bar(1, 1), [bar(2, 2)], false)).toEqual([105, 104])
  const mover = bar(1, 1)
  const other = bar(2, 3)
  const period = { start: at(10), end: at(12) }
  const { changes } = place(place(emptyDraft, mover, { carId: 2, ...period }), other, { carId: 2, ...period })
  const [change] = changes
  if (!change) throw new Error('nothing was moved')
  expect(draftResolutions(change, { cars, bars: [mover, other], changes, mayMove: () => true })).toHaveLength(2)
})
