import type { Damage as ReportedDamage, Message as ReportedMessage } from '@delebil/core-api'
import type { DamageKind, DamagePlace } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { WithMoments } from '../../../platform/db/with-moments.ts'
import { type Picture, picturesJson } from './pictures.ts'
import type { ReservationKey } from './reservations.ts'

export type MessageKind = 'MESSAGE' | DamageKind

/** The times of pictures are JSON's text here. */
export type StoredPicture = Omit<Picture, 'createdAt'> & { createdAt: string }

type Kept<Reported extends Pick<ReportedMessage, 'createdAt' | 'pictures'>> = Omit<
  WithMoments<Reported, 'createdAt'>,
  'pictures'
> & {
  pictures: StoredPicture[]
}
export type Message = Kept<ReportedMessage>

/** Those of a reservation's messages that are meant: one of them, or without what staff will have sent only later. */
type Which = { readonly messageId?: number; readonly until?: Date }

/** The messages of a reservation, the oldest first, with what waits to be sent. */
export const listMessages = (
  db: Queryable,
  { organizationId, id }: ReservationKey,
  { messageId, until }: Which = {},
): Promise<Message[]> =>
  db.rows(
    `select m.id, m.kind, m.text, m.from_staff as "isFromStaff", m.created_at as "createdAt",
       case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as author,
       ${picturesJson('message_id', 'm')} as pictures
     from reservation_message m left join person a on a.id = m.author_id
     where m.organization_id = $1 and m.reservation_id = $2 and ($3::int is null or m.id = $3)
       and ($4::timestamptz is null or not m.from_staff or m.created_at <= $4) order by m.created_at, m.id`,
    [organizationId, id, messageId ?? null, until ?? null],
    'list-messages',
  )

/** Whether there is such a message still. */
export const isMessage = async (
  db: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<boolean> =>
  (await db.oneRow('select from reservation_message where organization_id = $1 and id = $2', [organizationId, id])) !==
  undefined

export type NewMessage = { authorId: number; kind: MessageKind; text: string; at: Date }

/** Writes a message of a member and answers its id. */
export const insertMessage = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  { authorId, kind, text, at }: NewMessage,
): Promise<number> => {
  const row = await tx.theRow<{ id: number }>(
    `insert into reservation_message (organization_id, reservation_id, author_id, kind, text, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
    [organizationId, id, authorId, kind, text, at],
  )
  return row.id
}

export type Damage = Kept<ReportedDamage>

export type NewDamage = {
  carId: number
  reporterId: number
  messageId: number
  kind: DamageKind
  place: DamagePlace | null
  description: string
  at: Date
}

/** Writes a damage of the reservation's car and answers its id. */
export const insertDamage = async (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  damage: NewDamage,
): Promise<number> => {
  const row = await tx.theRow<{ id: number }>(
    `insert into damage (organization_id, car_id, reservation_id, message_id, reporter_id, kind, place, description, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      organizationId,
      damage.carId,
      id,
      damage.messageId,
      damage.reporterId,
      damage.kind,
      damage.place,
      damage.description,
      damage.at,
    ],
  )
  return row.id
}

export const findDamage = (db: Queryable, organizationId: number, damageId: number): Promise<Damage> =>
  db.theRow<Damage>(
    `select d.id, d.kind, d.car_id as "carId", d.reservation_id as "reservationId", d.place, d.description, d.state,
         d.created_at as "createdAt", ${picturesJson('damage_id', 'd')} as pictures
       from damage d where d.organization_id = $1 and d.id = $2`,
    [organizationId, damageId],
  )
