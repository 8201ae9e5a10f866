import { Button, EmptyState, Stack } from '@delebil/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { HostLinkButton } from '../panel/host-link-button.tsx'
import type { BookedCar } from './booked-car.ts'
import { outcome } from './booking.css.ts'
import type { BookingRequest, BookingState } from './model.ts'
import { OtherCars } from './other-cars.tsx'

export interface BookingOutcomeProps {
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
export function BookingOutcome({ state, request, car, kilometers, onChooseCar, onDone }: BookingOutcomeProps) {
  const { links } = useBookingHost()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={frame} tabIndex={-1} className={outcome} role="status">
      {state.name === 'SUCCESS' && (
        <EmptyState
          heading={texts.booking.successHeading}
          icon={CircleCheck}
          action={
            <Stack gapPx={8}>
              <HostLinkButton address={links.reservation(state.reservation.id)}>
                {texts.booking.toReservation}
              </HostLinkButton>
              <Button variant="quiet" onPress={onDone}>
                {texts.booking.toList}
              </Button>
            </Stack>
          }
        >
          {texts.booking.successText(state.reservation.reservationNumber)}
        </EmptyState>
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
