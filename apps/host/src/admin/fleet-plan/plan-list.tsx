import type { PlanCar } from '@delebil/core-api/admin'
import { Badge, Button, Checkbox, EmptyState, StatusDot } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation'
import { CarFront } from 'lucide-react'
import { useState } from 'react'
import type { Change } from './draft.ts'
import * as css from './plan.css.ts'
import { type Bar, keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { carName, labelOf } from './to-timeline.ts'

const CARS_AT_ONCE = 20

interface PlanListProps {
  readonly cars: readonly PlanCar[]
  readonly bars: readonly Bar[]
  readonly changes: readonly Change[]
  readonly fixedOf: (bar: Bar) => string | undefined
  readonly onMove: (bar: Bar) => void
  readonly onPark: (bar: Bar) => void
}

/** The plan as a list: the same, and all that can be done there. */
export function PlanList({ cars, bars, changes, fixedOf, onMove, onPark }: PlanListProps) {
  const [isOnlyTaken, setIsOnlyTaken] = useState(true)
  const [most, setMost] = useState(CARS_AT_ONCE)
  const byCar = Map.groupBy(bars, ({ carId }) => carId)
  const found = isOnlyTaken ? cars.filter(({ id }) => byCar.has(id)) : cars
  const shown = found.slice(0, most)
  return (
    <div className={css.listFrame}>
      <Checkbox isSelected={isOnlyTaken} onChange={setIsOnlyTaken}>
        {texts.onlyTaken}
      </Checkbox>
      {found.length === 0 && <EmptyState icon={CarFront} heading={texts.freeCar} />}
      <ul className={css.carList}>
        {shown.map((car) => (
          <li key={car.id} className={css.carCard}>
            <div className={css.changeHead}>
              <h2 className={css.carName}>{carName(car)}</h2>
              {car.damages !== null && car.damages > 0 && <Badge tone="yellow">{texts.damages(car.damages)}</Badge>}
              {!car.active && <Badge tone="red">{texts.outOfUse}</Badge>}
            </div>
            <p className={css.muted}>
              {car.model} · {car.location}
              {car.notices.length > 0 && ` · ${car.notices.join(', ')}`}
            </p>
            <ul className={css.barList}>
              {(byCar.get(car.id) ?? []).map((bar) => (
                <ListedBar
                  key={keyOf(bar)}
                  bar={bar}
                  change={changes.find((change) => keyOf(change.bar) === keyOf(bar))}
                  isMovable={fixedOf(bar) === undefined}
                  onMove={onMove}
                  onPark={onPark}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <div className={css.more}>
          <p className={css.muted} role="status">
            {texts.shownCars(shown.length, found.length)}
          </p>
          {found.length > most && <Button onPress={() => setMost(most + CARS_AT_ONCE)}>{texts.moreCars}</Button>}
        </div>
      )}
    </div>
  )
}

interface ListedBarProps extends Pick<PlanListProps, 'onMove' | 'onPark'> {
  readonly bar: Bar
  readonly change: Change | undefined
  readonly isMovable: boolean
}

function ListedBar({ bar, change, isMovable, onMove, onPark }: ListedBarProps) {
  const name = labelOf(bar)
  return (
    <li className={css.listed}>
      <div className={css.listedText}>
        <p className={css.strong}>{name}</p>
        <p className={css.muted}>
          {formatPeriod(bar)}
          {bar.kind !== 'reservation' && ` · ${texts.kinds[bar.kind]}`}
        </p>
        {change && <StatusDot tone="green">{change.to.carId === undefined ? texts.parked : texts.isMoved}</StatusDot>}
      </div>
      {isMovable && (
        <div className={css.buttons}>
          <Button isSmall onPress={() => onMove(bar)} aria-label={texts.moveNamed(name)}>
            {texts.move}
          </Button>
          <Button isSmall variant="quiet" onPress={() => onPark(bar)} aria-label={texts.parkNamed(name)}>
            {texts.park}
          </Button>
        </div>
      )}
    </li>
  )
}
