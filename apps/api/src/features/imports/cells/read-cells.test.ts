import { formatInstant } from '@delebil/validation/time'
import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'
import { readCells } from './read-cells.ts'
import { readDay, readMoment } from './read-moment.ts'

const amount = (text: string, most?: number) => readAmount(text, 'amount', most)
const moment = (text: string, clock?: string) => {
  const read = readMoment(text, clock, 'time', 'clock')
  return read instanceof Date ? formatInstant(read) : read
}

describe('amounts', () => {
  test.each([
    ['26', 2600],
    ['26,00', 2600],
    ['26.50', 2650],
    ['26,5', 2650],
    ['1 026,00', 102_600],
    ['1\u00a0026,00', 102_600],
    ['1\u202f026,00', 102_600],
    ['1.026,00', 102_600],
    ['1,026.00', 102_600],
    ['kr 26,00', 2600],
    ['26,00 NOK', 2600],
    ['-26,00', -2600],
    ['−26,00', -2600],
    ['26,00-', -2600],
    ['(26,00)', -2600],
    ['0', 0],
  ])('%j is %i øre', (text, ore) => expect(amount(text)).toBe(ore))

  test('a point before three digits can be two amounts, and is asked about', () => {
    expect(amount('1.026')).toMatchObject({ state: 'CHOOSE', problem: 'amount' })
    expect(amount('1.026,00', 30_000)).toMatchObject({
      text: '«1.026,00» kan være 1 026,00 eller 26,00.',
      suggestions: [{ cells: { amount: '1 026,00' } }, { label: 'Bruk 26,00', cells: { amount: '26,00' } }],
    })
  })

  test.each(['tjueseks', '', '1,2E+16', '26,000,0', '12a'])('%j is no amount', (text) =>
    expect(amount(text)).toMatchObject({ problem: 'amount' }),
  )
})

describe('moments', () => {
  test.each([
    ['03.11.26 08:02', '2026-11-03T08:02:00+01:00'],
    ['3.11.2026 8.02', '2026-11-03T08:02:00+01:00'],
    ['2026-11-03 08:02:05', '2026-11-03T08:02:05+01:00'],
    ['2026-11-03T08:02', '2026-11-03T08:02:00+01:00'],
    ['03/11/2026 08:02', '2026-11-03T08:02:00+01:00'],
    ['20261103 0802', '2026-11-03T08:02:00+01:00'],
    ['2026-11-03T07:02:00Z', '2026-11-03T08:02:00+01:00'],
    ['2026-10-25T02:14:00+02:00', '2026-10-25T02:14:00+02:00'],
    ['46329,334722', '2026-11-03T08:02:00+01:00'],
  ])('%j is %s', (text, at) => expect(moment(text)).toBe(at))

  test('the time may stand in a cell of its own', () => {
    expect(moment('03.11.2026', '08:02')).toBe('2026-11-03T08:02:00+01:00')
    expect(moment('03.11.2026')).toMatchObject({ problem: 'required' })
  })

  test('02:14 of the night with 25 hours has two answers, and is asked about', () => {
    expect(moment('25.10.26 02:14')).toMatchObject({
      state: 'CHOOSE',
      problem: 'twoAnswers',
      suggestions: [
        { label: 'Første', cells: { time: '25.10.2026 02:14 sommertid' } },
        { label: 'Andre', cells: { time: '25.10.2026 02:14 vintertid' } },
      ],
    })
    expect(moment('25.10.2026 02:14 sommertid')).toBe('2026-10-25T02:14:00+02:00')
    expect(moment('25.10.2026 02:14 vintertid')).toBe('2026-10-25T02:14:00+01:00')
    expect(moment('25.10.2026 02:14:05 vintertid', '02:14:05')).toBe('2026-10-25T02:14:05+01:00')
    expect(moment('03.11.2026 08:02 vintertid')).toBe('2026-11-03T08:02:00+01:00')
    expect(moment('03.11.2026 08:02 sommertid')).toMatchObject({
      problem: 'date',
      text: 'Det var ikke sommertid da. Skriv bare dag og klokkeslett.',
    })
  })

  test('a day and a time that never were are refused in words', () => {
    expect(moment('31.09.26 12:10')).toMatchObject({
      problem: 'date',
      text: 'September har 30 dager. Rett i fila eller her.',
    })
    expect(moment('29.02.2027 12:10')).toMatchObject({ problem: 'date' })
    expect(moment('28.03.2027 02:30')).toMatchObject({
      problem: 'date',
      text: expect.stringContaining('stilt fra 02 til 03'),
    })
    expect(moment('03.13.2026 08:02')).toMatchObject({ problem: 'date' })
    expect(moment('3. november')).toMatchObject({ problem: 'format' })
    expect(readDay('31.04.2026', 'day')).toMatchObject({ problem: 'date' })
  })
})

describe('cells', () => {
  const columns = [
    { key: 'code', label: 'Kode', kind: 'code', meaning: '', example: '', aliases: [], isRequired: true },
    { key: 'amount', label: 'Kroner', kind: 'amount', meaning: '', example: '', aliases: [] },
  ] as const

  test('leading zeros stay, and a number that a spreadsheet has shortened is refused and explained', () => {
    expect(readCells(columns, { code: '0047123', amount: '' })).toEqual({ code: '0047123' })
    expect(readCells(columns, { code: '1,23E+16' })).toMatchObject({
      problem: 'format',
      text: expect.stringContaining('forkortet'),
    })
  })

  test.each(['=1+1', "=cmd|' /C calc'!A0", '@SUM(A1)', '+cmd|x'])('the formula %j is refused in words', (code) =>
    expect(readCells(columns, { code })).toMatchObject({ problem: 'formula', field: 'code' }),
  )

  test('what must be there and is not is named', () => {
    expect(readCells(columns, { code: ' ' })).toMatchObject({
      problem: 'required',
      text: 'Kode mangler.',
      field: 'code',
    })
  })
})
