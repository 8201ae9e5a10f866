import { Chip } from '@delebil/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { searchTexts } from '../locale/search-texts.ts'
import { type FindCarControl, findCarControl } from './model.ts'

export interface FilterButtonProps {
  readonly control?: FindCarControl
  /** It floats over a map. */
  readonly isRaised?: boolean
}

/** 'VALG': opens the filters, and counts those that are chosen. */
export function FilterButton({ control = findCarControl, isRaised = false }: FilterButtonProps) {
  const { activeFilterCount } = useSnapshot(control.state)
  return (
    <Chip
      icon={SlidersHorizontal}
      count={activeFilterCount}
      isRaised={isRaised}
      aria-haspopup="dialog"
      onPress={control.openFilters}
    >
      {searchTexts.filters.button}
    </Chip>
  )
}
