import { FactGrid, Failed, HeadedCard, ReservationBadge, StateBadge } from '@delebil/admin-components'
import type { NightCase } from '@delebil/core-api/admin'
import { Skeleton } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { formatDateTime, formatPeriod } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { CarNow } from './car-now.tsx'
import { NightActions } from './night-actions.tsx'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { OutBadge } from './out-badge.tsx'
import { useCase } from './use-night.ts'
import { describeEvent } from './write-shift-note.ts'

const at = (instant: string): Date => parseInstant(instant) ?? new Date(instant)

/** One reservation as a night call needs it: who, which car, how it is, and what can be done. */
export function Case({ id, hasKeys, mayWrite }: { id: number; hasKeys: boolean; mayWrite: boolean }) {
  const { data, error, mutate } = useCase(id)
  const head = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) head.current?.focus()
  }, [isThere])
  if (!data && error) {
    return (
      <Failed as="banner" heading={nightTexts.failed} onAgain={() => void mutate()}>
        {error.message}
      </Failed>
    )
  }
  if (!data) return <Skeleton heightPx={240} />
  const { events, messages, damages } = data
  return (
    <div className={css.columns}>
      <section className={css.head}>
        <Head data={data} headRef={head} />
        <Callers data={data} />
      </section>
      <NightActions data={data} hasKeys={hasKeys} mayWrite={mayWrite} onChanged={() => void mutate()} />
      <div className={css.facts}>
        <CarNow id={id} />
        <HeadedCard heading={nightTexts.damages}>
          {damages === null && <p className={css.muted}>{nightTexts.mayNotRead}</p>}
          {damages?.length === 0 && <p className={css.muted}>{nightTexts.noDamages}</p>}
          <ul className={css.list}>
            {damages?.map((damage) => (
              <li key={damage.id} className={css.text}>
                {damage.description}
              </li>
            ))}
          </ul>
        </HeadedCard>
        <HeadedCard heading={nightTexts.messages}>
          {messages === null && <p className={css.muted}>{nightTexts.mayNotRead}</p>}
          {messages && messages.unread > 0 && (
            <span>
              <StateBadge meaning="look">{nightTexts.unread(messages.unread)}</StateBadge>
            </span>
          )}
          {messages?.latest.length === 0 && <p className={css.muted}>{nightTexts.noMessages}</p>}
          <ul className={css.list}>
            {messages?.latest.map((message) => (
              <li key={message.at} className={css.text}>
                <span className={css.answer}>
                  {message.isFromStaff ? nightTexts.fromStaff : nightTexts.fromMember}, {formatDateTime(at(message.at))}
                </span>
                {message.text}
              </li>
            ))}
          </ul>
        </HeadedCard>
        <HeadedCard heading={nightTexts.events}>
          {events.length === 0 && <p className={css.muted}>{nightTexts.noEvents}</p>}
          <ol className={css.list}>
            {events.map((event) => (
              <li key={`${event.at} ${event.action} ${event.result}`} className={css.text}>
                <span className={css.answer}>
                  {formatDateTime(at(event.at))}
                  {event.person !== null && `, ${event.person}`}
                </span>
                {describeEvent(event)}
              </li>
            ))}
          </ol>
        </HeadedCard>
      </div>
    </div>
  )
}

function Head({ data: { reservation, car }, headRef }: { data: NightCase; headRef: React.Ref<HTMLHeadingElement> }) {
  const isOut = reservation.started !== null && reservation.ended === null
  const period = formatPeriod({ start: at(reservation.start), end: at(reservation.end) })
  return (
    <>
      <div className={css.line}>
        <h2 ref={headRef} tabIndex={-1} className={css.plate}>
          {car.licensePlate}
        </h2>
        {isOut ? <OutBadge end={reservation.end} /> : <ReservationBadge state={reservation.state} />}
      </div>
      <FactGrid
        facts={[
          { label: nightTexts.car(car.carNumber), main: car.model },
          {
            label: nightTexts.place,
            main: car.location,
            lines: car.parkingDescription ? [{ id: 'parking', text: car.parkingDescription }] : [],
          },
          {
            label: nightTexts.when,
            main: period,
            lines: [
              {
                id: 'reservation',
                text: (
                  <Link className={css.link} href={adminPaths.reservations.recordPath({ id: reservation.id })}>
                    {nightTexts.reservation(reservation.reservationNumber)}
                  </Link>
                ),
              },
            ],
          },
        ]}
      />
      {reservation.userNote && (
        <p className={css.text}>
          <span className={css.answer}>{nightTexts.note}</span>
          {reservation.userNote}
        </p>
      )}
    </>
  )
}

function Callers({ data: { callers, reservation } }: { data: NightCase }) {
  return (
    <ul className={css.list} aria-label={nightTexts.who}>
      {callers.map((caller) => (
        <li key={caller.id} className={css.line}>
          <span>
            <span className={css.name}>{caller.name}</span>
            <span className={css.answer}>
              {caller.isBooker ? `${nightTexts.booker}, ${reservation.membership}` : nightTexts.driver}
            </span>
          </span>
          {caller.phone === null ? (
            <span className={css.muted}>{nightTexts.noPhone}</span>
          ) : (
            <Link className={css.link} href={`tel:${caller.phone}`}>
              {nightTexts.call(formatPhone(caller.phone))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
