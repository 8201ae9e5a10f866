import type { CarHit, FlexibleHit } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { describePrice, type PriceText } from '@delebil/validation/text'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { toPricedCar, usePrices } from '../data/use-prices.ts'
import { useWalks } from '../data/use-walks.ts'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { texts } from '../locale/texts.ts'
import { CarItem, type Highlight } from './car-item.tsx'
import { usePlace } from './data.ts'
import { tripOf, whenText } from './flexible.ts'
import type { Search } from './model.ts'
import { more, rows, stale } from './search.css.ts'
import { sortCars } from './sort-cars.ts'
import { useDrawnCount } from './use-drawn-count.ts'
import type { Suggestions } from './use-flexible-search.ts'

/** Rows shown at first, and how many more each time. */
const STEP = 25
const noTotals: ReadonlyMap<number, number> = new Map()

export interface CarRowsProps {
  readonly search: Search
  readonly cars: readonly CarHit[]
  readonly period: Period
  readonly isRefreshing: boolean
  readonly isStale: boolean
  /** The best time of each car, best first, where the trip may be slid. */
  readonly suggestions?: Suggestions | undefined
  readonly onOpen: (carId: number) => void
  readonly onHighlight: (carId: number | undefined) => void
  /** What is pointed at on a map beside the list. */
  readonly highlight?: Highlight | undefined
  /** Something else is shown in its place, until `onWhole`. */
  readonly isUnseen?: boolean
  /** Told when the prices and the ways on foot have come, or will not. */
  readonly onWhole?: (() => void) | undefined
}

/** The list that says the same as the map. */
export function CarRows({
  search,
  cars,
  period,
  isRefreshing,
  isStale,
  suggestions,
  onOpen,
  onHighlight,
  highlight,
  isUnseen = false,
  onWhole,
}: CarRowsProps) {
  const { sortingPriority, superDamageWaiver, kilometerEstimate, selectedCarId } = useSnapshot(search.state)
  const [shown, setShown] = useState(STEP)
  const open = useRef(onOpen)
  open.current = onOpen
  // One for good: rows are drawn anew when what they show is another, not when there is another way to open it.
  const openCar = useCallback((carId: number) => open.current(carId), [])
  const unpricedOrder = sortingPriority === 'cheapest' ? 'nearest' : sortingPriority
  const unpriced = useMemo(() => sortCars(cars, unpricedOrder, noTotals), [cars, unpricedOrder])
  // Sorting by price needs every price; else those in sight are enough.
  const priced = sortingPriority === 'cheapest' ? unpriced : unpriced.slice(0, shown)
  const prices = usePrices(suggestions ? [] : priced.map(toPricedCar), {
    period,
    superDamageWaiver,
    kilometers: kilometerEstimate,
  })
  const totals = () => new Map([...prices.byCar].map(([id, { totalOre }]) => [id, totalOre]))
  const inOrder = sortingPriority === 'cheapest' ? sortCars(cars, sortingPriority, totals()) : unpriced
  const sorted = (suggestions ? cars : inOrder).slice(0, shown)
  const walks = useWalks(
    usePlace(search),
    sorted.map(({ locationId }) => locationId),
  )
  const isPriced =
    suggestions !== undefined || prices.error !== undefined || sorted.every(({ id }) => prices.byCar.has(id))
  const isWhole = walks !== undefined && isPriced
  const { drawn, hasFirst } = useDrawnCount({ wanted: Math.min(STEP, cars.length), isWhole, isUnseen })
  useLayoutEffect(() => {
    if (isWhole && hasFirst) onWhole?.()
  }, [isWhole, hasFirst, onWhole])
  const left = cars.length - sorted.length
  return (
    <>
      {suggestions?.isMiss && <p className={stale}>{flexibleTexts.missText}</p>}
      {isStale && <p className={stale}>{texts.list.staleText}</p>}
      <ul className={rows} aria-label={texts.list.label} aria-busy={isRefreshing}>
        {sorted.slice(0, drawn).map((car) => (
          <CarItem
            key={car.id}
            car={car}
            period={period}
            price={suggestions ? priceOf(suggestions.byCar.get(car.id), kilometerEstimate) : prices.textOf(car.id)}
            when={whenOf(suggestions?.byCar.get(car.id))}
            walk={walks?.get(car.locationId)}
            isSelected={car.id === selectedCarId}
            onPress={openCar}
            onHighlight={onHighlight}
            highlight={highlight}
          />
        ))}
      </ul>
      {left > 0 && drawn >= sorted.length && (
        <div className={more}>
          <Button isWide onPress={() => setShown(shown + STEP)}>
            {texts.list.more(left)}
          </Button>
        </div>
      )}
    </>
  )
}

function priceOf(hit: FlexibleHit | undefined, kilometers: number): PriceText | undefined {
  return hit && describePrice({ ...hit, period: tripOf(hit), kilometers })
}

function whenOf(hit: FlexibleHit | undefined): string | undefined {
  return hit && whenText(hit)
}
