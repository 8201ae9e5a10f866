import type { WhoDrove } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { formatLongDate, formatTime } from '@delebil/validation/text'
import { osloOffsetMinutes } from '@delebil/validation/time'
import { Printer } from 'lucide-react'
import type { Ref } from 'react'
import { DrivenTripCard } from './driven-trip-card.tsx'
import { read, say } from './say.ts'
import * as css from './who-drove.css.ts'
import { whoDroveTexts as own } from './who-drove-texts.ts'

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
        <DrivenTripCard key={trip.reservationId} trip={trip} />
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
