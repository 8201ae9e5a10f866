import { askTogether } from '../../../platform/db/ask-together.ts'
import { errorCode } from '../../../platform/db/database-unavailable.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { answerColumns, type CallKey } from '../../../platform/idempotency/idempotency-store.ts'
import { packAnswer, type StoredAnswer } from '../../../platform/idempotency/pack-answer.ts'
import { asItWasPlaced } from '../../fleet/stores/car-locks.ts'
import {
  given,
  insertAnsweredReservation,
  type MadeReservation,
  type NewReservation,
  withAll,
} from './insert-reservation.ts'

/** A booking with the answer to the call that books, under an id and a number that were taken for it. */
export type AnsweredBooking = {
  readonly booking: NewReservation
  readonly made: Pick<MadeReservation, 'id' | 'reservationNumber'>
  readonly call: CallKey
  readonly answer: StoredAnswer
}

// Each car is looked up and shared by itself, in the order in which they are sent.
const insertAll = `
  with sent as materialized (
    select * from json_to_recordset($1) as (booking_id bigint, booking_number bigint, organization_id int, kind text, membership_id int,
      person_id int, car_id int, start_at timestamptz, end_at timestamptz, super_damage_waiver boolean, kilometers int, tariff_id int,
      created_at timestamptz, cancel_fee_percent int, cancel_fee_window_hours int, cancel_free_minutes int, lines jsonb, made_by int,
      caller_id int, key text, fingerprint text, status int, answer text)),
  made as (
    insert into reservation (id, reservation_number, ${given})
    select booking_id, booking_number, organization_id, kind, membership_id, person_id, car.id, start_at, end_at, end_at,
      super_damage_waiver, kilometers, tariff_id, created_at, cancel_fee_percent, cancel_fee_window_hours, cancel_free_minutes
    from sent cross join lateral (
      select k.id from car k where k.organization_id = sent.organization_id and k.id = sent.car_id and k.active
        and k.${asItWasPlaced('sent.organization_id', 'sent.car_id')} for share offset 0) car
    on conflict do nothing returning *),
  ${withAll({ from: 'made join sent on sent.booking_id = made.id', lines: 'sent.lines', madeBy: 'sent.made_by' })},
  kept as (
    insert into idempotency (${answerColumns})
    select caller_id, key, decode(fingerprint, 'hex'), status, decode(answer, 'base64')
    from made join sent on sent.booking_id = made.id order by caller_id, key)
  select id::int from made`

const toSent = ({ booking, made, call, answer }: AnsweredBooking) => ({
  booking_id: made.id,
  booking_number: made.reservationNumber,
  organization_id: booking.organizationId,
  kind: booking.kind ?? 'member',
  membership_id: booking.membershipId,
  person_id: booking.personId,
  car_id: booking.carId,
  start_at: booking.start,
  end_at: booking.end,
  super_damage_waiver: booking.superDamageWaiver,
  kilometers: booking.kilometers,
  tariff_id: booking.tariffId,
  created_at: booking.created,
  cancel_fee_percent: booking.cancelFeePercent,
  cancel_fee_window_hours: booking.cancelFeeWindowHours,
  cancel_free_minutes: booking.cancelFreeMinutes,
  lines: booking.lines ?? [],
  made_by: booking.madeBy ?? booking.personId,
  caller_id: call.personId,
  key: call.key,
  fingerprint: call.fingerprint.toString('hex'),
  status: answer.status,
  answer: packAnswer(answer).toString('base64'),
})

/** In the order of the cars, so that two processes do not wait for each other. */
const inOrder = (all: readonly AnsweredBooking[]): AnsweredBooking[] =>
  all.toSorted(({ booking: a }, { booking: b }) => a.carId - b.carId || a.start.getTime() - b.start.getTime())

type Outcome = { readonly isMade: boolean } | { readonly problem: unknown }

const insertAlone = (db: Queryable, { booking, ...more }: AnsweredBooking): Promise<Outcome> =>
  insertAnsweredReservation(db, booking, more.made, more).then(
    (isMade) => ({ isMade }),
    (problem: unknown) => ({ problem }),
  )

/** What was sent (22), what it breaks (23), a deadlock, a row that others have for too long. */
const statesOfOne = /^(2[23]...|40P01|55P03)$/

/** Whether one of several is to blame, and nothing is wrong with the database. */
const isOfOne = (problem: unknown): boolean =>
  problem instanceof Error && statesOfOne.test(errorCode(problem) ?? errorCode(problem.cause) ?? '')

const insertTogether = askTogether(async (db, all: readonly AnsweredBooking[]): Promise<readonly Outcome[]> => {
  const [first] = all
  if (first && all.length === 1) return [await insertAlone(db, first)]
  try {
    const sent = JSON.stringify(inOrder(all).map(toSent))
    const rows = await db.rows<{ id: number }>(insertAll, [sent], 'insert-answered-reservations')
    const ids = new Set(rows.map(({ id }) => id))
    return all.map(({ made }) => ({ isMade: ids.has(made.id) }))
  } catch (problem) {
    if (!isOfOne(problem)) throw problem
    // Nothing of any was kept.
    return Promise.all(all.map((one) => insertAlone(db, one)))
  }
})

/**
 * Books with the answer: those that book at the same moment in one statement, with one commit for all. What one of them cannot have
 * the others get all the same. False where the car is not to be had: nothing is kept of that one then.
 */
export const bookTogether = async (db: Queryable, booking: AnsweredBooking): Promise<boolean> => {
  const outcome = await insertTogether(db, booking)
  if ('problem' in outcome) throw outcome.problem
  return outcome.isMade
}
