import type { SearchFilters } from '@delebil/core-api'
import { Select } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatDistance } from '@delebil/validation/text'
import { formatInstant, MINUTE_MS } from '@delebil/validation/time'
import { useMemo, useState } from 'react'
import { useNow } from '../data/use-now.ts'
import { waitTexts } from '../locale/wait-texts.ts'
import { JoinButton } from './join-button.tsx'
import { type NewEntry, useJoinWaitlist } from './use-join-waitlist.ts'
import { waitPeriod } from './wait-period.ts'
import { panel } from './waitlist.css.ts'

/** Metres that one may choose between. */
const RADII = [500, 1000, 2000, 5000, 10_000]
const DEFAULT_RADIUS = '2000'

export interface WaitNearProps {
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number }
  /** What narrows the search, as JSON text: a new one of the same words is the same entry. */
  readonly filtersText: string | undefined
  readonly organizationId: number | undefined
  readonly period: Period
  readonly superDamageWaiver: boolean
}

/** For a search that finds no free car: asks to be told of the first one near the place. */
export function WaitNear({ place, filtersText, organizationId, period: asked, superDamageWaiver }: WaitNearProps) {
  const [radius, setRadius] = useState(DEFAULT_RADIUS)
  const period = waitPeriod(asked, useNow(MINUTE_MS))
  const [start, end] = period ? [formatInstant(period.start), formatInstant(period.end)] : []
  const { name, latitude, longitude } = place
  const entry = useMemo<NewEntry | undefined>(() => {
    if (!start || !end) return undefined
    const filters = filtersText === undefined ? undefined : (JSON.parse(filtersText) as SearchFilters)
    const near = { name, latitude, longitude, maxMetres: Number(radius), ...(filters && { filters }) }
    return { start, end, superDamageWaiver, near }
  }, [start, end, superDamageWaiver, name, latitude, longitude, radius, filtersText])
  const ask = useJoinWaitlist(entry, organizationId)
  if (!period || !ask.press) return null
  const options = RADII.map((metres) => ({
    id: String(metres),
    label: waitTexts.withinChoice(formatDistance(metres)),
  }))
  return (
    <div className={panel}>
      {ask.state.name !== 'done' && (
        <Select label={waitTexts.within} options={options} value={radius} onChange={setRadius} />
      )}
      <JoinButton ask={ask} period={period}>
        {waitTexts.ask}
      </JoinButton>
    </div>
  )
}
