import { Badge, Button, Checkbox, EmptyState, StatusDot } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { type BarRules, isParkable } from './bar-rules.ts'
import { type Change, isNew } from './draft.ts'
import { periodText } from './period-text.ts'
import * as css from './plan.css.ts'
import { type Bar, keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { carName, labelOf } from './to-timeline.ts'
import type { Board } from './use-board.ts'

const CARS_AT_ONCE = 20

interface PlanListProps extends Pick<Board, 'cars' | 'rulesOf' | 'shares'> {
  readonly bars: readonly Bar[]
  readonly changes: readonly Change[]
  readonly onMove: (bar: Bar) => void
  readonly onPark: (bar: Bar) => void
  readonly onRemove: (bar: Bar) => void
}

/** The plan as a list: the same, and all that can be done there. */
export function PlanList({ cars, bars, changes, rulesOf, shares, onMove, onPark, onRemove }: PlanListProps) {
  const [isOnlyTaken, setIsOnlyTaken] = useState(true)
  const [most, setMost] = useState(CARS_AT_ONCE)
  const made = changes.filter(({ bar }) => isNew(bar)).map(({ bar }) => bar)
  const byCar = Map.groupBy([...bars, ...made], ({ carId }) => carId)
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
              {texts.use(Math.round((shares.get(car.id) ?? 0) * 100))}
              <br />
              {car.model} · {car.location}
              {car.notices.length > 0 && ` · ${car.notices.join(', ')}`}
            </p>
            <ul className={css.barList}>
              {(byCar.get(car.id) ?? []).map((bar) => (
                <ListedBar
                  key={keyOf(bar)}
                  bar={bar}
                  change={changes.find((change) => keyOf(change.bar) === keyOf(bar))}
                  rules={rulesOf(bar)}
                  onMove={onMove}
                  onPark={onPark}
                  onRemove={onRemove}
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

interface ListedBarProps extends Pick<PlanListProps, 'onMove' | 'onPark' | 'onRemove'> {
  readonly bar: Bar
  readonly change: Change | undefined
  readonly rules: BarRules
}

const statusOf = ({ to, isRemoved }: Change) => {
  if (isRemoved) return texts.isRemoved
  return to.carId === undefined ? texts.parked : texts.isMoved
}

function ListedBar({ bar, change, rules, onMove, onPark, onRemove }: ListedBarProps) {
  const name = labelOf(bar)
  const isMovable = bar.kind === 'reservation' && rules.fixed === undefined
  return (
    <li className={css.listed}>
      <div className={css.listedText}>
        <p className={css.strong}>{name}</p>
        <p className={css.muted}>
          {periodText(change?.to ?? bar)}
          {bar.kind !== 'reservation' && ` · ${texts.kinds[bar.kind]}`}
        </p>
        {rules.fixed !== undefined && <p className={css.muted}>{rules.fixed}</p>}
        {change && <StatusDot tone={change.isRemoved ? 'red' : 'green'}>{statusOf(change)}</StatusDot>}
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
      {rules.isEditable && (
        <div className={css.buttons}>
          <Button isSmall onPress={() => onMove(bar)} aria-label={texts.changeNamed(name)}>
            {texts.change}
          </Button>
          {isParkable(bar, rules) && (
            <Button isSmall variant="quiet" onPress={() => onPark(bar)} aria-label={texts.parkNamed(name)}>
              {texts.park}
            </Button>
          )}
          <Button isSmall variant="quiet" onPress={() => onRemove(bar)} aria-label={texts.removeNamed(name)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
