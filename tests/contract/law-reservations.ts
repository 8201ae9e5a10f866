import { deriveReservationState, type ReservationFor } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'

const long = 3 * 24 * 60

/** What is kept of a reservation in each of its states: minutes from now. */
const lawStates = {
  'long ahead': { start: long, end: long + 120 },
  'inside the window before its start': { start: 5, end: 125 },
  'past its start, unopened': { start: -5, end: 115 },
  'begun before its start': { start: 5, end: 125, started: -1 },
  begun: { start: -60, end: 60, started: -60 },
  '5 past its end, begun': { start: -125, end: -5, started: -125 },
  '20 past its end, begun': { start: -140, end: -20, started: -140 },
  '45 past its end, begun': { start: -165, end: -45, started: -165 },
  '5 past its end, unopened': { start: -125, end: -5 },
  '20 past its end, unopened': { start: -140, end: -20 },
  '45 past its end, unopened': { start: -165, end: -45 },
  ended: { start: -120, end: 60, started: -120, ended: -5 },
  'ended long ago': { start: -long, end: 120 - long, started: -long, ended: 120 - long },
  canceled: { start: long, end: long + 120, canceled: -30 },
  'canceled, and its time over': { start: -180, end: -60, canceled: -300 },
  voided: { start: long, end: long + 120, voided: -30 },
} as const satisfies Record<string, Kept>

type Kept = {
  readonly start: number
  readonly end: number
  readonly started?: number
  readonly ended?: number
  readonly canceled?: number
  readonly voided?: number
}
type LawState = keyof typeof lawStates
export const lawStateNames = Object.keys(lawStates) as LawState[]

/** A state as the law looks at it. */
export const timesIn = (state: LawState, now: Date): ReservationFor => {
  const { start, end, ...happened }: Kept = lawStates[state]
  const at = (minutes: number | undefined) => (minutes === undefined ? undefined : addMinutes(now, minutes))
  const [started, ended, canceled, voided] = [happened.started, happened.ended, happened.canceled, happened.voided].map(
    at,
  )
  const times = { start: addMinutes(now, start), end: addMinutes(now, end), ended }
  return { ...times, started, state: deriveReservationState({ ...times, canceled, voided }, now) }
}

export type LawReservation = {
  readonly id: number
  readonly state: LawState
  readonly driverId: number
  readonly carId: number
}

/** The car that is free beside a reservation's own. */
export const spareCarOf = ({ carId }: Pick<LawReservation, 'carId'>): number => carId + 1

/** Reservations of the company's membership, booked and driven by one person, each with a car of its own and a free one beside it. */
export const insertLawReservations = async (db: Queryable, made: readonly LawReservation[]): Promise<void> => {
  const rows = made.map(({ state, ...key }) => ({ ...key, ...lawStates[state] }))
  const values = [JSON.stringify(rows)]
  const from = `from jsonb_to_recordset($1::jsonb) as n (id int, "carId" int, "driverId" int, "start" int, "end" int, started int,
    ended int, canceled int, voided int)`
  await db.change(
    `insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
     select 1, c, c, 'LV' || c, 1, 1, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue'
     ${from}, lateral (values ("carId"), ("carId" + 1)) as own (c)`,
    values,
  )
  const at = (minutes: string) => `now() + ${minutes} * interval '1 minute'`
  await db.change(
    `insert into reservation (organization_id, id, membership_id, person_id, car_id, tariff_id, created_at, start_at, end_at, busy_until,
       started_at, ended_at, canceled_at, voided_at, blocking, kilometers_missing)
     select 1, id, 2, "driverId", "carId", 1, now() - interval '9 days', ${at('"start"')}, ${at('"end"')}, ${at('coalesce(ended, "end")')},
       ${at('started')}, ${at('ended')}, ${at('canceled')}, ${at('voided')}, coalesce(canceled, voided) is null, ended is not null ${from}`,
    values,
  )
  await db.change(
    `insert into reservation_driver (organization_id, reservation_id, person_id) select 1, id, "driverId" ${from}`,
    values,
  )
}

/** Somebody of the night watch has just checked who calls about these. */
export const insertChecks = (db: Queryable, made: readonly LawReservation[], watchId: number): Promise<number> =>
  db.change(
    `insert into admin_change (organization_id, resource, record_id, person_id, at, action, changes)
     select 1, 'reservations', id, $2, now(), 'check-caller', jsonb_build_object('callerId', jsonb_build_object('from', null, 'to', "driverId"))
     from jsonb_to_recordset($1::jsonb) as n (id int, "driverId" int)`,
    [JSON.stringify(made), watchId],
  )
