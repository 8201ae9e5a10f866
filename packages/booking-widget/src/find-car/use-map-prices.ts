import type { CarHit } from '@delebil/core-api'
import { describePrice } from '@delebil/validation/text'
import { useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { toPricedCar, usePrices } from '../data/use-prices.ts'
import type { MapPrices } from '../map/mark-icon.ts'
import { usePeriod } from '../search/data.ts'
import { tripOf } from '../search/flexible.ts'
import type { Search } from '../search/model.ts'
import type { Suggestions } from '../search/use-flexible-search.ts'

/** What the cars in sight on the map cost, as the list says it: for the time searched for, or for the one suggested. */
export function useMapPrices(
  search: Search,
  cars: readonly CarHit[],
  seenIds: readonly number[],
  suggestions: Suggestions | undefined,
): MapPrices {
  const { superDamageWaiver, kilometerEstimate } = useSnapshot(search.state)
  const period = usePeriod(search)
  const seen = useMemo(() => new Set(seenIds), [seenIds])
  const priced = suggestions ? [] : cars.filter(({ id }) => seen.has(id)).map(toPricedCar)
  const { byCar, textOf } = usePrices(priced, { period, superDamageWaiver, kilometers: kilometerEstimate })
  const next = suggestions
    ? pricesOf(suggestions, kilometerEstimate)
    : new Map([...byCar].map(([id, { totalOre }]) => [id, { text: textOf(id)?.amount ?? '', ore: totalOre }]))
  const kept = useRef<MapPrices>(next)
  const isSame =
    next.size === kept.current.size && [...next].every(([id, { text }]) => kept.current.get(id)?.text === text)
  if (!isSame) kept.current = next
  return kept.current
}

function pricesOf({ byCar }: Suggestions, kilometers: number): MapPrices {
  return new Map(
    [...byCar].map(([id, hit]) => [
      id,
      { text: describePrice({ ...hit, period: tripOf(hit), kilometers }).amount, ore: hit.totalOre },
    ]),
  )
}
