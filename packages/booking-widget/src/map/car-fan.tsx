import { AvailabilityRing } from '@delebil/ui'
import { inUnit } from '@delebil/ui/theme'
import { availabilityKind } from '@delebil/validation'
import type { Map as BaseMap } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { mapText } from '../locale/map-text.ts'
import { AtPlace } from './at-place.tsx'
import type { Box } from './boxes.ts'
import * as css from './car-fan.css.ts'
import type { MapPrices } from './mark-icon.ts'
import type { MapCar, Spot } from './spots.ts'

/** Between one chip's way out and the next one's. */
const STAGGER_MS = 20

export interface CarFanProps {
  readonly base: BaseMap
  readonly spot: Spot
  readonly cars: readonly MapCar[]
  /** Where each of them stands, in px as designed from the spot. */
  readonly boxes: readonly Box[]
  readonly prices: MapPrices
  readonly selectedCarId: number | undefined
  readonly pictureOf: ((carId: number) => ReactNode) | undefined
  /** Cars of the spot that there is no room for now. */
  readonly left: number
  readonly onMore: () => void
  readonly onSelect: (carId: number) => void
  readonly onClose: () => void
}

/** The cars of one spot around it, each to be pressed. */
export function CarFan({
  base,
  spot,
  cars,
  boxes,
  prices,
  selectedCarId,
  pictureOf,
  left,
  onMore,
  onSelect,
  onClose,
}: CarFanProps) {
  const first = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other spot begins at its first car
  useEffect(() => first.current?.focus({ preventScroll: true }), [spot.id])
  const label = ({ id, label, availability }: MapCar) =>
    [label, prices.get(id)?.text, mapText.states[availabilityKind(availability)]].filter(Boolean).join(', ')
  const last = boxes[cars.length]
  return (
    <AtPlace base={base} point={spot}>
      <fieldset
        className={css.group}
        aria-label={mapText.cars(spot.count)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      >
        <svg className={css.legs} viewBox="0 0 1 1" aria-hidden="true" focusable="false">
          {boxes.map(({ left: west, right, top, bottom }, at) => (
            <line
              key={`${west} ${top}`}
              className={css.leg}
              style={{ animationDelay: `${at * STAGGER_MS}ms` }}
              x1={0}
              y1={0}
              x2={west > 0 ? west + 12 : right - 12}
              y2={(top + bottom) / 2}
            />
          ))}
          <circle className={css.foot} r="5" />
        </svg>
        {cars.map((car, at) => (
          <Button
            key={car.id}
            ref={at === 0 ? first : null}
            className={css.chip}
            {...(car.id === selectedCarId && { 'data-selected': true })}
            style={placed(boxes[at], at)}
            aria-label={label(car)}
            onPress={() => onSelect(car.id)}
          >
            <span className={css.picture}>{pictureOf?.(car.id)}</span>
            <AvailabilityRing availability={availabilityKind(car.availability)} sizePx={14} />
            <span className={css.price}>
              {availabilityKind(car.availability) === 'unavailable'
                ? mapText.states.unavailable
                : (prices.get(car.id)?.text ?? mapText.states[availabilityKind(car.availability)])}
            </span>
          </Button>
        ))}
        {left > 0 && last && (
          <Button className={css.chip} style={placed(last, cars.length)} onPress={onMore}>
            <span className={css.price}>{mapText.more(left)}</span>
          </Button>
        )}
      </fieldset>
    </AtPlace>
  )
}

function placed(box: Box | undefined, at: number) {
  if (!box) return {}
  return {
    left: inUnit(box.left),
    top: inUnit(box.top),
    width: inUnit(box.right - box.left),
    height: inUnit(box.bottom - box.top),
    transformOrigin: `${inUnit(-box.left)} ${inUnit(-box.top)}`,
    animationDelay: `${at * STAGGER_MS}ms`,
  }
}
