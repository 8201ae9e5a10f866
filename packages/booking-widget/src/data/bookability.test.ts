import type { Availability } from '@delebil/core-api'
import { expect, it } from 'vitest'
import { bookability } from './bookability.ts'

const at = (time: string) => `2026-11-21T${time}:00+01:00`
const availability = (isPeriodAvailable: boolean, ...stretches: [string, string][]): Availability => ({
  carId: 1,
  isPeriodAvailable,
  isAvailable: stretches.length > 0,
  periods: [],
  availablePeriods: stretches.map(([start, end]) => ({ start: at(start), end: at(end) })),
})

it('a car is unknown until there is an answer, and free when the whole window is', () => {
  expect(bookability(undefined).name).toBe('unknown')
  expect(bookability(availability(true, ['10:00', '20:00'])).name).toBe('free')
})

it('a car partly free offers its longest free stretch', () => {
  const found = bookability(availability(false, ['10:00', '12:00'], ['13:00', '18:00'], ['19:00', '20:00']))
  expect(found).toEqual({ name: 'partial', free: { start: new Date(at('13:00')), end: new Date(at('18:00')) } })
})

it('a car without 60 free minutes is taken', () => {
  expect(bookability(availability(false, ['10:00', '10:30'])).name).toBe('taken')
})
