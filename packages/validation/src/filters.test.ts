import { describe, expect, it } from 'vitest'
import {
  countActiveFilters,
  type FilterGroup,
  type FilterOperator,
  isFilterGroupActive,
  isSeatFilterActive,
  matchesFilters,
} from './filters.ts'

const group = (operator: FilterOperator, selected: Record<string, boolean>): FilterGroup => ({
  key: 'FUEL_TYPE',
  name: 'Drivstoff',
  operator,
  values: Object.entries(selected).map(([key, on]) => ({ key, name: key, selected: on })),
})
const seats = { minSeats: 1, maxSeats: 9 }
const electric = {
  seats: 5,
  properties: [
    { groupKey: 'FUEL_TYPE', key: 'ELECTRIC' },
    { groupKey: null, key: 'TOW_BAR' },
  ],
}

describe('search filters', () => {
  it('[G1] seats count below 9 at most or above 1 at least', () => {
    expect(isSeatFilterActive(seats)).toBe(false)
    expect(isSeatFilterActive({ minSeats: 2, maxSeats: 9 })).toBe(true)
    expect(isSeatFilterActive({ minSeats: 1, maxSeats: 8 })).toBe(true)
    expect(countActiveFilters({ minSeats: 2, maxSeats: 8, groups: [] })).toBe(1)
  })

  it('[G2] an OR group counts only when mixed', () => {
    expect(isFilterGroupActive(group('OR', { ELECTRIC: true, DIESEL: true }))).toBe(false)
    expect(isFilterGroupActive(group('OR', { ELECTRIC: false, DIESEL: false }))).toBe(false)
    expect(isFilterGroupActive(group('OR', { ELECTRIC: true, DIESEL: false }))).toBe(true)
    expect(isFilterGroupActive(group('OR', {}))).toBe(false)
  })

  it('[G3] another group counts when anything is selected', () => {
    expect(isFilterGroupActive(group('AND', { TOW_BAR: true }))).toBe(true)
    expect(isFilterGroupActive(group('AND', { TOW_BAR: false }))).toBe(false)
    const groups = [
      group('AND', { TOW_BAR: true, ISOFIX: true }),
      group('OR', { ELECTRIC: true, DIESEL: false }),
      group('OR', { A: true }),
    ]
    expect(countActiveFilters({ minSeats: 4, maxSeats: 9, groups })).toBe(3)
  })

  it('[G4] a car passes what fits it', () => {
    const passes = (...groups: FilterGroup[]) => matchesFilters(electric, { ...seats, groups })
    expect(passes()).toBe(true)
    expect(passes(group('OR', { ELECTRIC: true, DIESEL: false }))).toBe(true)
    expect(passes(group('OR', { ELECTRIC: false, DIESEL: true }))).toBe(false)
    expect(passes(group('OR', { DIESEL: true, GASOLINE: true }))).toBe(true)
    expect(passes(group('AND', { ELECTRIC: true, TOW_BAR: true }))).toBe(true)
    expect(passes(group('AND', { ELECTRIC: true, ISOFIX: true }))).toBe(false)
    expect(passes({ ...group('OR', { ELECTRIC: true, DIESEL: false }), key: 'TRANSMISSION' })).toBe(false)
    expect(matchesFilters(electric, { minSeats: 6, maxSeats: 9, groups: [] })).toBe(false)
    expect(matchesFilters(electric, { minSeats: 1, maxSeats: 4, groups: [] })).toBe(false)
    expect(matchesFilters(electric, { minSeats: 5, maxSeats: 5, groups: [] })).toBe(true)
  })
})
