import { type KeyFact, StateBadge } from '@delebil/admin-components'
import { formatDuration, formatPeriod } from '@delebil/validation/text'
import { CalendarOff, Clock } from 'lucide-react'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import { carTexts as texts } from './car-texts.ts'
import type { CarTrip } from './use-car-trips.ts'

/** Less than this between two trips is soon eaten up by a queue. */
const SHORT_MINUTES = 60

/** Who has the car in a trip, how they are called, when, and how it stands. `slackMinutes`: since the one before is over. */
export function tripFact(label: string, trip: CarTrip, isLate: boolean, slackMinutes?: number): KeyFact {
  return {
    label,
    main: <Who trip={trip} />,
    lines: [
      ...(trip.phone === null ? [] : [{ id: 'phone', text: <PhoneLink phone={trip.phone} /> }]),
      { id: 'when', text: <When trip={trip} /> },
      { id: 'state', text: <TripState trip={trip} isLate={isLate} /> },
      ...(slackMinutes === undefined ? [] : [{ id: 'slack', text: <Slack minutes={slackMinutes} /> }]),
    ],
  }
}

function Who({ trip: { isBlock, person, personId } }: { readonly trip: CarTrip }) {
  const name = isBlock ? texts.blocked : (person ?? texts.nobody)
  if (personId === null) return name
  return (
    <RecordLink isMain of="persons" id={personId}>
      {name}
    </RecordLink>
  )
}

const When = ({ trip: { start, end, isBlock, reservationId, reservationNumber } }: { readonly trip: CarTrip }) => (
  <>
    {formatPeriod({ start: new Date(start), end: new Date(end) })} ·{' '}
    <RecordLink of={isBlock ? 'admin-reservations' : 'reservations'} id={reservationId}>
      {String(reservationNumber)}
    </RecordLink>
  </>
)

function TripState({ trip: { isBlock, isOut }, isLate }: { readonly trip: CarTrip; readonly isLate: boolean }) {
  if (isBlock) {
    return (
      <StateBadge meaning="over" icon={CalendarOff}>
        {texts.blocked}
      </StateBadge>
    )
  }
  if (isLate) {
    return (
      <StateBadge meaning="wrong" icon={Clock}>
        {texts.late}
      </StateBadge>
    )
  }
  return <StateBadge meaning={isOut ? 'going' : 'coming'}>{isOut ? texts.out : texts.booked}</StateBadge>
}

function Slack({ minutes }: { readonly minutes: number }) {
  const said = minutes < 0 ? texts.waits : minutes === 0 ? texts.noSlack : texts.slack(formatDuration(minutes))
  return (
    <StateBadge meaning={minutes < SHORT_MINUTES ? 'look' : 'over'} icon={Clock}>
      {said}
    </StateBadge>
  )
}
