import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDateField, formatDateField, isDayDisabled, parseDateField } from './date-field.ts'

const day = { year: 2026, month: 2, day: 28 }

describe('date field', () => {
  it.each(['28.02.2026', '28022026', '2026-02-28', ' 28.02.2026 '])('[E11] reads %j', (text) => {
    expect(parseDateField(text)).toEqual(day)
    expect(checkDateField(text)).toBeUndefined()
  })

  it.each([
    '29.02.2026',
    '31.04.2026',
    '00.01.2026',
    '01.13.2026',
    '2.3.2026',
    '28-02-2026',
    '20260228',
    '28.02.26',
    '2026.02.28',
    'i dag',
    '01.01.0000',
  ])('[E11] does not read %j', (text) => {
    expect(parseDateField(text)).toBeUndefined()
    expect(checkDateField(text)).toBe('field.format')
  })

  it('[E11] asks for a date when empty, and knows leap years', () => {
    expect(checkDateField(' ')).toBe('field.date')
    expect(checkDateField('29.02.2028')).toBeUndefined()
    expect(checkDateField('29.02.2100')).toBe('field.format')
  })

  it('[E11] reads back what it shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        (date) => {
          const shown = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
          expect(parseDateField(formatDateField(shown))).toEqual(shown)
          expect(parseDateField(date.toISOString().slice(0, 10))).toEqual(shown)
        },
      ),
    )
  })

  it('[E12] earlier days than the minimum are disabled', () => {
    expect(isDayDisabled({ ...day, day: 27 }, day)).toBe(true)
    expect(isDayDisabled({ year: 2025, month: 12, day: 31 }, day)).toBe(true)
    expect(isDayDisabled(day, day)).toBe(false)
    expect(isDayDisabled(day, undefined)).toBe(false)
    expect(checkDateField('27.02.2026', day)).toBe('field.format')
    expect(checkDateField('28.02.2026', day)).toBeUndefined()
  })
})
