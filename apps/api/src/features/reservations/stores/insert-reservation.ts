import type { CancellationTerms, PriceLine } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { answerColumns, answerValues, type CallKey } from '../../../platform/idempotency/idempotency-store.ts'
import type { StoredAnswer } from '../../../platform/idempotency/pack-answer.ts'
import { asItWasPlaced } from '../../fleet/stores/car-locks.ts'
import type { Reservation } from './reservations.ts'

export type NewReservation = CancellationTerms &
  Pick<
    Reservation,
    | 'organizationId'
    | 'membershipId'
    | 'personId'
    | 'carId'
    | 'start'
    | 'end'
    | 'superDamageWaiver'
    | 'tariffId'
    | 'created'
  > & {
    kind?: 'member' | 'admin'
    /** Who books, where it is not the person themselves. */
    madeBy?: number | undefined
    kilometers?: number | undefined
    /** What was promised that it costs. */
    lines?: readonly PriceLine[]
  }

/** What the database knows of a booking that nobody else does yet. */
export type MadeReservation = {
  id: number
  reservationNumber: number
  personName: string
  /** What the person waited for and has now. */
  endedEntryIds: number[]
}

/** SQL of the columns of a reservation that are given. */
export const given = `organization_id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until,
      super_damage_waiver, kilometers, tariff_id, created_at, cancel_fee_percent, cancel_fee_window_hours, cancel_free_minutes`
const values = '$1, $2, $3, $4, car.id, $6, $7, $7, $8, $9, $10, $11, $14, $15, $16'

/** Where a statement finds what it writes of a reservation that it has made. */
export type Source = Readonly<Record<'from' | 'lines' | 'madeBy', string>>

// `on conflict do nothing` because a plain insert against the exclusion constraint deadlocks under identical requests.
// The car's row is shared until the commit: whoever takes the car out of use, or elsewhere, waits for it and then sees the booking.
const madeOf = (columns: string, itsValues: string): string => `
  made as (
    insert into reservation (${columns})
    select ${itsValues} from car
    where organization_id = $1 and id = $5 and active and ${asItWasPlaced('$1', '$5')} for share
    on conflict do nothing returning *)`

/** SQL of all that is kept of a reservation beside its row, as more of a statement that has `made` one or some. */
export const withAll = ({ from, lines, madeBy }: Source): string => `
  driver as (
    insert into reservation_driver (organization_id, reservation_id, person_id)
    select organization_id, id, person_id from made),
  price_line as (
    insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit,
      unit_price_ore, total_ore, vat_code, product)
    select made.organization_id, made.id, 'booking', line.position, description, quantity, unit, "unitPriceOre", "totalOre", "vatCode", product
    from ${from}, rows from (jsonb_to_recordset(${lines}) as (description text, quantity float8, unit text,
      "unitPriceOre" int, "totalOre" int, "vatCode" text, product text)) with ordinality
      as line (description, quantity, unit, "unitPriceOre", "totalOre", "vatCode", product, position)),
  change as (
    insert into reservation_change (organization_id, reservation_id, person_id, at, action)
    select made.organization_id, made.id, ${madeBy}, made.created_at, 'created' from ${from}),
  event as (
    insert into outbox (topic, organization_id, car_id, reservation_id)
    select 'reservation', organization_id, null, id from made
    union all select 'car', organization_id, car_id, null from made)`

const oneOf = withAll({ from: 'made', lines: '$12::jsonb', madeBy: '$13::int' })

// One statement for all that is kept of a booking from its first moment: each one more would cost it a round trip.
const insert = `
  with ${madeOf(given, values)}, ${oneOf},
  entry as (
    update wait_wish w set outcome = 'BOOKED' from made
    where w.organization_id = made.organization_id and w.person_id = made.person_id and w.outcome is null
      and w.start_at >= made.start_at and w.end_at <= made.end_at
    returning w.id)
  select made.id, made.reservation_number as "reservationNumber", person.name as "personName",
    array(select id from entry) as "endedEntryIds"
  from made join person on person.id = made.person_id`

// With its answer, which is what a repeated call gets; without what the person waits for.
const insertWithAnswer = `
  with ${madeOf(`id, reservation_number, ${given}`, `$17, $18, ${values}`)}, ${oneOf}
  insert into idempotency (${answerColumns}) select $19, $20, $21, $22, $23 from made`

const valuesOf = (r: NewReservation): readonly unknown[] => [
  r.organizationId,
  r.kind ?? 'member',
  r.membershipId,
  r.personId,
  r.carId,
  r.start,
  r.end,
  r.superDamageWaiver,
  r.kilometers ?? null,
  r.tariffId,
  r.created,
  JSON.stringify(r.lines ?? []),
  r.madeBy ?? r.personId,
  r.cancelFeePercent,
  r.cancelFeeWindowHours,
  r.cancelFreeMinutes,
]

/**
 * Books: the reservation with the booker as its driver, the price promised, who did it, and the events for whoever follows it or
 * its car. Undefined means that the car is taken, in whole or in part, out of use, or was given another place at this moment: the
 * exclusion constraint and the car's row decide.
 */
export const insertReservation = (tx: Queryable, r: NewReservation): Promise<MadeReservation | undefined> =>
  tx.oneRow(insert, valuesOf(r), 'insert-reservation')

/** The same in one with the answer to the call that books, under an id and a number that were taken for it. False where the car is not to be had: nothing is kept then. */
export const insertAnsweredReservation = async (
  db: Queryable,
  r: NewReservation,
  { id, reservationNumber }: Pick<MadeReservation, 'id' | 'reservationNumber'>,
  { call, answer }: { readonly call: CallKey; readonly answer: StoredAnswer },
): Promise<boolean> => {
  const all = [...valuesOf(r), id, reservationNumber, ...answerValues(call, answer)]
  return (await db.change(insertWithAnswer, all, 'insert-answered-reservation')) === 1
}
