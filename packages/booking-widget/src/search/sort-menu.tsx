import { ChoiceMenu, type LateOverlayProps } from '@delebil/ui'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { sortingPriorities } from './sort-cars.ts'

export interface SortMenuProps extends LateOverlayProps {
  readonly search: Search
}

/** The orders that a list may have. */
export function SortMenu({ search, ...panel }: SortMenuProps) {
  const { sortingPriority } = useSnapshot(search.state)
  return (
    <ChoiceMenu
      {...panel}
      label={texts.search.sorting}
      options={sortingPriorities.map((id) => ({ id, label: texts.search.sortings[id] }))}
      value={sortingPriority}
      onChoose={search.setSortingPriority}
    />
  )
}
