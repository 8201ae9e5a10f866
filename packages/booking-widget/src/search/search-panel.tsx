import { Button } from '@delebil/ui'
import { countActiveFilters } from '@delebil/validation'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import { FilterFields } from './filter-fields.tsx'
import type { Search } from './model.ts'
import { PlaceField } from './place-field.tsx'
import { filters, form, plainFilters, tools } from './search.css.ts'
import { SortingSelect } from './sorting-select.tsx'
import { TimeFields } from './time-fields.tsx'

export interface SearchPanelProps {
  readonly search: Search
  /** All fields at once, as behind 'VALG'; else the filters open and close. */
  readonly isWhole?: boolean
}

/** Where, when and which cars. Every change searches. */
export function SearchPanel({ search, isWhole = false }: SearchPanelProps) {
  const filtersId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const state = useSnapshot(search.state)
  const label = texts.search.activeFilters(countActiveFilters(state.filters))
  return (
    <search className={form} aria-label={texts.search.heading}>
      <PlaceField search={search} />
      <TimeFields search={search} />
      {isWhole ? (
        <SortingSelect search={search} />
      ) : (
        <div className={tools}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': filtersId })}
            onPress={() => setIsOpen(!isOpen)}
          >
            {label}
          </Button>
          <SortingSelect search={search} />
        </div>
      )}
      {(isWhole || isOpen) && (
        <div id={filtersId} className={isWhole ? plainFilters : filters}>
          <FilterFields search={search} />
        </div>
      )}
    </search>
  )
}
