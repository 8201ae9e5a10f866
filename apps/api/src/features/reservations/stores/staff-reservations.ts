import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { lockCars } from '../../fleet/stores/car-locks.ts'
import { type Changed, unlessTaken } from './reservation-updates.ts'
import { type Reservation, type ReservationKey, reservationColumns } from './reservations.ts'

const ofOrganization = `select ${reservationColumns} from reservation r
  where r.organization_id = $1 and r.id = $2 and r.kind in ('member', 'admin')`

/** A reservation of the organisation as it is. */
export const findReservationOf = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
): Promise<Reservation | undefined> => db.oneRow<Reservation>(ofOrganization, [organizationId, id])

/** A reservation of the organisation with its lock and that of its car, and of another that it is to move to. */
export const lockAnyReservation = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  otherCarId?: number,
): Promise<Reservation | undefined> => {
  const locked = await tx.oneRow<Reservation>(`${ofOrganization} for no key update`, [organizationId, id])
  if (locked === undefined) return undefined
  const cars = otherCarId === undefined ? [locked.carId] : [locked.carId, otherCarId]
  await lockCars(tx, organizationId, cars)
  return locked
}

export const membershipState = async (
  db: Queryable,
  organizationId: number,
  membershipId: number,
  personId: number,
): Promise<{ state: string; isMember: boolean; limit: number | null } | undefined> =>
  db.oneRow<{ state: string; isMember: boolean; limit: number | null }>(
    `select state, concurrent_reservation_limit as limit, exists (select from membership_member o where o.organization_id = m.organization_id
         and o.membership_id = m.id and o.person_id = $3) as "isMember"
       from membership m where organization_id = $1 and id = $2`,
    [organizationId, membershipId, personId],
  )

export const setWaiver = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  isOn: boolean,
): Promise<void> => {
  await tx.change('update reservation set super_damage_waiver = $3 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    isOn,
  ])
}

export const endReview = async (tx: Queryable, { organizationId, id }: ReservationKey): Promise<void> => {
  await tx.change(
    'update reservation set needs_review = false, postponed_until = null where organization_id = $1 and id = $2 and needs_review',
    [organizationId, id],
  )
}

/** Keeps a car from being booked. Undefined where somebody has it. */
export const insertBlock = async (
  tx: Queryable,
  organizationId: number,
  block: { carId: number; start: Date; end: Date; note: string | null; at: Date },
): Promise<number | undefined> => {
  const row = await tx.oneRow<{ id: number }>(
    `insert into reservation (organization_id, kind, car_id, start_at, end_at, busy_until, user_note, created_at)
       values ($1, 'block', $2, $3, $4, $4, $5, $6) on conflict do nothing returning id`,
    [organizationId, block.carId, block.start, block.end, block.note, block.at],
  )
  return row?.id
}

/** Who may drive, and whether their licence is known to be valid. */
export const listDriversWithLicense = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
): Promise<{ id: number; name: string; driversLicenseValid: boolean }[]> =>
  db.rows(
    `select p.id, p.name, p.drivers_license_valid as "driversLicenseValid" from reservation_driver d
     join person p on p.id = d.person_id where d.organization_id = $1 and d.reservation_id = $2
     order by p.name collate "nb-NO-x-icu", p.id`,
    [organizationId, id],
  )

export const isBilled = async (db: Queryable, { organizationId, id }: ReservationKey): Promise<boolean> => {
  const rows = await db.rows(
    "select from charge where organization_id = $1 and reservation_id = $2 and state = 'billed' limit 1",
    [organizationId, id],
  )
  return rows.length > 0
}

type InvoicedLine = Answer<AdminCalls['reservations.invoice']>['data'][number]

export const listInvoicedLines = (db: Queryable, { organizationId, id }: ReservationKey): Promise<InvoicedLine[]> =>
  db.rows(
    `select i.id as "invoiceId", i.number as "invoiceNumber", l.description, l.quantity, l.unit, l.gross_ore as "grossOre",
       l.vat_ore as "vatOre", i.paid_at is not null as "isPaid"
     from invoice_line l join invoice i on i.organization_id = l.organization_id and i.id = l.invoice_id
     join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
     where c.organization_id = $1 and c.reservation_id = $2 order by i.number, l.position`,
    [organizationId, id],
  )

export type OtherTrip = {
  reservationId: number
  reservationNumber: number
  person: string | null
  phone: string | null
  start: Date
  end: Date
}

const other = `r.id as "reservationId", r.reservation_number as "reservationNumber", p.name as person, p.phone,
  r.start_at as start, r.end_at as "end" from reservation r left join person p on p.id = r.person_id`

/** Trips with the car that were to be over before the moment and are not. */
export const listNotBack = (
  db: Queryable,
  { organizationId, id, carId }: ReservationKey & { carId: number },
  before: Date,
  now: Date,
): Promise<OtherTrip[]> =>
  db.rows(
    `select ${other} where r.organization_id = $1 and r.car_id = $2 and r.id <> $3 and r.started_at is not null
       and r.ended_at is null and r.canceled_at is null and r.voided_at is null and r.end_at <= $4 and r.end_at < $5
     order by r.end_at desc limit 5`,
    [organizationId, carId, id, before, now],
  )

/** Whatever holds the car in a period. */
export const listTaking = (
  db: Queryable,
  { organizationId, carId, start, end }: { organizationId: number; carId: number; start: Date; end: Date },
): Promise<OtherTrip[]> =>
  db.rows(
    `select ${other} where r.organization_id = $1 and r.car_id = $2 and r.blocking and r.start_at < $4 and r.busy_until > $3
     order by r.start_at limit 5`,
    [organizationId, carId, start, end],
  )

/** The next that waits for the car. */
export const findNext = (
  db: Queryable,
  { organizationId, id, carId }: ReservationKey & { carId: number },
  from: Date,
): Promise<OtherTrip | undefined> =>
  db.oneRow<OtherTrip>(
    `select ${other} where r.organization_id = $1 and r.car_id = $2 and r.id <> $3 and r.blocking and r.ended_at is null
         and r.start_at >= $4 order by r.start_at limit 1`,
    [organizationId, carId, id, from],
  )

export const isCarInUse = async (db: Queryable, organizationId: number, carId: number): Promise<boolean> =>
  (
    await db.theRow<{ active: boolean }>('select active from car where organization_id = $1 and id = $2', [
      organizationId,
      carId,
    ])
  ).active

/** The plates of some cars. */
export const platesOf = async (
  db: Queryable,
  organizationId: number,
  carIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.rows<{ id: number; plate: string }>(
    'select id, license_plate as plate from car where organization_id = $1 and id = any($2::int[])',
    [organizationId, carIds],
  )
  return new Map(rows.map(({ id, plate }) => [id, plate]))
}

/** Writes a message of the club's and answers its id. */
export const insertStaffMessage = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  message: { authorId: number; text: string; at: Date },
): Promise<number> => {
  const row = await tx.theRow<{ id: number }>(
    `insert into reservation_message (organization_id, reservation_id, author_id, from_staff, kind, text, created_at)
       values ($1, $2, $3, true, 'MESSAGE', $4, $5) returning id`,
    [organizationId, id, message.authorId, message.text, message.at],
  )
  return row.id
}

/** What members wrote about a reservation and nobody has read is read by whoever answers; which messages that were. */
export const readMessages = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  answerId: number,
  at: Date,
): Promise<readonly number[]> => {
  const rows = await tx.rows<{ id: number }>(
    `update reservation_message set read_at = $3, answer_id = $4 where organization_id = $1 and reservation_id = $2 and not from_staff
       and read_at is null returning id`,
    [organizationId, id, at, answerId],
  )
  return rows.map(({ id: messageId }) => messageId)
}

/** Gives a reservation another car and another time at once. Hold the locks of both cars. */
export const moveReservation = (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  to: { carId: number; tariffId: number; start: Date; end: Date },
): Promise<Changed> =>
  unlessTaken(tx, () =>
    tx.change(
      `update reservation set car_id = $3, tariff_id = $4, start_at = $5, end_at = $6, busy_until = $6, blocking = true
       where organization_id = $1 and id = $2`,
      [organizationId, id, to.carId, to.tariffId, to.start, to.end],
    ),
  )

/** Deletes an answer and has what it answered wait again; which messages that are. */
export const takeAnswerBack = async (
  tx: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<readonly number[]> => {
  const rows = await tx.rows<{ id: number }>(
    `update reservation_message set read_at = null, answer_id = null where organization_id = $1 and answer_id = $2 returning id`,
    [organizationId, id],
  )
  await tx.change('delete from reservation_message where organization_id = $1 and id = $2', [organizationId, id])
  return rows.map(({ id: messageId }) => messageId)
}
