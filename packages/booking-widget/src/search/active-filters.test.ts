import { describe, expect, it } from 'vitest'
import { activeFilters, quickFilters } from './active-filters.ts'
import { createSearch } from './model.ts'

const group = (key: string, operator: 'OR' | 'AND', ...names: string[]) => ({
  key,
  name: key,
  operator,
  values: names.map((name) => ({ key: name.toUpperCase(), name, selected: false })),
})
const offered = [group('FUEL_TYPE', 'OR', 'Electric', 'Diesel'), group('EQUIPMENT', 'AND', 'Tow_bar')]

function aSearch(groups = offered) {
  const search = createSearch({ getItem: () => null, setItem: () => undefined }, () => new Date('2026-11-21T10:10:00Z'))
  search.offerFilters(groups)
  return search
}

describe('the filters that narrow a search', () => {
  it('a search that nobody has narrowed has none', () => {
    expect(activeFilters(aSearch().state.filters)).toEqual([])
  })

  it('seats and each chosen value are one each, and each can be taken away alone', () => {
    const search = aSearch()
    search.setSeats(5, 9)
    search.selectFilterValues('FUEL_TYPE', ['ELECTRIC'])
    search.selectFilterValues('EQUIPMENT', ['TOW_BAR'])
    const labels = () => activeFilters(search.state.filters).map(({ label }) => label)
    expect(labels()).toEqual(['5+ seter', 'Electric', 'Tow_bar'])
    activeFilters(search.state.filters)[1]?.remove(search)
    expect(labels()).toEqual(['5+ seter', 'Tow_bar'])
    activeFilters(search.state.filters)[0]?.remove(search)
    expect(labels()).toEqual(['Tow_bar'])
  })

  it('a quick filter switches its own value and leaves the others', () => {
    const search = aSearch()
    const { electric, sevenSeats } = quickFilters(search.state.filters)
    electric?.set(search, true)
    sevenSeats.set(search, true)
    expect(quickFilters(search.state.filters)).toMatchObject({ electric: { isOn: true }, sevenSeats: { isOn: true } })
    quickFilters(search.state.filters).electric?.set(search, false)
    expect(activeFilters(search.state.filters).map(({ label }) => label)).toEqual(['7+ seter'])
  })

  it('a club with electric cars only is not offered that filter', () => {
    expect(quickFilters(aSearch([group('FUEL_TYPE', 'OR', 'Electric')]).state.filters).electric).toBeUndefined()
  })
})
