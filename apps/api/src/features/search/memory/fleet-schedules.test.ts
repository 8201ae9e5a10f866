import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFleetSchedules } from './fleet-schedules.ts'
import { type Schedule, scoreSchedule, toMinuteWindow } from './schedule.ts'

const HOUR = 60
const aSchedule = fc
  .record({
    gaps: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 300, size: 'max' }),
    outFrom: fc.constantFrom(0, 0, 3 * HOUR, 30 * HOUR),
  })
  .map(({ gaps, outFrom }): Schedule => {
    let minute = 0
    return { busy: Int32Array.from(gaps.length % 2 ? gaps.slice(1) : gaps, (gap) => (minute += gap * HOUR)), outFrom }
  })
const window = (start: number, hours: number) =>
  toMinuteWindow(
    { start: new Date(start * HOUR * 60_000), end: new Date((start + hours) * HOUR * 60_000) },
    new Date(20 * HOUR * 60_000),
  )

test('a car has the schedule that it was given last, whatever others were given', () => {
  const aFleet = fc.array(aSchedule, { minLength: 1, maxLength: 5 })
  const changes = fc.array(fc.tuple(fc.nat(), aSchedule), { maxLength: 30, size: 'max' })
  const windows = fc.tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(aFleet, changes, windows, (fleet, replaced, [start, hours]) => {
      const given = [...fleet]
      const schedules = createFleetSchedules(fleet)
      for (const [car, schedule] of replaced) {
        given[car % given.length] = schedule
        schedules.replace(car % given.length, schedule)
      }
      const asked = window(start, hours)
      given.forEach((schedule, index) => {
        expect(schedules.of(index)).toEqual(schedule)
        expect(schedules.score(index, asked)).toEqual(scoreSchedule(schedule, asked))
      })
    }),
  )
})

test('a schedule that was given out stays as it was when its car gets another', () => {
  const schedules = createFleetSchedules([{ busy: Int32Array.of(60, 120), outFrom: 0 }])
  const before = schedules.of(0)
  schedules.replace(0, { busy: Int32Array.of(180, 240), outFrom: 0 })
  expect([...before.busy]).toEqual([60, 120])
})
