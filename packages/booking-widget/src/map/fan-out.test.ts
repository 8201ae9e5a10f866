import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { touches } from './boxes.ts'
import { CHIP_HEIGHT_PX, fanOut, mostInFan } from './fan-out.ts'

const room = { left: 0, top: 0, right: 800, bottom: 600 }

describe('the fan of one spot', () => {
  it('its chips stand at the side that has room, those in the middle farthest out', () => {
    const [first, second, third] = fanOut({ spot: { x: 200, y: 300 }, count: 3, chipWidth: 120, room })
    expect(first?.left).toBeGreaterThan(200)
    expect(second?.left).toBeGreaterThan(first?.left ?? 0)
    expect(third?.left).toBe(first?.left)
    expect(fanOut({ spot: { x: 700, y: 300 }, count: 1, chipWidth: 120, room })[0]?.right).toBeLessThan(700)
  })

  it('no two chips touch, each is 48 high, and all are in the room where it holds them', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) })
    fc.assert(
      fc.property(spot, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 90, max: 170 }), (at, count, chipWidth) => {
        const chips = fanOut({ spot: at, count: Math.min(count, mostInFan({ room })), chipWidth, room })
        chips.forEach((chip, index) => {
          expect(chip.bottom - chip.top).toBe(CHIP_HEIGHT_PX)
          for (const other of chips.slice(index + 1)) expect(touches(chip, other)).toBe(false)
          expect(chip.left).toBeGreaterThanOrEqual(room.left)
          expect(chip.right).toBeLessThanOrEqual(room.right)
          expect(chip.top).toBeGreaterThanOrEqual(room.top)
          expect(chip.bottom).toBeLessThanOrEqual(room.bottom)
        })
      }),
    )
  })
})
