import { EmptyState } from '@delebil/ui'
import { CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { texts } from '../locale/texts.ts'
import { Booked } from './booked.tsx'
import type { BookedCar } from './booked-car.ts'
import { outcome } from './booking.css.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingRequest, BookingState } from './model.ts'
import { OtherCars } from './other-cars.tsx'

export interface BookingOutcomeProps {
  readonly parts: BookingParts
  readonly state: BookingState
  readonly request: BookingRequest
  readonly car: BookedCar
  readonly kilometers: number
  /** Another car for the same window, after this one was taken. */
  readonly onChooseCar: (carId: number) => void
  /** Back to the cars, after all is done. */
  readonly onDone: () => void
}

/** Booked, or taken by somebody else: then other cars for the same window. Takes the focus, since the button is gone. */
export function BookingOutcome({ parts, state, request, car, kilometers, onChooseCar, onDone }: BookingOutcomeProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={frame} tabIndex={-1} className={outcome} role="status">
      {state.name === 'SUCCESS' && (
        <Booked
          parts={parts}
          reservation={state.reservation}
          isAlone={state.isAlone === true}
          request={request}
          kilometers={kilometers}
          onDone={onDone}
        />
      )}
      {state.name === 'ERROR' && (
        <>
          <EmptyState heading={texts.booking.takenHeading} icon={CircleX}>
            {state.refusal.message}
          </EmptyState>
          <OtherCars request={request} location={car.location} kilometers={kilometers} onChooseCar={onChooseCar} />
        </>
      )}
    </div>
  )
}
