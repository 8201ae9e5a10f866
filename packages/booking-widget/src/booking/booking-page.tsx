import { selectMembership } from '@delebil/validation'
import { useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { EntityMessages } from '../entity-messages/entity-messages.tsx'
import type { BookedCar } from './booked-car.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingOutcome } from './booking-outcome.tsx'
import type { BookingRequest } from './model.ts'
import { usableMemberships } from './usable-memberships.ts'
import { useBooking } from './use-booking.ts'

export interface BookingPageProps {
  readonly request: BookingRequest
  readonly car: BookedCar
  readonly kilometers: number
  /** Another car for the same window, after this one was taken. */
  readonly onChooseCar: (carId: number) => void
  /** The car is the person's now. */
  readonly onBooked: () => void
  /** Back to the cars, after all is done. */
  readonly onDone: () => void
}

/** The last look before a car is booked, and what came of it. */
export function BookingPage({ request, car, kilometers, onChooseCar, onBooked, onDone }: BookingPageProps) {
  const { memberships, selectedMembership } = useBookingHost()
  const usable = usableMemberships(memberships, request.organizationId)
  const [chosenId, setChosenId] = useState<number>()
  const membership = selectMembership(usable, chosenId ?? selectedMembership?.id)
  const { state, booking } = useBooking(request, membership?.id, onBooked)
  const isOver = state.name === 'SUCCESS' || (state.name === 'ERROR' && state.isTaken)
  if (isOver)
    return (
      <BookingOutcome
        state={state}
        request={request}
        car={car}
        kilometers={kilometers}
        onChooseCar={onChooseCar}
        onDone={onDone}
      />
    )
  return (
    <>
      <EntityMessages carIds={[request.carId]} period={request.period} />
      <BookingForm
        request={request}
        car={car}
        kilometers={kilometers}
        memberships={usable}
        membershipId={membership?.id}
        onMembership={setChosenId}
        state={state}
        onConfirm={() => void booking.confirm()}
      />
    </>
  )
}
