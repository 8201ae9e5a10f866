import type { Reservation } from '@delebil/core-api'
import { Steps } from '@delebil/ui'
import { formatDate, formatTime } from '@delebil/validation/text'
import { useLaw } from '../data/use-law.ts'
import { readinessTexts } from '../locale/readiness-texts.ts'
import { texts } from '../locale/texts.ts'

interface BookedStepsProps {
  readonly reservation: Reservation
  /** When it was booked. */
  readonly at: Date
}

/** From when the car opens, where it is fetched and where it is brought back. */
export function BookedSteps({ reservation, at }: BookedStepsProps) {
  const { window: opening, license } = useLaw(reservation, at)
  const { location, policy } = reservation
  const [start, end] = [new Date(reservation.start), new Date(reservation.end)]
  const isOpen = opening.opens <= at
  const early = isOpen ? undefined : texts.booking.opensBefore(policy.actWindowMinutes)
  return (
    <Steps
      label={texts.booking.steps}
      reachedText={texts.booking.opensNow}
      steps={[
        {
          time: formatTime(opening.opens),
          title: texts.booking.opens,
          text: license === undefined ? early : readinessTexts.license[license],
          isReached: isOpen && license === undefined,
        },
        {
          time: formatTime(start),
          title: texts.booking.fetchAt(location.name),
          text: [formatDate(start), location.parkingDescription].filter(Boolean).join(' · '),
        },
        { time: formatTime(end), title: texts.booking.bringBack, text: formatDate(end) },
      ]}
    />
  )
}
