import type { MessageRepeat, MessageTrigger } from '@delebil/validation/entity-message'
import type { Queryable } from '../../platform/db/queryable.ts'
import {
  type Reservation,
  reservationColumns,
  type Viewer,
  viewerValues,
  visibleTo,
} from '../reservations/stores/reservations.ts'

/** A message with one of the things it is about: a reservation, or a car where `reservation` is null. */
export type MessageMatch = {
  organizationId: number
  id: number
  title: string
  text: string
  triggers: MessageTrigger[]
  repeat: MessageRepeat
  carId: number
  reservation: Reservation | null
}

type Row = Omit<MessageMatch, 'reservation'> & { reservationId: number | null }
type Subjects = { reservationIds: readonly number[]; carIds: readonly number[]; period: { start: Date; end: Date } }

const touched = (start: string, end: string) =>
  `m.is_active and m.valid_from < ${end} and (m.valid_to is null or m.valid_to > ${start})`

// No target is all cars of the club.
const aims = `(not exists (select from entity_message_target t where t.organization_id = m.organization_id and t.message_id = m.id)
  or exists (select from entity_message_target t where t.organization_id = m.organization_id and t.message_id = m.id
    and (t.car_id = c.id or t.model_id = c.model_id or t.location_id = c.location_id)))`

/** Messages about reservations that the person may see, and about cars at a time, the oldest message first. */
export const findMessageMatches = async (
  db: Queryable,
  viewer: Viewer,
  { reservationIds, carIds, period }: Subjects,
): Promise<MessageMatch[]> => {
  const reservations =
    reservationIds.length === 0
      ? []
      : await db.rows<Reservation>(
          `select ${reservationColumns} ${visibleTo('$1', '$2')} and r.id = any($3)`,
          [...viewerValues(viewer), reservationIds],
          'message-reservations',
        )
  const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]))
  const rows = await db.rows<Row>(
    `with subject as (
       select organization_id, id as reservation_id, car_id, start_at, end_at from reservation where (organization_id, id) in
         (select * from unnest($1::int[], $2::bigint[]))
       union all select organization_id, null, id, $4::timestamptz, $5::timestamptz from car where id = any($3) and active)
     select m.organization_id as "organizationId", m.id, m.title, m.body as text, m.triggers, m.repeat,
       c.id as "carId", s.reservation_id as "reservationId"
     from subject s
     join car c on c.organization_id = s.organization_id and c.id = s.car_id
     join entity_message m on m.organization_id = s.organization_id and ${touched('s.start_at', 's.end_at')} and ${aims}
     order by m.id, s.start_at, s.reservation_id`,
    [
      reservations.map(({ organizationId }) => organizationId),
      reservations.map(({ id }) => id),
      carIds,
      period.start,
      period.end,
    ],
    'message-matches',
  )
  return rows.map(({ reservationId, ...match }) => ({
    ...match,
    reservation: reservationId === null ? null : (byId.get(reservationId) ?? null),
  }))
}

type Dismissal = { organizationId: number; id: number; key: string }

/** Those of the dismissals that the person has made. */
export const findDismissals = (db: Queryable, personId: number, asked: readonly Dismissal[]): Promise<Dismissal[]> =>
  db.rows(
    `select organization_id as "organizationId", message_id as id, key from entity_message_dismissal
     where person_id = $1 and (organization_id, message_id, key) in (select * from unnest($2::int[], $3::int[], $4::text[]))`,
    [
      personId,
      asked.map(({ organizationId }) => organizationId),
      asked.map(({ id }) => id),
      asked.map(({ key }) => key),
    ],
    'message-dismissals',
  )

export const insertDismissals = async (
  tx: Queryable,
  personId: number,
  made: readonly Dismissal[],
  now: Date,
): Promise<void> => {
  await tx.change(
    `insert into entity_message_dismissal (organization_id, message_id, person_id, key, at)
     select o, m, $1, k, $5 from unnest($2::int[], $3::int[], $4::text[]) as made (o, m, k) on conflict do nothing`,
    [
      personId,
      made.map(({ organizationId }) => organizationId),
      made.map(({ id }) => id),
      made.map(({ key }) => key),
      now,
    ],
  )
}
