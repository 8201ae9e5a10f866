import { texts } from '../texts.ts'
import { inUnit } from '../theme/in-unit.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { check, ringStates, wrapper } from './availability-ring.css.ts'

export type Availability = 'available' | 'partial' | 'unavailable'

export interface AvailabilityRingProps {
  availability: Availability
  sizePx?: number
  /** Instead of 'Ledig', 'Delvis ledig', 'Opptatt'. */
  label?: string
  isLabelVisible?: boolean
}

/** A full ring with a check mark, a half or an empty one: the sign for how much of the wanted time a car is free. */
export function AvailabilityRing({
  availability,
  sizePx = 20,
  label = texts[availability],
  isLabelVisible = false,
}: AvailabilityRingProps) {
  return (
    <span className={wrapper}>
      <svg
        className={ringStates[availability]}
        style={{ width: inUnit(sizePx), height: inUnit(sizePx) }}
        viewBox="0 0 20 20"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="2.5" />
        {availability === 'available' && (
          <>
            <circle cx="10" cy="10" r="8" fill="currentColor" />
            <path className={check} d="m6.2 10.4 2.6 2.6 5-5.6" />
          </>
        )}
        {availability === 'partial' && <path d="M10 2a8 8 0 0 0 0 16Z" fill="currentColor" />}
      </svg>
      {isLabelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
