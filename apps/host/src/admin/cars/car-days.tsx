import { HeadedCard, mayAny, useAdminHost } from '@delebil/admin-components'
import { formatPeriod, formatTime } from '@delebil/validation/text'
import { addOsloDays, HOUR_MS, osloDateText, osloInstant, osloParts, startOfOsloDay } from '@delebil/validation/time'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from './car-days.css.ts'
import { carTexts as texts } from './car-texts.ts'
import type { CarTrip } from './use-car-trips.ts'

interface CarDaysProps {
  readonly trips: readonly CarTrip[]
}

const DAYS = 2
const EVERY_HOURS = 6
const HOURS_A_DAY = 24
/** A shorter trip has room for a first name alone. */
const ROOMY_HOURS = 9

/** What a car does from now until tomorrow is over, on one line of time. */
export function CarDays({ trips }: CarDaysProps) {
  const { now, permissions } = useAdminHost()
  const { year, month, day, hour } = osloParts(now())
  const start = osloInstant({ year, month, day, hour })
  const end = addOsloDays(startOfOsloDay(now()), DAYS)
  const shareAt = (at: Date) =>
    Math.min(1, Math.max(0, (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())))
  const percent = (share: number) => `${share * 100}%`
  const within = trips.filter((trip) => new Date(trip.start) < end && (trip.isOut || new Date(trip.end) > start))
  const toPlan = { href: `${adminPaths.fleetPlan}?dato=${osloDateText(start)}`, label: texts.toPlan }
  return (
    <HeadedCard
      heading={texts.days}
      {...(mayAny(permissions, ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ']) && { link: toPlan })}
    >
      <div className={css.days}>
        <div className={css.clock} aria-hidden="true">
          {marksOf(start, end).map((at) => (
            <span key={at.getTime()} className={css.mark} style={{ insetInlineStart: percent(shareAt(at)) }}>
              {osloParts(at).hour === 0 ? texts.dayAt(at) : formatTime(at)}
            </span>
          ))}
        </div>
        <ol className={css.line} aria-label={texts.days}>
          {within.map((trip) => {
            // What is not back is out until now.
            const until = trip.isOut && new Date(trip.end) < now() ? now() : new Date(trip.end)
            const [from, to] = [shareAt(new Date(trip.start)), shareAt(until)]
            return (
              <li
                key={trip.reservationId}
                className={css.bars[lookOf(trip, now())]}
                style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
              >
                <span className={css.name}>{nameOf(trip)}</span>
                <span className={css.whole}>
                  {formatPeriod({ start: new Date(trip.start), end: new Date(trip.end) })}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </HeadedCard>
  )
}

function marksOf(start: Date, end: Date): readonly Date[] {
  const { year, month, day } = osloParts(start)
  const count = (DAYS * HOURS_A_DAY) / EVERY_HOURS
  const all = Array.from({ length: count }, (_, at) => osloInstant({ year, month, day, hour: at * EVERY_HOURS }))
  return all.filter((at) => at >= start && at < end)
}

const lookOf = ({ isBlock, isOut, end }: CarTrip, now: Date) =>
  isBlock ? 'off' : isOut ? (new Date(end) < now ? 'late' : 'busy') : 'plain'

function nameOf({ isBlock, person, start, end }: CarTrip): string {
  if (isBlock) return texts.blocked
  const hours = (new Date(end).getTime() - new Date(start).getTime()) / HOUR_MS
  const name = person ?? texts.nobody
  return hours < ROOMY_HOURS ? (name.split(' ')[0] ?? name) : name
}
