import { describe, expect, it } from 'vitest'
import { billingDeadline, workingDaysUntil } from './billing-deadline.ts'

describe('the day by which a month is to be invoiced', () => {
  it.each([
    ['2026-10', '2026-11-20'],
    ['2026-02', '2026-03-20'],
    // Maundy Thursday 2 April to Easter Monday 6 April.
    ['2026-03', '2026-04-24'],
    // 1 May, Ascension Day 14 May, Whit Monday 25 May; 17 May is a Sunday.
    ['2026-04', '2026-05-26'],
    // 25 December is a Friday, 26 December a Saturday, 1 January a Friday.
    ['2026-12', '2027-01-22'],
    ['2024-02', '2024-03-21'],
  ])('%s: %s', (month, day) => expect(billingDeadline(month)).toBe(day))
})

describe('the working days until a deadline', () => {
  it.each([
    ['2026-11-03', '2026-11-20', 13],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', 0],
    ['2026-11-24', '2026-11-20', -2],
    // Easter lies between.
    ['2026-04-01', '2026-04-07', 1],
  ])('%s to %s: %i', (today, day, left) => expect(workingDaysUntil(today, day)).toBe(left))
})
