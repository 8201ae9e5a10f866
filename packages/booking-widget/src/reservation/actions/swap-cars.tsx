import { useAnswer } from '@delebil/core-api/react'
import { useState } from 'react'
import { CarRow } from '../../car-row/car-row.tsx'
import { CarRowSkeleton } from '../../car-row/car-row-skeleton.tsx'
import { toPricedCar, usePrices } from '../../data/use-prices.ts'
import { texts } from '../../locale/texts.ts'
import { paragraph } from '../../panel/panel.css.ts'
import { RetryState } from '../../panel/retry-state.tsx'
import type { ActionProps } from '../action-props.ts'
import { swapRows } from '../reservation.css.ts'
import { swapQuery } from '../swap-query.ts'
import type { SwapChoice } from '../swap-question.tsx'

export interface SwapCarsProps extends ActionProps {
  readonly onChoose: (car: SwapChoice) => void
}

/** The cars to swap to, nearest first. */
export function SwapCars({ reservation, now, onChoose }: SwapCarsProps) {
  // The search stands still while the list is open: a list that moves under the thumb picks the wrong car.
  const [input] = useState(() => swapQuery(reservation, now))
  const { data, error, mutate } = useAnswer('searchCars', input, { revalidateOnFocus: false })
  const period = { start: new Date(reservation.start), end: new Date(reservation.end) }
  const { superDamageWaiver, kilometers } = reservation
  const cars = data?.cars ?? []
  const prices = usePrices(cars.map(toPricedCar), { period, superDamageWaiver, kilometers })
  if (error && !data)
    return <RetryState heading={texts.swap.failedHeading} error={error} onRetry={() => void mutate()} />
  if (input && !data)
    return (
      <div aria-busy="true">
        {['a', 'b', 'c'].map((key) => (
          <CarRowSkeleton key={key} />
        ))}
      </div>
    )
  if (cars.length === 0) return <p className={paragraph}>{texts.swap.empty}</p>
  return (
    <>
      <p className={paragraph}>{texts.swap.text}</p>
      <ul className={swapRows} aria-label={texts.swap.heading}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarRow car={car} period={period} price={prices.textOf(car.id)} onPress={() => onChoose(car)} />
          </li>
        ))}
      </ul>
    </>
  )
}
