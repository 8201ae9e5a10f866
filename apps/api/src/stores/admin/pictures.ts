import { oneRow, type Queryable, theRow } from '../../db/queryable.ts'
import type { NewPicture, Picture } from '../pictures.ts'

type DamageOf = { readonly organizationId: number; readonly damageId: number }

const columns = 'id, width, height, created_at as "createdAt"'

export const listDamagePictures = (db: Queryable, { organizationId, damageId }: DamageOf): Promise<Picture[]> =>
  db.rows(`select ${columns} from picture where organization_id = $1 and damage_id = $2 order by id`, [
    organizationId,
    damageId,
  ])

/** The damage's picture of the same bytes, where there is one. */
export const findSamePicture = (
  db: Queryable,
  { organizationId, damageId }: DamageOf,
  digest: Buffer,
): Promise<Picture | undefined> =>
  oneRow(
    db.rows<Picture>(
      `select ${columns} from picture where organization_id = $1 and damage_id = $2 and source_digest = $3`,
      [organizationId, damageId, digest],
    ),
  )

export const insertDamagePicture = async (
  tx: Queryable,
  { organizationId, damageId }: DamageOf,
  source: { uploaderId: number; digest: Buffer },
  made: NewPicture,
): Promise<Picture> => {
  const picture = await theRow(
    tx.rows<Picture>(
      `insert into picture (organization_id, damage_id, uploader_id, source_digest, width, height, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
      [organizationId, damageId, source.uploaderId, source.digest, made.width, made.height, made.at],
    ),
  )
  await tx.change('insert into picture_content (organization_id, picture_id, large, small) values ($1, $2, $3, $4)', [
    organizationId,
    picture.id,
    made.large,
    made.small,
  ])
  return picture
}

/** How many there were: one or none. */
export const deleteDamagePicture = (
  tx: Queryable,
  { organizationId, damageId }: DamageOf,
  id: number,
): Promise<number> =>
  tx.change('delete from picture where organization_id = $1 and damage_id = $2 and id = $3', [
    organizationId,
    damageId,
    id,
  ])

export const findDamageContent = async (
  db: Queryable,
  { organizationId, damageId }: DamageOf,
  id: number,
  size: 'large' | 'small',
): Promise<Buffer | undefined> => {
  const row = await oneRow(
    db.rows<{ content: Buffer }>(
      `select c.${size} as content from picture p
       join picture_content c on c.organization_id = p.organization_id and c.picture_id = p.id
       where p.organization_id = $1 and p.damage_id = $2 and p.id = $3`,
      [organizationId, damageId, id],
    ),
  )
  return row?.content
}

export const findCarImageContent = async (
  db: Queryable,
  organizationId: number,
  id: number,
  size: 'large' | 'small',
): Promise<Buffer | undefined> => {
  const row = await oneRow(
    db.rows<{ content: Buffer }>(`select ${size} as content from car_image where organization_id = $1 and id = $2`, [
      organizationId,
      id,
    ]),
  )
  return row?.content
}
