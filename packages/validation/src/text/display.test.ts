import { describe, expect, it } from 'vitest'
import { availabilityKind } from '../availability.ts'
import { formatCount, formatDistance, formatNok } from './display.ts'
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatLongDate,
  formatPastPeriod,
  formatPeriod,
  formatTime,
  formatWhen,
} from './display-time.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const at = (text: string) => new Date(text)

describe('what a person reads', () => {
  it.each([
    [0, '0 m'],
    [849.6, '850 m'],
    [999, '999 m'],
    [999.6, '1,0 km'],
    [1000, '1,0 km'],
    [1250, '1,3 km'],
    [9900, '9,9 km'],
    [9901, '10 km'],
    [12_499, '12 km'],
    [1_234_567, '1 235 km'],
  ])('[D1] %d metres is %s', (metres, text) => {
    expect(plain(formatDistance(metres))).toBe(text)
  })

  it.each([
    [0, '0 kr'],
    [5, '0,05 kr'],
    [2450, '24,50 kr'],
    [25_000, '250 kr'],
    [123_456_700, '1 234 567 kr'],
    [-4900, '−49 kr'],
  ])('[D2] %d øre is %s', (ore, text) => {
    expect(plain(formatNok(ore))).toBe(text)
  })

  it('[D3] 0, partial, 100', () => {
    expect([0, 1, 99, 100].map(availabilityKind)).toEqual(['unavailable', 'partial', 'partial', 'available'])
  })

  it('[D4] groups what is counted by thousands', () => {
    expect([0, 999, 2800, 1_234_567].map(formatCount)).toEqual(['0', '999', '2 800', '1 234 567'])
  })

  it('[D4] is Norwegian, in Oslo’s time', () => {
    const afternoon = at('2026-11-21T13:30:00Z')
    expect(formatTime(afternoon)).toBe('14:30')
    expect(formatTime(at('2026-11-20T23:05:00Z'))).toBe('00:05')
    expect(plain(formatDate(afternoon))).toBe('lør. 21. nov.')
    expect(plain(formatLongDate(afternoon))).toBe('lørdag 21. november 2026')
    expect(plain(formatDateTime(afternoon))).toBe('lør. 21. nov. 14:30')
    expect(formatTime(at('2026-10-25T00:30:00Z'))).toBe('02:30')
    expect(formatTime(at('2026-10-25T01:30:00Z'))).toBe('02:30')
    expect(formatTime(at('2027-03-28T01:00:00Z'))).toBe('03:00')
  })

  it('[D4] a moment of another day than today’s, in Oslo, has its date', () => {
    const at2330 = at('2026-11-21T22:30:00Z')
    expect(formatWhen(at2330, at('2026-11-21T08:00:00Z'))).toBe('23:30')
    expect(formatWhen(at2330, at('2026-11-20T23:05:00Z'))).toBe('23:30')
    expect(plain(formatWhen(at2330, at('2026-11-21T23:05:00Z')))).toBe('lør. 21. nov. 23:30')
    expect(plain(formatWhen(at2330, at('2026-11-20T22:55:00Z')))).toBe('lør. 21. nov. 23:30')
  })

  it('[D4] a period names the second day only where it is another', () => {
    expect(plain(formatPastPeriod({ start: at('2026-11-21T13:30:00Z'), end: at('2026-11-21T17:00:00Z') }))).toBe(
      'lør. 21. nov. 2026 14:30–18:00',
    )
    expect(plain(formatPeriod({ start: at('2026-11-21T13:30:00Z'), end: at('2026-11-21T17:00:00Z') }))).toBe(
      'lør. 21. nov. 14:30–18:00',
    )
    expect(plain(formatPeriod({ start: at('2026-11-21T13:30:00Z'), end: at('2026-11-21T23:30:00Z') }))).toBe(
      'lør. 21. nov. 14:30 – søn. 22. nov. 00:30',
    )
  })

  it.each([
    [-5, '0 min'],
    [0, '0 min'],
    [0.2, '1 min'],
    [45, '45 min'],
    [60, '1 t'],
    [150, '2 t 30 min'],
    [1440, '1 d'],
    [4560, '3 d 4 t'],
  ])('[D5] %d minutes is %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text)
  })
})
