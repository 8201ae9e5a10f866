import { Select } from '@delebil/ui'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { isSortingPriority, sortingPriorities } from './sort-cars.ts'

/** What comes first in the list. */
export function SortingSelect({ search }: { readonly search: Search }) {
  const { sortingPriority } = useSnapshot(search.state)
  return (
    <Select
      label={texts.search.sorting}
      options={sortingPriorities.map((id) => ({ id, label: texts.search.sortings[id] }))}
      value={sortingPriority}
      onChange={(id) => isSortingPriority(id) && search.setSortingPriority(id)}
    />
  )
}
