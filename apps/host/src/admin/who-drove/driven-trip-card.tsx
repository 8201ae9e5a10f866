import { FactGrid, type KeyFact } from '@delebil/admin-components'
import type { DrivenTrip } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import { formatCount } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { describeEvent } from '../night-desk/write-shift-note.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { say } from './say.ts'
import * as css from './who-drove.css.ts'
import { whoDroveTexts as own } from './who-drove-texts.ts'

/** A trip that had the car: who, when, what its doors and its odometer say, and the log behind it. */
export function DrivenTripCard({ trip }: { readonly trip: DrivenTrip }) {
  const { reservationId, reservationNumber, stretches, events, areDriversUnsure } = trip
  return (
    <article className={css.trip}>
      <h3 className={css.heading}>
        <Link className={css.link} href={adminPaths.reservations.recordPath({ id: reservationId })}>
          {own.trip(reservationNumber)}
        </Link>
      </h3>
      <FactGrid facts={[...trip.persons.map(whoOf), whenOf(trip), ...doorsOf(trip), ...odometerOf(trip)]} />
      {areDriversUnsure && <p className={css.text}>{own.unsure}</p>}
      {stretches.length > 1 && (
        <div className={css.list}>
          <p className={css.text}>{own.stretches}</p>
          <ol className={css.list}>
            {stretches.map((stretch) => (
              <li key={stretch.from} className={css.text}>
                {stretch.licensePlate}: {say(stretch.from)} – {say(stretch.to)}
              </li>
            ))}
          </ol>
        </div>
      )}
      <h4 className={css.evidence}>{own.evidence}</h4>
      {events.length === 0 && <p className={css.muted}>{own.noEvents}</p>}
      <ol className={css.list}>
        {events.map((event) => (
          <li key={`${event.at} ${event.action} ${event.result}`} className={css.event}>
            <span className={css.muted}>{say(event.at)}</span>
            <span className={css.text}>
              {describeEvent(event)}
              {event.person !== null && `, ${event.person}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.muted}>{own.cards}</p>
    </article>
  )
}

const whoOf = ({ name, phone, email, isBooker, opened }: DrivenTrip['persons'][number]): KeyFact => ({
  label: isBooker ? own.bookerLabel : own.driverLabel,
  main: name,
  lines: [
    ...(phone === null
      ? []
      : [
          {
            id: 'phone',
            text: (
              <Link className={css.link} href={`tel:${phone}`}>
                {formatPhone(phone)}
              </Link>
            ),
          },
        ]),
    { id: 'email', text: email, isMuted: true },
    ...(opened === null ? [] : [{ id: 'opened', text: own.opened(say(opened)) }]),
  ],
})

const whenOf = ({ isDriven, from, to }: DrivenTrip): KeyFact => ({
  label: isDriven ? own.had : own.promised,
  main: say(from),
  lines: [{ id: 'to', text: own.until(to === null ? own.still : say(to)) }],
})

/** The first time the car was opened, and the last time it was locked. */
function doorsOf({ events }: DrivenTrip): readonly KeyFact[] {
  const opened = events.find(({ result }) => result === 'opened')
  const locked = events.findLast(({ result }) => result === 'locked')
  if (!opened && !locked) return []
  return [
    {
      label: own.doors,
      main: opened ? own.unlockedAt(say(opened.at)) : own.lockedAt(say(locked?.at ?? '')),
      lines: opened && locked ? [{ id: 'locked', text: own.lockedAt(say(locked.at)) }] : [],
    },
  ]
}

function odometerOf({ odometer: { start, end } }: DrivenTrip): readonly KeyFact[] {
  if (start === null && end === null) return []
  const said = (kilometers: number | null) => (kilometers === null ? own.unknown : `${formatCount(kilometers)} km`)
  return [
    {
      label: own.odometer,
      main: start !== null && end !== null ? own.driven(end - start) : own.unknownDistance,
      lines: [{ id: 'odometer', text: `${said(start)} – ${said(end)}`, isMuted: true }],
    },
  ]
}
