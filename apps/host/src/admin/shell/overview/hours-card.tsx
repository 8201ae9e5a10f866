import { HeadedCard } from '@delebil/admin-components'
import { VisuallyHidden } from '@delebil/ui'
import { formatTime } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import type { Day } from './use-overview.ts'

/** How many leave and return in each of the next hours, and who does first. */
export function HoursCard({ day: { hours, events } }: { readonly day: Day }) {
  const most = Math.max(1, ...hours.flatMap(({ leaving, returning }) => [leaving, returning]))
  const bar = (count: number, look: string) => (
    <span className={css.bar}>
      {count > 0 && count}
      {count > 0 && <span className={look} style={{ blockSize: `${(count / most) * 100}%` }} />}
    </span>
  )
  return (
    <HeadedCard heading={texts.hours} link={{ href: adminPaths.fleetPlan, label: texts.toPlan }}>
      <ol className={css.hours}>
        {hours.map(({ at, leaving, returning }) => (
          <li key={at} className={css.hour}>
            <VisuallyHidden>{texts.hourOf(new Date(at), leaving, returning)}</VisuallyHidden>
            <span className={css.bars} aria-hidden="true">
              {bar(leaving, css.leaving)}
              {bar(returning, css.returning)}
            </span>
            <span className={css.hourName} aria-hidden="true">
              {formatTime(new Date(at))}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.legend} aria-hidden="true">
        <span className={css.leavingKey} /> {texts.leave}
        <span className={css.returningKey} /> {texts.return}
      </p>
      {events.length === 0 ? <p className={css.muted}>{texts.noEvents}</p> : <Events events={events} />}
    </HeadedCard>
  )
}

function Events({ events }: Pick<Day, 'events'>) {
  const { columns } = texts
  return (
    <table className={css.events} aria-label={texts.events}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col" className={css.eventHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ at, isReturn, reservationId, carNumber, licensePlate, person }) => (
          <tr key={`${reservationId} ${isReturn}`}>
            <td className={css.event}>{formatTime(new Date(at))}</td>
            <td className={css.event}>{isReturn ? texts.returns : texts.leaves}</td>
            <td className={css.event}>
              <Link className={css.who} href={adminPaths.reservations.recordPath({ id: reservationId })}>
                {carNumber} {licensePlate}
              </Link>
            </td>
            <td className={css.event}>{person}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
