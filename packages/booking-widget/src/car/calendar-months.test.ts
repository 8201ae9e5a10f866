import { expect, it } from 'vitest'
import { calendarMonths } from './calendar-months.ts'

const now = new Date('2026-11-21T10:10:00+01:00')
const chosen = { start: new Date('2026-11-23T10:00:00+01:00'), end: new Date('2026-11-25T00:00:00+01:00') }
const months = calendarMonths(now, ['2026-11-24', '2026-12-05'], chosen)
const day = (date: string) => months.flatMap(({ weeks }) => weeks.flat()).find((cell) => cell?.date === date)

it('the calendar has this month and two more, in weeks from Monday', () => {
  expect(months.map(({ weeks }) => weeks.flat().find(Boolean)?.date)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ])
  expect(months[1]?.weeks[0]?.map((cell) => cell?.day)).toEqual([undefined, 1, 2, 3, 4, 5, 6])
  expect(months.every(({ weeks }) => weeks.every((week) => week.length === 7))).toBe(true)
})

it('each day is free, reserved or outside the reach of the answer', () => {
  expect(day('2026-11-20')?.state).toBe('outside')
  expect(day('2026-11-21')?.state).toBe('free')
  expect(day('2026-12-05')?.state).toBe('reserved')
  expect(day('2027-01-22')?.state).toBe('outside')
})

it('the days of the period are marked, without the day at whose midnight it ends', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) => day(date)?.isChosen)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
