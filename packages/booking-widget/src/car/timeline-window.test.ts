import { MINUTE_MS } from '@delebil/validation/time'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { timelineWindow } from './timeline-window.ts'

const at = (text: string) => new Date(`${text}:00+01:00`)
const labels = (start: string, end: string) =>
  timelineWindow({ start: at(start), end: at(end) }).ticks.map(({ label }) => label)

it('a timeline of an evening shows the even hours around it, and midnight as the end of the day', () => {
  expect(labels('2026-11-21T18:30', '2026-11-21T23:30')).toEqual(['16', '18', '20', '22', '24'])
})

it('a timeline over midnight counts the hours of both days', () => {
  expect(labels('2026-11-21T22:00', '2026-11-22T02:30')).toEqual(['20', '22', '24', '02', '04'])
})

it('a timeline of several days shows dates', () => {
  expect(labels('2026-11-21T13:30', '2026-11-24T10:00')).toEqual(['21.11.', '22.11.', '23.11.', '24.11.', '25.11.'])
})

it('a timeline always holds its period and has between two and six marks in order', () => {
  const start = fc.integer({ min: Date.UTC(2026, 0, 1) / MINUTE_MS, max: Date.UTC(2027, 0, 1) / MINUTE_MS })
  const minutes = fc.integer({ min: 60, max: 30 * 24 * 60 })
  fc.assert(
    fc.property(start, minutes, (startMinute, length) => {
      const period = {
        start: new Date(startMinute * MINUTE_MS),
        end: new Date((startMinute + length) * MINUTE_MS),
      }
      const { start: from, end: to, ticks } = timelineWindow(period)
      expect(from <= period.start && to >= period.end).toBe(true)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.map((tick) => tick.at.getTime())).toEqual(
        ticks.map((tick) => tick.at.getTime()).toSorted((a, b) => a - b),
      )
    }),
  )
})
