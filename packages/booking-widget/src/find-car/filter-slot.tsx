import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { whenOnline } from '../data/when-online.ts'
import type { FilterPanelProps } from './filter-panel.tsx'

const panel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(() => whenOnline(panel).then((module) => ({ default: module.FilterPanel })))

/** Fetches what the button of the filters opens. */
export const fetchFilterPanel = panel

/** Where the filters open: over the map on a desk. Nothing until then; afterwards it stays, so that it can close in its own way. */
export function FilterSlot({ control, ...rest }: Omit<FilterPanelProps, 'isOpen'>) {
  const { isFilterOpen } = useSnapshot(control.state)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => control.closeFilters, [control])
  useEffect(() => setWasOpen((was) => was || isFilterOpen), [isFilterOpen])
  if (!isFilterOpen && !wasOpen) return null
  return (
    <Suspense>
      <FilterPanel {...rest} control={control} isOpen={isFilterOpen} />
    </Suspense>
  )
}
