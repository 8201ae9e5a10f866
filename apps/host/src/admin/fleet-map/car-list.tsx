import { StateBadge, type StateMeaning } from '@delebil/admin-components'
import type { CarMoment, FleetMap, MapCarAt } from '@delebil/core-api/admin'
import { Button, Select } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { Ban, Check, Clock } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Button as Press } from 'react-aria-components'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts as own, type StateNames } from './fleet-map-texts.ts'

export interface CarListProps {
  readonly fleet: FleetMap
  /** What the states are called at its moment. */
  readonly states: StateNames
  readonly low: readonly { readonly carId: number; readonly chargePercent: number }[]
  readonly selectedId: number | undefined
  readonly onSelect: (carId: number) => void
}

const meanings = {
  FREE: 'over',
  BOOKED: 'coming',
  OUT: 'going',
  LATE: 'wrong',
  BLOCKED: 'look',
} as const satisfies Record<CarMoment, StateMeaning>
const icons = { FREE: Check, BOOKED: undefined, OUT: undefined, LATE: Clock, BLOCKED: Ban } as const
const SHOWN = 30
const say = (instant: string) => formatDateTime(parseInstant(instant) ?? new Date(instant))

// What needs a hand comes first; otherwise they stand by number.
const order = { LATE: 0, OUT: 2, BOOKED: 3, BLOCKED: 4, FREE: 5 } as const
const urgency = ({ id, state }: MapCarAt, charge: ReadonlyMap<number, number>) =>
  state !== 'LATE' && charge.has(id) ? 1 : order[state]

type Kind = 'ALL' | CarMoment | 'GAPS' | 'LOW'

/** The same as the map, as a list: every car with its state, the gaps, and who needs a charge. */
export function CarList({ fleet, states, low, selectedId, onSelect }: CarListProps) {
  const [kind, setKind] = useState<Kind>('ALL')
  const [shown, setShown] = useState(SHOWN)
  const charge = new Map(low.map(({ carId, chargePercent }) => [carId, chargePercent]))
  const gaps = fleet.places.filter(({ isGap }) => isGap)
  const of = (wanted: Kind) =>
    fleet.cars.filter(({ id, state }) => wanted === 'ALL' || state === wanted || (wanted === 'LOW' && charge.has(id)))
  const names = new Map(fleet.places.map(({ id, name }) => [id, name]))
  const cars = of(kind).toSorted((one, other) => urgency(one, charge) - urgency(other, charge))
  const options = [
    { id: 'ALL', label: own.option(own.all, fleet.cars.length) },
    ...(Object.keys(states) as CarMoment[]).map((state) => ({
      id: state,
      label: own.option(states[state], of(state).length),
    })),
    { id: 'GAPS', label: own.option(own.gaps, gaps.length) },
    { id: 'LOW', label: own.option(own.low, low.length) },
  ]
  const count = kind === 'GAPS' ? gaps.length : cars.length
  return (
    <section className={css.side} aria-label={own.cars}>
      <Select
        label={own.show}
        options={options}
        value={kind}
        onChange={(next) => {
          setKind(next as Kind)
          setShown(SHOWN)
        }}
      />
      {count === 0 && <p className={css.muted}>{own.nothing}</p>}
      <ul className={css.list}>
        {kind === 'GAPS'
          ? gaps.slice(0, shown).map(({ id, name, free, cars: all }) => (
              <li key={id} className={css.gap}>
                <span className={css.plate}>{name}</span>
                <span className={css.small}>
                  {own.gap(fleet.gapMetres)}. {own.placeCars(free, all)}.
                </span>
              </li>
            ))
          : cars.slice(0, shown).map((car) => (
              <li key={car.id}>
                <Press className={css.row} aria-pressed={car.id === selectedId} onPress={() => onSelect(car.id)}>
                  <Row
                    car={car}
                    state={states[car.state]}
                    place={names.get(car.locationId) ?? ''}
                    chargePercent={charge.get(car.id)}
                  />
                </Press>
              </li>
            ))}
      </ul>
      {count > shown && <Button onPress={() => setShown((now) => now + SHOWN)}>{own.more}</Button>}
    </section>
  )
}

interface RowProps {
  readonly car: MapCarAt
  readonly state: string
  readonly place: string
  readonly chargePercent: number | undefined
}

function Row({ car, state, place, chargePercent }: RowProps) {
  const icon = icons[car.state]
  const times = [
    ...(car.until === null ? [] : [own.until(say(car.until))]),
    ...(car.next === null ? [] : [own.next(say(car.next))]),
    ...(chargePercent === undefined ? [] : [own.charge(chargePercent)]),
  ]
  return (
    <>
      <span>
        <span className={css.plate}>
          {car.licensePlate} · {place}
        </span>
        <span className={css.small}>
          {times.map((time, place) => (
            <Fragment key={time}>
              <span className={css.time}>
                {time}
                {place < times.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </span>
      </span>
      <StateBadge meaning={meanings[car.state]} {...(icon && { icon })}>
        {state}
      </StateBadge>
    </>
  )
}
