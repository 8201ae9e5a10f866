import { countActiveFilters } from '@delebil/validation'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Search } from '../search/model.ts'
import type { FindCarControl } from './model.ts'

/** Tells the button of the filters how many are chosen. */
export function useFilterCount(search: Search, control: FindCarControl): void {
  const { filters } = useSnapshot(search.state)
  const count = countActiveFilters(filters)
  useEffect(() => control.countFilters(count), [control, count])
}
