import { expect, test } from 'vitest'
import { sampleCarYear } from '../../sample/sample-car-year.ts'
import { formatKg, formatKroner, formatMetric, formatMonth } from './format.ts'
import { toCsv } from './to-csv.ts'

test('the year as CSV has semicolons, decimal commas and a row with the sum', () => {
  const rows = toCsv(sampleCarYear()).split('\r\n')
  expect(rows[0]).toBe('\uFEFFMåned;Turer;Kilometer;Timer;Kostnad (kr);CO2 (kg)')
  expect(rows).toHaveLength(15)
  expect(rows[1]).toBe('Januar;2;83;11,5;912,4;0,249')
  expect(rows[13]).toMatch(/^Sum;/)
  expect(rows[14]).toBe('')
})

test('months, kroner, kilograms and kilometres are written in Norwegian', () => {
  expect(formatMonth(1)).toBe('Januar')
  expect(formatMonth(12)).toBe('Desember')
  expect(formatKroner(123_456_49).replace(/\s/g, ' ')).toBe('123 456 kr')
  expect(formatKg(1250)).toBe('1,3 kg')
  expect(formatMetric('kilometers', 12)).toBe('12 km')
  expect(formatMetric('trips', 3)).toBe('3')
})
