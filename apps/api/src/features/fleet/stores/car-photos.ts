import type { Queryable } from '../../../platform/db/queryable.ts'

/** SQL: what names the photograph of a car's model `m`, a new name each time that it is another; null where there is none. */
export const photoOf = `case when m.car_image_id is not null then m.organization_id || '-' || m.car_image_id || '-' ||
  (select i.version from car_image i where i.organization_id = m.organization_id and i.id = m.car_image_id) end`

export type CarPhoto = { content: Buffer; version: number }

/** A photograph that some model is shown with. What nobody has put up is for the staff alone. */
export const findCarPhoto = (
  db: Queryable,
  { organizationId, id, size }: { organizationId: number; id: number; size: 'large' | 'small' },
): Promise<CarPhoto | undefined> =>
  db.oneRow<CarPhoto>(
    `select ${size} as content, version from car_image i where organization_id = $1 and id = $2
         and exists (select from car_model m where m.organization_id = i.organization_id and m.car_image_id = i.id)`,
    [organizationId, id],
  )
