import { useMemo, useState } from 'react'
import type { FindCarRoute, FindCarStep } from '../booking-host.ts'
import type { Search } from '../search/model.ts'

const list: FindCarStep = { carId: undefined, isBooking: false }

/** The steps of find-car on a page that has no history for them. The open car is part of the search, so it survives a reload. */
export function useOwnRoute(search: Search): FindCarRoute {
  const [steps, setSteps] = useState<readonly FindCarStep[]>(() => {
    const { selectedCarId } = search.state
    return selectedCarId === undefined ? [list] : [list, { carId: selectedCarId, isBooking: false }]
  })
  return useMemo(
    () => ({
      current: { ...(steps.at(-1) ?? list), locationId: undefined, depth: steps.length - 1 },
      push: (step) => setSteps((before) => [...before, step]),
      replace: (step) => setSteps((before) => [...before.slice(0, -1), step]),
      back: (count) => setSteps((before) => before.slice(0, Math.max(1, before.length - count))),
    }),
    [steps],
  )
}
