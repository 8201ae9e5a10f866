import { RemovableChip, ToggleChip } from '@delebil/ui'
import { CircleCheck, Users, Zap } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { searchTexts } from '../locale/search-texts.ts'
import { activeFilters, quickFilters } from '../search/active-filters.ts'
import { ChipRow } from '../search/chip-row.tsx'
import type { Search } from '../search/model.ts'
import { FilterButton } from './filter-button.tsx'
import { inPanel, onMap, row } from './filter-chips.css.ts'
import { type FindCarControl, findCarControl } from './model.ts'

export interface FilterChipsProps {
  readonly search: Search
  readonly control?: FindCarControl
  /** They float over the map of a phone. */
  readonly isOnMap?: boolean
}

/** Under the search: the filters' button, what narrows the search, and the filters that most ask for. */
export function FilterChips({ search, control = findCarControl, isOnMap = false }: FilterChipsProps) {
  const { filters, hideUnavailableCars, flexible } = useSnapshot(search.state)
  const quick = quickFilters(filters)
  const quickIds = [quick.electric, quick.sevenSeats].flatMap((filter) => (filter?.isOn ? [filter.id] : []))
  const others = activeFilters(filters).filter(({ id }) => !quickIds.includes(id))
  const look = { isRaised: isOnMap }
  return (
    <ChipRow label={searchTexts.filters.chips} className={`${row} ${isOnMap ? onMap : inPanel}`}>
      <FilterButton control={control} isRaised={isOnMap} />
      {others.map(({ id, label, remove }) => (
        <RemovableChip key={id} {...look} onRemove={() => remove(search)}>
          {label}
        </RemovableChip>
      ))}
      {!flexible.isOn && (
        <ToggleChip {...look} icon={CircleCheck} isSelected={hideUnavailableCars} onChange={search.setHideUnavailable}>
          {searchTexts.filters.onlyAvailable}
        </ToggleChip>
      )}
      <ToggleChip
        {...look}
        icon={Users}
        isSelected={quick.sevenSeats.isOn}
        onChange={(isOn) => quick.sevenSeats.set(search, isOn)}
      >
        {searchTexts.filters.sevenSeats}
      </ToggleChip>
      {/* Known a little later than the rest: last, so that it moves none of them. */}
      {quick.electric && (
        <ToggleChip
          {...look}
          icon={Zap}
          isSelected={quick.electric.isOn}
          onChange={(isOn) => quick.electric?.set(search, isOn)}
        >
          {searchTexts.filters.electric}
        </ToggleChip>
      )}
    </ChipRow>
  )
}
