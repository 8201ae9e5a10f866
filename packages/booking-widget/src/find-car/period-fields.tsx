import { useEffect, useState } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { PeriodFieldsProps } from '../booking/booking-parts.ts'
import { useBookingHost } from '../booking-host.ts'
import { createSearch } from '../search/model.ts'
import { checkSearchPeriod, searchPeriod } from '../search/period.ts'
import { WhenFields } from '../search/when-fields.tsx'

const nothingKept = { getItem: () => null, setItem: () => undefined }

/** The times of a booking as the search has them, for this booking alone: the search hears of them when they are kept. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { now } = useBookingHost()
  const [draft] = useState(() => {
    const search = createSearch(nothingKept, now)
    search.setPeriod(period)
    return search
  })
  useEffect(
    () =>
      subscribe(draft.state, () => {
        const at = now()
        onChange(searchPeriod(draft.state, at), checkSearchPeriod(draft.state, at))
      }),
    [draft, now, onChange],
  )
  return <WhenFields search={draft} hasFlexible={false} />
}
