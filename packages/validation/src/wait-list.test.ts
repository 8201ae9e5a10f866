import fc from 'fast-check'
import { expect, it } from 'vitest'
import { standardPolicy } from './policy.ts'
import { policyFields } from './policy-fields.ts'
import { addMinutes } from './time/duration.ts'
import { checkWaitPeriod, fulfilsEntry, HOLD_LEAST_MINUTES, holdUntil, inTurn, isTurn, waitState } from './wait-list.ts'

const now = new Date('2026-11-20T09:00:00Z')
const at = (minutes: number) => addMinutes(now, minutes)
const window = (from: number, to: number) => ({ start: at(from), end: at(to) })

it('[Z4] those who asked first come first, whatever the order they are read in', () => {
  const entry = fc.record({ id: fc.integer({ min: 1 }), created: fc.date({ noInvalidDate: true }) })
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), (entries) => {
      const queue = inTurn(entries)
      expect(inTurn(entries.toReversed())).toEqual(queue)
      for (const [index, next] of queue.slice(1).entries()) {
        const before = queue[index]
        expect(
          before && (before.created < next.created || (+before.created === +next.created && before.id < next.id)),
        ).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

it('[Z5] a hold lasts 15 minutes, and ends at the latest halfway to the start', () => {
  expect(holdUntil(at(600), now, standardPolicy)).toEqual(at(15))
  expect(holdUntil(at(20), now, standardPolicy)).toEqual(at(10))
  expect(holdUntil(at(600), now, { holdMinutes: 45 })).toEqual(at(45))
})

it('[Z5] no hold is made that leaves less than two minutes', () => {
  expect(holdUntil(at(2 * HOLD_LEAST_MINUTES), now, standardPolicy)).toEqual(at(HOLD_LEAST_MINUTES))
  expect(holdUntil(at(3), now, standardPolicy)).toBeUndefined()
  expect(holdUntil(at(-60), now, standardPolicy)).toBeUndefined()
  expect(policyFields.holdMinutes.least).toBe(HOLD_LEAST_MINUTES)
})

it('[Z6] nobody is asked who may not book, is at the limit, holds a car or had this one', () => {
  const free = { mayBook: true, isAtLimit: false, holdsCar: false, hadCar: false }
  expect(isTurn(free)).toBe(true)
  expect(isTurn({ ...free, mayBook: false })).toBe(false)
  expect(isTurn({ ...free, isAtLimit: true })).toBe(false)
  expect(isTurn({ ...free, holdsCar: true })).toBe(false)
  expect(isTurn({ ...free, hadCar: true })).toBe(false)
})

it('[Z7] a booking of the whole time ends the entry, one of a part does not', () => {
  expect(fulfilsEntry(window(60, 180), window(60, 180))).toBe(true)
  expect(fulfilsEntry(window(30, 200), window(60, 180))).toBe(true)
  expect(fulfilsEntry(window(60, 150), window(60, 180))).toBe(false)
})

it('[Z8] a hold that has run out is none', () => {
  expect(waitState({ heldUntil: at(1), isMissed: false }, now)).toBe('HELD')
  expect(waitState({ heldUntil: now, isMissed: false }, now)).toBe('WAITING')
  expect(waitState({ heldUntil: at(-1), isMissed: true }, now)).toBe('MISSED')
  expect(waitState({ isMissed: false }, now)).toBe('WAITING')
})

it('[Z9] one waits for a time that can be booked and is not about to begin', () => {
  expect(checkWaitPeriod(window(60, 180), now)).toBeUndefined()
  expect(checkWaitPeriod(window(3, 180), now)).toBe('period.start-in-past')
  expect(checkWaitPeriod(window(60, 90), now)).toBe('period.too-short')
  expect(checkWaitPeriod(window(60 * 24 * 400, 60 * 24 * 400 + 60), now)).toBe('period.too-far-ahead')
})
