import { Card, Skeleton } from '@delebil/ui'
import { sumLines } from '@delebil/validation'
import { describePrice, endNowLabel, formatKilometers } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import { tripTexts } from '../../locale/trip-texts.ts'
import { type TripCost, useRunningCost } from '../use-running-cost.ts'
import * as css from './trip.css.ts'
import type { Trip } from './use-trip.ts'

export interface TripFiguresProps {
  readonly trip: Trip
  /** Below something else in a card; else in a card of its own. */
  readonly isBelow?: boolean
}

/** How far, how full, and what ending the trip now would cost; each only where it is known. */
export function TripFigures({ trip, isBelow = false }: TripFiguresProps) {
  const { reservation, now, law, car } = trip
  const isCounted = law.may('running-cost') === undefined
  const { cost, isAsked } = useRunningCost(reservation, now, isCounted)
  const level = levelOf(trip)
  if (!isCounted || (!cost && !isAsked && !level)) return null
  const figures = (
    <dl className={css.figures} aria-label={tripTexts.figures}>
      {cost && cost.drivenKilometers !== null && (
        <Figure name={tripTexts.driven} value={formatKilometers(cost.drivenKilometers)} />
      )}
      {level ?? (car.isAsked && <Coming />)}
      {cost ? <EndNow cost={cost} /> : isAsked && <Coming />}
    </dl>
  )
  return isBelow ? <div className={css.figuresBelow}>{figures}</div> : <Card>{figures}</Card>
}

function levelOf({ car: { state } }: Trip): ReactNode {
  if (!state) return undefined
  const { chargePercent, fuelPercent, rangeKilometers } = state
  const percent = chargePercent ?? fuelPercent
  if (percent === null) return undefined
  return (
    <Figure
      name={chargePercent === null ? tripTexts.fuel : tripTexts.charge}
      value={tripTexts.percent(percent)}
      note={rangeKilometers === null ? undefined : tripTexts.range(rangeKilometers)}
    />
  )
}

function EndNow({ cost }: { readonly cost: TripCost }) {
  // What is not in the number comes on top of it.
  const { amount, covers } = describePrice({ ...cost, totalOre: sumLines(cost.atEnd), kilometers: 0 })
  return <Figure name={`${endNowLabel}: `} value={amount} note={cost.isKilometersOnTop ? covers : undefined} />
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly note?: string | undefined
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureValue}>{value}</dd>
      {note !== undefined && <dd className={css.figureName}>{note}</dd>}
    </div>
  )
}

function Coming() {
  return (
    <div className={css.figure}>
      <Skeleton heightPx={66} />
    </div>
  )
}
