import { ChoiceMenu } from '@delebil/ui'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { sortingPriorities } from './sort-cars.ts'

export interface SortMenuProps {
  readonly search: Search
  readonly trigger: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
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
