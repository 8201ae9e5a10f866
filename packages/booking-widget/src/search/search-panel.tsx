import { Button, Skeleton, Switch } from '@delebil/ui'
import { countActiveFilters } from '@delebil/validation'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { texts } from '../locale/texts.ts'
import { FilterFields } from './filter-fields.tsx'
import type { Search } from './model.ts'
import { PlaceField } from './place-field.tsx'
import { filters, form, plainFilters, tools } from './search.css.ts'
import { SortingSelect } from './sorting-select.tsx'
import { TimeFields } from './time-fields.tsx'

const FlexibleFields = lazy(() =>
  import('./flexible-fields.tsx').then((module) => ({ default: module.FlexibleFields })),
)

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
  const isFlexible = state.flexible.isOn
  const label = texts.search.activeFilters(countActiveFilters(state.filters))
  return (
    <search className={form} aria-label={texts.search.heading}>
      <PlaceField search={search} />
      <Switch
        isSelected={isFlexible}
        onChange={(isOn) => search.setFlexible({ isOn })}
        {...(isFlexible && { note: flexibleTexts.toggleNote })}
      >
        {flexibleTexts.toggle}
      </Switch>
      {isFlexible ? (
        <Suspense fallback={<Skeleton heightPx={160} />}>
          <FlexibleFields search={search} />
        </Suspense>
      ) : (
        <TimeFields search={search} />
      )}
      {isWhole ? (
        !isFlexible && <SortingSelect search={search} />
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
          {!isFlexible && <SortingSelect search={search} />}
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
