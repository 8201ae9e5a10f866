import { selectMembership } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { EntityMessages } from '../entity-messages/entity-messages.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingOutcome, type BookingOutcomeProps } from './booking-outcome.tsx'
import type { BookedDriver, BookingRequest } from './model.ts'
import { usableMemberships } from './usable-memberships.ts'
import { useBooking } from './use-booking.ts'

export interface BookingPageProps extends Omit<BookingOutcomeProps, 'state'> {
  /** The person takes another time or another waiver than came with the car. */
  readonly onRequest: (request: BookingRequest) => void
  readonly onKilometers: (kilometers: number) => void
  /** The car is the person's now. */
  readonly onBooked: () => void
}

/** The last look before a car is booked, and what came of it. */
export function BookingPage({ onBooked, onRequest, onKilometers, request: first, ...props }: BookingPageProps) {
  const [request, setRequest] = useState(first)
  const [problem, setProblem] = useState<ProblemCode>()
  const booked = { ...props, request }
  const { memberships, selectedMembership } = useBookingHost()
  const usable = usableMemberships(memberships, request.organizationId)
  const [chosenId, setChosenId] = useState<number>()
  const [drivers, setDrivers] = useState<readonly BookedDriver[]>([])
  const membership = selectMembership(usable, chosenId ?? selectedMembership?.id)
  const { state, booking } = useBooking(
    request,
    { membershipId: membership?.id, hasChoice: usable.length > 1, kilometers: booked.kilometers, drivers },
    onBooked,
  )
  const change = useCallback(
    (changes: Partial<BookingRequest>, wrong?: ProblemCode) => {
      booking.reset()
      setProblem(wrong)
      setRequest((before) => ({ ...before, ...changes }))
    },
    [booking],
  )
  const tell = useRef(onRequest)
  tell.current = onRequest
  useEffect(() => {
    if (request !== first && problem === undefined) tell.current(request)
  }, [request, first, problem])
  const isOver = state.name === 'SUCCESS' || (state.name === 'ERROR' && state.isTaken)
  if (isOver) return <BookingOutcome {...booked} state={state} />
  return (
    <>
      <EntityMessages carIds={[request.carId]} period={request.period} />
      <BookingForm
        {...booked}
        memberships={usable}
        membershipId={membership?.id}
        onMembership={(id) => {
          setChosenId(id)
          // They are of the other membership.
          setDrivers([])
        }}
        drivers={drivers}
        onDrivers={setDrivers}
        isTimeChanged={request.period !== first.period}
        onKilometers={onKilometers}
        onRequest={change}
        problem={problem}
        state={state}
        onConfirm={() => void booking.confirm()}
      />
    </>
  )
}
