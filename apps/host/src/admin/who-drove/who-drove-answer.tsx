import type { DrivenTrip, WhoDrove } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { formatDateTime, formatLongDate, formatTime } from '@delebil/validation/text'
import { osloOffsetMinutes, parseInstant } from '@delebil/validation/time'
import { Printer } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-aria-components'
import { describeEvent } from '../night-desk/write-shift-note.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from './who-drove.css.ts'
import { whoDroveTexts as own } from './who-drove-texts.ts'

const read = (instant: string): Date => parseInstant(instant) ?? new Date(instant)
const say = (instant: string): string => formatDateTime(read(instant))

const SUMMER_MINUTES = 120

// On the night when the clock is set back the time of the clock alone says too little.
const formatExactly = (instant: string): string =>
  `${formatLongDate(read(instant))} kl. ${formatTime(read(instant))} (${osloOffsetMinutes(read(instant)) === SUMMER_MINUTES ? 'sommertid' : 'vintertid'})`

const notes = { ONE: undefined, SEVERAL: own.several, RESERVED: own.reserved, NOBODY: own.nobody, NO_CAR: undefined }

/** What was found, as a letter that can be printed as it stands. */
export function WhoDroveAnswer({ found, verdictRef }: { found: WhoDrove; verdictRef: Ref<HTMLHeadingElement> }) {
  const { verdict, trips, car, before, after } = found
  const heading =
    verdict === 'ONE' ? own.ONE(trips.find(({ isDriven }) => isDriven)?.persons[0]?.name ?? '') : own[verdict]
  return (
    <section className={css.letter} aria-label={own.heading}>
      <h2 ref={verdictRef} tabIndex={-1} className={css.verdict}>
        {heading}
      </h2>
      <p className={css.text}>
        {found.licensePlate}
        {car && `, ${car.model}, bil ${car.carNumber}`}, {formatExactly(found.at)}.
      </p>
      {car && car.licensePlate !== found.licensePlate && <p className={css.text}>{own.plateNow(car.licensePlate)}</p>}
      {notes[verdict] !== undefined && <p className={css.text}>{notes[verdict]}</p>}
      {found.isBlocked && <p className={css.text}>{own.blocked}</p>}
      {trips.map((trip) => (
        <Trip key={trip.reservationId} trip={trip} />
      ))}
      {trips.length === 0 && (before || after) && (
        <ul className={css.list}>
          {before && <li className={css.text}>{own.before(before.reservationNumber, say(before.at))}</li>}
          {after && <li className={css.text}>{own.after(after.reservationNumber, say(after.at))}</li>}
        </ul>
      )}
      <p className={css.muted}>{own.asked(found.askedBy ?? '', say(found.askedAt), found.why)}</p>
      <span className={css.screenOnly}>
        <Button icon={Printer} onPress={() => window.print()}>
          {own.print}
        </Button>
      </span>
    </section>
  )
}

function Trip({ trip }: { trip: DrivenTrip }) {
  const { reservationId, reservationNumber, isDriven, from, to, persons, stretches, events, areDriversUnsure } = trip
  return (
    <article className={css.trip}>
      <h3 className={css.heading}>
        <Link className={css.link} href={adminPaths.reservations.recordPath({ id: reservationId })}>
          {own.trip(reservationNumber)}
        </Link>
      </h3>
      <ul className={css.list}>
        {persons.map(({ id, name, phone, email, isBooker, opened }) => (
          <li key={id} className={css.text}>
            <strong>{name}</strong>
            {isBooker && `, ${own.booker}`}.{' '}
            {phone !== null && (
              <>
                <Link className={css.link} href={`tel:${phone}`}>
                  {formatPhone(phone)}
                </Link>
                {', '}
              </>
            )}
            {email}
            {opened !== null && `. ${own.opened(say(opened))}`}
          </li>
        ))}
      </ul>
      {areDriversUnsure && <p className={css.text}>{own.unsure}</p>}
      <p className={css.text}>
        {isDriven ? own.had : own.promised}: {say(from)} – {to === null ? own.still : say(to)}
      </p>
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
