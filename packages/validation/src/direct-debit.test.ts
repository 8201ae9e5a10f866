import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECT_DEBIT_LEAST_DAYS, directDebitDeadline, firstDirectDebitDue } from './direct-debit.ts'
import { osloDateText, parseInstant } from './time/oslo-time.ts'
import { addDays, isWorkingDay } from './time/working-day.ts'

const plain = { isNotifiedByBank: false, leadDays: DIRECT_DEBIT_LEAST_DAYS }
const notified = { ...plain, isNotifiedByBank: true }
const at = (text: string) => parseInstant(text)
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
const terms = fc.record({ isNotifiedByBank: fc.boolean(), leadDays: fc.integer({ min: 0, max: 60 }) })

describe('when the clearing house must have a claim of AvtaleGiro', () => {
  it.each([
    // Tuesday 14:00 for Saturday; the 30th of a month is its last working day.
    ['without notice by the bank four days before, by 14:00', '2026-11-21', plain, '2026-11-17T14:00:00+01:00'],
    ['on a Saturday it is the Friday before', '2026-11-25', plain, '2026-11-20T14:00:00+01:00'],
    // Maundy Thursday 2 April to Easter Monday 6 April 2026, of which four days are holidays.
    ['public holidays are not counted', '2026-04-07', plain, '2026-03-30T14:00:00+02:00'],
    ['a longer time that was agreed', '2026-11-25', { ...plain, leadDays: 8 }, '2026-11-17T14:00:00+01:00'],
    ['a shorter one counts for nothing', '2026-11-21', { ...plain, leadDays: 1 }, '2026-11-17T14:00:00+01:00'],
  ])('[I34] %s', (_what, due, by, deadline) => expect(directDebitDeadline(due, by)).toEqual(at(deadline)))

  it.each([
    ['due on the 15th, by the end of the month before', '2026-12-15', notified, '2026-11-30T14:00:00+01:00'],
    ['due on the 14th, by the end of the month before that', '2026-12-14', notified, '2026-10-30T14:00:00+01:00'],
    ['in January that is in the year before', '2027-01-14', notified, '2026-11-30T14:00:00+01:00'],
    ['where the month ends on a Sunday', '2026-06-20', notified, '2026-05-29T14:00:00+02:00'],
    ['a longer time that was agreed', '2026-12-15', { ...notified, leadDays: 20 }, '2026-11-25T14:00:00+01:00'],
  ])('[I35] with notice by the bank, %s', (_what, due, by, deadline) =>
    expect(directDebitDeadline(due, by)).toEqual(at(deadline)),
  )

  it('[I34] it is always 14:00 of a working day, four days before the due date at least', () => {
    fc.assert(
      fc.property(day, terms, (due, by) => {
        const last = osloDateText(directDebitDeadline(due, by))
        expect(isWorkingDay(last)).toBe(true)
        expect(last <= addDays(due, -DIRECT_DEBIT_LEAST_DAYS)).toBe(true)
      }),
    )
  })

  it('[I36] a claim sent to the instant of its deadline is in time, and the first due date is the first that is', () => {
    fc.assert(
      fc.property(day, day, terms, (due, from, by) => {
        const deadline = directDebitDeadline(due, by)
        expect(firstDirectDebitDue(deadline, due, by)).toBe(due)
        expect(firstDirectDebitDue(new Date(deadline.getTime() + 1), due, by) > due).toBe(true)
        const first = firstDirectDebitDue(deadline, from, by)
        expect(directDebitDeadline(first, by) >= deadline || first === addDays(from, 120)).toBe(true)
        if (first > from) expect(directDebitDeadline(addDays(first, -1), by) < deadline).toBe(true)
      }),
    )
  })
})
