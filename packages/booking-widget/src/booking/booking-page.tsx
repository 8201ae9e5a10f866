import { selectMembership } from '@delebil/validation'
import { useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { EntityMessages } from '../entity-messages/entity-messages.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingOutcome, type BookingOutcomeProps } from './booking-outcome.tsx'
import { usableMemberships } from './usable-memberships.ts'
import { useBooking } from './use-booking.ts'

export interface BookingPageProps extends Omit<BookingOutcomeProps, 'state'> {
  /** The car is the person's now. */
  readonly onBooked: () => void
}

/** The last look before a car is booked, and what came of it. */
export function BookingPage({ onBooked, ...booked }: BookingPageProps) {
  const { request } = booked
  const { memberships, selectedMembership } = useBookingHost()
  const usable = usableMemberships(memberships, request.organizationId)
  const [chosenId, setChosenId] = useState<number>()
  const membership = selectMembership(usable, chosenId ?? selectedMembership?.id)
  const { state, booking } = useBooking(
    request,
    { membershipId: membership?.id, hasChoice: usable.length > 1, kilometers: booked.kilometers },
    onBooked,
  )
  const isOver = state.name === 'SUCCESS' || (state.name === 'ERROR' && state.isTaken)
  if (isOver) return <BookingOutcome {...booked} state={state} />
  return (
    <>
      <EntityMessages carIds={[request.carId]} period={request.period} />
      <BookingForm
        {...booked}
        memberships={usable}
        membershipId={membership?.id}
        onMembership={setChosenId}
        state={state}
        onConfirm={() => void booking.confirm()}
      />
    </>
  )
}
