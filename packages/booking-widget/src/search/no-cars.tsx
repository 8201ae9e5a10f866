import { Button, EmptyState, RemovableChip } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { searchTexts } from '../locale/search-texts.ts'
import { texts } from '../locale/texts.ts'
import { activeFilters } from './active-filters.ts'
import type { Search } from './model.ts'
import { loosen } from './search.css.ts'

/** No car fits: what the person has asked for can be taken away here, one thing at a time or all of it. */
export function NoCars({ search }: { readonly search: Search }) {
  const { filters, hideUnavailableCars } = useSnapshot(search.state)
  const active = activeFilters(filters)
  if (active.length === 0 && !hideUnavailableCars) {
    return (
      <EmptyState level={3} heading={texts.list.emptyHeading} icon={CarFront}>
        {texts.list.emptyText}
      </EmptyState>
    )
  }
  const action = (
    <div className={loosen}>
      {active.map(({ id, label, remove }) => (
        <RemovableChip key={id} onRemove={() => remove(search)}>
          {label}
        </RemovableChip>
      ))}
      {hideUnavailableCars && (
        <RemovableChip onRemove={() => search.setHideUnavailable(false)}>
          {searchTexts.filters.onlyAvailable}
        </RemovableChip>
      )}
      <Button variant="quiet" onPress={search.resetFilters}>
        {texts.search.reset}
      </Button>
    </div>
  )
  return (
    <EmptyState level={3} heading={texts.list.emptyHeading} icon={CarFront} action={action}>
      {texts.list.loosenText}
    </EmptyState>
  )
}
