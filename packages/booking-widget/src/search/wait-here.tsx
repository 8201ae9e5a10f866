import { checkPeriod, type Period } from '@delebil/validation'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useOrganizationId, usePlace } from './data.ts'
import type { Search } from './model.ts'
import { narrowingFilters } from './query.ts'

// Wanted only where there is no free car.
const WaitNear = lazy(async () => ({ default: (await import('../waitlist/wait-near.tsx')).WaitNear }))

/** Offers to wait for what was searched for. */
export function WaitHere({ search, period }: { readonly search: Search; readonly period: Period }) {
  const { filters, superDamageWaiver } = useSnapshot(search.state)
  const place = usePlace(search)
  const organizationId = useOrganizationId()
  const narrowing = narrowingFilters(filters)
  if (checkPeriod(period) !== undefined) return null
  return (
    <Suspense fallback={null}>
      <WaitNear
        place={place}
        filtersText={narrowing && JSON.stringify(narrowing)}
        organizationId={organizationId}
        period={period}
        superDamageWaiver={superDamageWaiver}
      />
    </Suspense>
  )
}
