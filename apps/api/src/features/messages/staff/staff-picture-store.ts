import type { Queryable } from '../../../platform/db/queryable.ts'
import { contentOf, type Picture, pictureColumns, selectContent } from '../../reservations/stores/pictures.ts'

type DamageOf = { readonly organizationId: number; readonly damageId: number }
type Size = 'large' | 'small'
export type DamagePicture = Picture & { alt: string | null }

const columns = `${pictureColumns}, p.alt`
const ofDamage = 'p.organization_id = $1 and p.damage_id = $2'

export const listDamagePictures = (db: Queryable, { organizationId, damageId }: DamageOf): Promise<DamagePicture[]> =>
  db.rows(`select ${columns} from picture p where ${ofDamage} order by p.id`, [organizationId, damageId])

/** The damage's picture of the same bytes, where there is one. */
export const findSamePicture = (
  db: Queryable,
  { organizationId, damageId }: DamageOf,
  digest: Buffer,
): Promise<DamagePicture | undefined> =>
  db.oneRow<DamagePicture>(`select ${columns} from picture p where ${ofDamage} and p.source_digest = $3`, [
    organizationId,
    damageId,
    digest,
  ])

/** How many there were: one or none. */
export const deleteDamagePicture = (
  tx: Queryable,
  { organizationId, damageId }: DamageOf,
  id: number,
): Promise<number> => tx.change(`delete from picture p where ${ofDamage} and p.id = $3`, [organizationId, damageId, id])

export const findDamageContent = (
  db: Queryable,
  { organizationId, damageId }: DamageOf,
  id: number,
  size: Size,
): Promise<Buffer | undefined> =>
  contentOf(db.oneRow(`${selectContent(size)} where ${ofDamage} and p.id = $3`, [organizationId, damageId, id]))

export const findCarImageContent = (
  db: Queryable,
  organizationId: number,
  id: number,
  size: Size,
): Promise<Buffer | undefined> =>
  contentOf(
    db.oneRow(`select ${size} as content from car_image where organization_id = $1 and id = $2`, [organizationId, id]),
  )
