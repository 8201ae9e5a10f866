import { Button } from '@delebil/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import { type FindCarControl, findCarControl } from './model.ts'

export interface FilterButtonProps {
  readonly control?: FindCarControl
}

/** 'VALG': opens the search and its filters on a phone. A page's header may hold it instead of the widget. */
export function FilterButton({ control = findCarControl }: FilterButtonProps) {
  const { activeFilterCount } = useSnapshot(control.state)
  return (
    <Button icon={SlidersHorizontal} aria-haspopup="dialog" onPress={control.openFilters}>
      {texts.search.filterButtonText(activeFilterCount)}
    </Button>
  )
}
