import { expect, it } from 'vitest'
import { freeText } from './free-text.ts'

const period = (start: string, end: string) => ({
  start: new Date(`2026-11-${start}:00+01:00`),
  end: new Date(`2026-11-${end}:00+01:00`),
})

it('a window within one day: the free time has times alone', () => {
  expect(freeText(period('21T15:00', '21T21:00'), period('21T13:30', '21T23:30'))).toBe('Ledig 15:00–21:00')
})

it('a window over midnight: the free time has dates', () => {
  expect(freeText(period('21T15:00', '22T09:00'), period('21T13:30', '22T12:00'))).toMatch(
    /^Ledig lør.* 21\. nov.* 15:00 – søn.* 22\. nov.* 09:00$/,
  )
})
