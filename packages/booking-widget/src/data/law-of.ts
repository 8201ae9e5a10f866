import type { Reservation } from '@delebil/core-api'
import { actWindow, checkDriver, type LicenseProblem, may, type ReservationAction } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import { laterOf } from '@delebil/validation/time'
import type { BookingHost } from '../booking-host.ts'
import { readTimes, type Timed } from './reservation-times.ts'

/** What the law looks at, as it is on the wire. */
export type Judged = Timed & Pick<Reservation, 'personId' | 'drivers' | 'policy' | 'license'>
/** Whoever sits before the screen. */
export type Visitor = Pick<BookingHost, 'person' | 'isLimited'>

/** What the law says of one reservation, for one visitor at one moment. */
export interface Law {
  /** Why not, or undefined where it may be done. */
  readonly may: (action: ReservationAction) => ProblemCode | undefined
  /** Why whoever drives it could not on their licence, now or once it begins; undefined where they could, or where nobody drives any more. */
  readonly license: LicenseProblem | undefined
  /** When the car may be opened. */
  readonly window: { readonly opens: Date; readonly closes: Date }
}

/** The law of what may be done with a reservation, as the widget asks it: nothing here decides for itself. */
export function lawOf(reservation: Judged, { person, isLimited = false }: Visitor, now: Date): Law {
  const times = readTimes(reservation)
  const { policy, license } = reservation
  const isPerson = ({ id }: { readonly id: number }) => id === person?.id
  const drives = isPerson({ id: reservation.personId }) || reservation.drivers.some(isPerson)
  const kind = isLimited ? 'partner' : 'member'
  const mayDo = (action: ReservationAction) => may(action, times, { kind, drives, license }, now, policy)
  const isAhead = drives && mayDo('extend') === undefined
  return {
    may: mayDo,
    license: isAhead ? checkDriver(license, policy, laterOf(now, times.start)) : undefined,
    window: actWindow(times, policy),
  }
}
