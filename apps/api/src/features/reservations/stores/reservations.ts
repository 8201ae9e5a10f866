import type { CancellationTerms, DatedValue } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { lockCars } from '../../fleet/stores/car-locks.ts'
import { decidedBy } from '../../organizations/stores/settings.ts'

/** Names one reservation. */
export type ReservationKey = { organizationId: number; id: number }

/**
 * A member's reservation as stored, with the terms that it was booked under. `busyUntil` is until when the car is held: `end`, or
 * earlier where the trip ended early. `decided`: all that its club has decided, whenever it holds.
 */
export type Reservation = ReservationKey &
  CancellationTerms & {
    reservationNumber: number
    membershipId: number
    personId: number
    carId: number
    start: Date
    end: Date
    busyUntil: Date
    created: Date
    started: Date | null
    ended: Date | null
    canceled: Date | null
    voided: Date | null
    superDamageWaiver: boolean
    kilometers: number | null
    userNote: string | null
    carWasDamaged: boolean | null
    needsReview: boolean
    /** Ended, and nobody knows how far it went: its bill waits. */
    kilometersMissing: boolean
    startOdometer: number | null
    startOdometerAt: Date | null
    endOdometer: number | null
    endOdometerAt: Date | null
    tariffId: number
    version: number
    decided: DatedValue[]
  }

/** Columns of the alias `r`, named as in `Reservation`. */
export const reservationColumns = `r.organization_id as "organizationId", r.id, r.reservation_number as "reservationNumber",
  r.membership_id as "membershipId", r.person_id as "personId", r.car_id as "carId", r.start_at as start, r.end_at as end,
  r.busy_until as "busyUntil", r.created_at as created, r.started_at as started, r.ended_at as ended,
  r.canceled_at as canceled, r.voided_at as voided, r.super_damage_waiver as "superDamageWaiver", r.kilometers,
  r.user_note as "userNote", r.car_was_damaged as "carWasDamaged", r.needs_review as "needsReview",
  r.kilometers_missing as "kilometersMissing", r.start_odometer as "startOdometer", r.start_odometer_at as "startOdometerAt",
  r.end_odometer as "endOdometer", r.end_odometer_at as "endOdometerAt",
  r.tariff_id as "tariffId", r.version, r.cancel_fee_percent as "cancelFeePercent",
  r.cancel_fee_window_hours as "cancelFeeWindowHours", r.cancel_free_minutes as "cancelFreeMinutes",
  ${decidedBy('r.organization_id')} as decided`

/** Who asks. A session that a partner's site began reaches what is of the partner's club, and nothing else of the person. */
export type Viewer = { readonly personId: number; readonly partner?: { readonly organizationId: number } | undefined }

/** The two values that `visibleTo` names. */
export const viewerValues = ({ personId, partner }: Viewer): [number, number | null] => [
  personId,
  partner?.organizationId ?? null,
]

/** SQL: reservations `r` that the viewer of two parameters may see: those they booked, drive, or own the membership of. */
export const visibleTo = (person: string, org: string): string => `
  from membership_member mm
  join reservation r on r.organization_id = mm.organization_id and r.membership_id = mm.membership_id
    and (mm.is_owner or r.person_id = mm.person_id or exists (select from reservation_driver d
      where d.organization_id = r.organization_id and d.reservation_id = r.id and d.person_id = mm.person_id))
  where mm.person_id = ${person} and (${org}::int is null or mm.organization_id = ${org}) and r.kind <> 'block'`

/** One reservation that the person may see; undefined where it does not exist or is somebody else's. */
export const findReservation = (db: Queryable, viewer: Viewer, id: number): Promise<Reservation | undefined> =>
  db.oneRow<Reservation>(
    `select ${reservationColumns} ${visibleTo('$1', '$2')} and r.id = $3`,
    [...viewerValues(viewer), id],
    'find-reservation',
  )

/**
 * The same, for changing it: holds the reservation and the lock of its car, and of another where a swap names one, until the
 * transaction ends. The reservation first: nobody can then move it to a car whose lock would come out of order.
 */
export const lockReservation = async (
  tx: Queryable,
  viewer: Viewer,
  id: number,
  otherCarId?: number,
): Promise<Reservation | undefined> => {
  const seen = await findReservation(tx, viewer, id)
  if (seen === undefined) return undefined
  const locked = await tx.oneRow<Reservation>(
    `select ${reservationColumns} from reservation r where r.organization_id = $1 and r.id = $2 for no key update`,
    [seen.organizationId, id],
    'lock-reservation',
  )
  if (locked === undefined) return undefined
  const { organizationId, carId } = locked
  await lockCars(tx, organizationId, otherCarId === undefined ? [carId] : [carId, otherCarId])
  return locked
}

/** How many reservations of the membership touch the period. Count under `lockMembership` where a limit hangs on it. */
export const countConcurrent = async (
  db: Queryable,
  membership: { organizationId: number; membershipId: number },
  period: { start: Date; end: Date },
): Promise<number> => {
  const row = await db.oneRow<{ count: number }>(
    `select count(*) as count from reservation
       where organization_id = $1 and membership_id = $2 and blocking and ended_at is null and canceled_at is null
         and voided_at is null and start_at < $4 and busy_until > $3`,
    [membership.organizationId, membership.membershipId, period.start, period.end],
    'count-concurrent',
  )
  return row?.count ?? 0
}

/** When the next promise of the car begins at or after the moment, if there is one: how far a reservation can be extended. */
export const nextStartOnCar = async (
  db: Queryable,
  organizationId: number,
  carId: number,
  after: Date,
): Promise<Date | undefined> => {
  const row = await db.oneRow<{ start: Date }>(
    `select start_at as start from reservation
       where organization_id = $1 and car_id = $2 and blocking and start_at >= $3 order by start_at limit 1`,
    [organizationId, carId, after],
    'next-start-on-car',
  )
  return row?.start
}
