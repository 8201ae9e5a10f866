import { Card, Skeleton } from '@delebil/ui'
import { sumLines } from '@delebil/validation'
import { describePrice, endNowLabel, formatKilometers } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import { tripTexts } from '../../locale/trip-texts.ts'
import { type TripCost, useRunningCost } from '../use-running-cost.ts'
import * as css from './figures.css.ts'
import type { Trip } from './use-trip.ts'

export interface TripFiguresProps {
  readonly trip: Trip
  /** Below something else in a card; else in a card of its own. */
  readonly isBelow?: boolean
}

/**
 * How far, what ending the trip now would cost, and how full; each only where it is known. Each has its place from the
 * beginning, so that none moves for another that comes late.
 */
export function TripFigures({ trip, isBelow = false }: TripFiguresProps) {
  const { reservation, now, law, car } = trip
  const isCounted = law.may('running-cost') === undefined
  const { cost, isAsked } = useRunningCost(reservation, now, isCounted)
  const level = levelOf(trip)
  if (!isCounted || (!cost && !isAsked && !level)) return null
  const isLevelShown = level !== undefined || car.canTell
  const isWhole = cost?.drivenKilometers === null
  const figures = (
    <div className={css.figuresRoom}>
      <dl className={isLevelShown ? css.figures.three : css.figures.two} aria-label={tripTexts.figures}>
        {cost && cost.drivenKilometers !== null && (
          <Figure name={tripTexts.driven} value={formatKilometers(cost.drivenKilometers)} />
        )}
        {cost ? <EndNow cost={cost} isWhole={isWhole} /> : isAsked && <Coming isWhole />}
        {level ?? (car.isAsked && <Coming />)}
      </dl>
    </div>
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

function EndNow({ cost, isWhole }: { readonly cost: TripCost; readonly isWhole: boolean }) {
  // What is not in the number comes on top of it.
  const { amount, covers } = describePrice({ ...cost, totalOre: sumLines(cost.atEnd), kilometers: 0 })
  const note = cost.isKilometersOnTop ? covers : undefined
  return <Figure name={`${endNowLabel}: `} value={amount} note={note} isWhole={isWhole} />
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly note?: string | undefined
  /** Alone where there would be room for two. */
  readonly isWhole?: boolean
}

function Figure({ name, value, note, isWhole = false }: FigureProps) {
  return (
    <div className={isWhole ? css.wholeFigure : css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureValue}>{value}</dd>
      {note !== undefined && <dd className={css.figureNote}>{note}</dd>}
    </div>
  )
}

function Coming({ isWhole = false }: Pick<FigureProps, 'isWhole'>) {
  return (
    <div className={isWhole ? css.wholeFigure : css.figure}>
      <Skeleton heightPx={40} />
    </div>
  )
}
