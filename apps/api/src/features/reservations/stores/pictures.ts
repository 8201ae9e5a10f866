import type { Queryable } from '../../../platform/db/queryable.ts'
import type { ReservationKey } from './reservations.ts'

/** A picture as lists show it; its content stands apart. */
export type Picture = { id: number; width: number; height: number; createdAt: Date }

/** Who sent which bytes to which reservation: what makes a picture that is sent again the same one. */
export type PictureSource = ReservationKey & { uploaderId: number; digest: Buffer }

export type NewPicture = { large: Buffer; small: Buffer; width: number; height: number; at: Date }

/** SQL: a picture `p` as lists show it. */
export const pictureColumns = `p.id, p.width, p.height, p.created_at as "createdAt"`

/** SQL: the pictures of the row of an alias as JSON, the oldest first. */
export const picturesJson = (column: 'message_id' | 'damage_id', alias: string): string =>
  `coalesce((select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'createdAt', p.created_at)
     order by p.id) from picture p where p.organization_id = ${alias}.organization_id and p.${column} = ${alias}.id), '[]')`

/** SQL: nothing has named the picture yet. */
export const isWaiting = 'message_id is null and damage_id is null and expense_id is null'

/** The picture that waits for its message, where the same bytes were sent before. */
export const findWaitingPicture = (db: Queryable, source: PictureSource): Promise<Picture | undefined> =>
  db.oneRow<Picture>(
    `select ${pictureColumns} from picture p where organization_id = $1 and reservation_id = $2 and uploader_id = $3
         and source_digest = $4 and ${isWaiting}`,
    [source.organizationId, source.id, source.uploaderId, source.digest],
  )

/** The message that consists of these bytes and no word, where the person has sent one. */
export const findPictureMessage = async (db: Queryable, source: PictureSource): Promise<number | undefined> => {
  const row = await db.oneRow<{ id: number }>(
    `select m.id from picture p join reservation_message m on (m.organization_id, m.id) = (p.organization_id, p.message_id)
       where p.organization_id = $1 and p.reservation_id = $2 and p.uploader_id = $3 and p.source_digest = $4 and m.text = ''
       order by m.id limit 1`,
    [source.organizationId, source.id, source.uploaderId, source.digest],
  )
  return row?.id
}

export const countPictures = async (db: Queryable, { organizationId, id }: ReservationKey): Promise<number> => {
  const counted = await db.theRow<{ count: number }>(
    'select count(*) as count from picture where organization_id = $1 and reservation_id = $2',
    [organizationId, id],
  )
  return counted.count
}

/** Who sent which bytes, and what the picture belongs to from the beginning: a reservation, where it waits for its message, or a damage. */
export type PictureOrigin = {
  organizationId: number
  uploaderId: number
  digest: Buffer
  reservationId?: number
  damageId?: number
  /** What is seen on it, in words. */
  alt?: string | null
}

/** Keeps a picture. The caller holds the lock of what it belongs to and has looked for the same one. */
export const insertPicture = async (tx: Queryable, origin: PictureOrigin, made: NewPicture): Promise<Picture> => {
  const { organizationId, uploaderId, digest, reservationId = null, damageId = null, alt = null } = origin
  const picture = await tx.theRow<Picture>(
    `insert into picture as p (organization_id, reservation_id, damage_id, uploader_id, source_digest, width, height, created_at, alt)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${pictureColumns}`,
    [organizationId, reservationId, damageId, uploaderId, digest, made.width, made.height, made.at, alt],
  )
  await tx.change('insert into picture_content (organization_id, picture_id, large, small) values ($1, $2, $3, $4)', [
    organizationId,
    picture.id,
    made.large,
    made.small,
  ])
  return picture
}

/** SQL: the JPEG of a picture, to which the caller adds which one. */
export const selectContent = (size: 'large' | 'small'): string =>
  `select c.${size} as content from picture p
   join picture_content c on c.organization_id = p.organization_id and c.picture_id = p.id`

/** The one JPEG that was found. */
export const contentOf = async (found: Promise<{ content: Buffer } | undefined>): Promise<Buffer | undefined> =>
  (await found)?.content

/** Gives waiting pictures of the person to a message, and to a damage where there is one; how many of them there were. */
export const attachPictures = (
  tx: Queryable,
  { organizationId, id }: ReservationKey,
  uploaderId: number,
  pictureIds: readonly number[],
  owner: { messageId: number; damageId: number | null },
): Promise<number> =>
  tx.change(
    `update picture set message_id = $5, damage_id = $6 where organization_id = $1 and reservation_id = $2 and uploader_id = $3
       and id = any($4::int[]) and ${isWaiting}`,
    [organizationId, id, uploaderId, pictureIds, owner.messageId, owner.damageId],
  )

/** The JPEG of a picture of the reservation. One that still waits is for its sender alone. */
export const findPictureContent = async (
  db: Queryable,
  { organizationId, id }: ReservationKey,
  personId: number,
  pictureId: number,
  size: 'large' | 'small',
): Promise<Buffer | undefined> => {
  const found = db.oneRow<{ content: Buffer }>(
    `${selectContent(size)}
     where p.organization_id = $1 and p.reservation_id = $2 and p.id = $4
       and (p.message_id is not null or p.damage_id is not null or p.uploader_id = $3)`,
    [organizationId, id, personId, pictureId],
  )
  return contentOf(found)
}

/** Forgets pictures that no message has named since. */
export const deleteWaitingPicturesBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change(`delete from picture where ${isWaiting} and created_at < $1`, [before])
