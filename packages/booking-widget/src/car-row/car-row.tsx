import type { CarHit, StreetDistance } from '@delebil/core-api'
import { AvailabilityRing, Price, Skeleton } from '@delebil/ui'
import { availabilityKind, type Period } from '@delebil/validation'
import { formatDistance, type PriceText, priceWord } from '@delebil/validation/text'
import { Button } from 'react-aria-components'
import { placeTexts } from '../locale/place-texts.ts'
import { texts } from '../locale/texts.ts'
import { seatsAndFuel } from '../panel/seats-and-fuel.ts'
import { CarPicture } from './car-picture.tsx'
import * as css from './car-row.css.ts'
import { freeText } from './free-text.ts'

export interface CarRowProps {
  readonly car: CarHit
  /** The window that was searched. */
  readonly period: Period
  /** For what can be had of the window; undefined while it is being worked out, null where it can't be. */
  readonly price: PriceText | null | undefined
  /** The way there on foot, once it is known. */
  readonly walk?: StreetDistance | undefined
  /** Says when the car is to be had, in place of what is free of the window. */
  readonly when?: string | undefined
  readonly isSelected?: boolean
  readonly onPress: (carId: number) => void
  /** Hovered or focused, and left again. */
  readonly onHighlight?: (carId: number | undefined) => void
}

/** One car of a list as one button: what it is, where, whether it is free and what it costs. */
export function CarRow({ car, period, price, walk, when, isSelected = false, onPress, onHighlight }: CarRowProps) {
  const kind = availabilityKind(car.maxAvailability)
  const highlight = () => onHighlight?.(car.id)
  const calm = () => onHighlight?.(undefined)
  return (
    <div className={css.frame}>
      <Button
        className={css.row}
        {...(isSelected && { 'data-selected': true })}
        onPress={() => onPress(car.id)}
        onHoverStart={highlight}
        onHoverEnd={calm}
        onFocus={highlight}
        onBlur={calm}
      >
        <span className={css.tile}>
          <span className={kind === 'unavailable' ? css.grey : undefined}>
            <CarPicture bodyType={car.bodyType} color={car.color} iconUrl={car.iconUrl} />
          </span>
        </span>
        <span className={css.words}>
          <span className={css.model}>{car.model}</span>
          <Where car={car} walk={walk} />
          <span className={css.facts}>{seatsAndFuel(car)}</span>
          <span className={css.states[kind]}>
            <AvailabilityRing
              availability={kind}
              sizePx={16}
              isLabelVisible
              label={when ?? availabilityText(car, period)}
            />
          </span>
        </span>
        <span className={css.prices}>
          {price === undefined && <Skeleton width={64} heightPx={20} />}
          {price && (
            <Price
              label={price.label === priceWord.estimate ? price.label : undefined}
              amount={price.amount}
              joint={price.joint}
              covers={price.covers}
              align="end"
            />
          )}
        </span>
      </Button>
    </div>
  )
}

// One line whatever it says, so that nothing moves when the straight line becomes a walk.
function Where({ car: { locationName, distance }, walk }: Pick<CarRowProps, 'car' | 'walk'>) {
  const far = farText(distance, walk)
  return (
    <span className={css.where}>
      <span className={css.whereName}>{locationName}</span>
      {far !== undefined && <span className={css.whereFar}> · {far}</span>}
    </span>
  )
}

function farText(distance: number | null, walk: StreetDistance | undefined): string | undefined {
  if (walk && !walk.isStraight) return placeTexts.walk(formatDistance(walk.metres))
  return distance === null ? undefined : placeTexts.straight(formatDistance(distance))
}

function availabilityText({ maxAvailability, availablePeriod }: CarHit, period: Period): string {
  const kind = availabilityKind(maxAvailability)
  if (kind === 'unavailable') return texts.car.taken
  if (kind === 'available' || !availablePeriod) return texts.car.free
  return freeText({ start: new Date(availablePeriod.start), end: new Date(availablePeriod.end) }, period)
}
