import type { Queryable } from '../../../platform/db/queryable.ts'

export type Location = {
  organizationId: number
  id: number
  name: string
  lat: number
  lng: number
  parkingDescription: string | null
  /** Active cars that stand there. */
  carCount: number
}

const columns = `l.organization_id as "organizationId", l.id, l.name, l.lat, l.lng, l.parking_description as "parkingDescription",
  (select count(*) from car c where c.organization_id = l.organization_id and c.location_id = l.id and c.active) as "carCount"`

/** All places, or those of one club, by name. */
export const listLocations = (db: Queryable, organizationId?: number): Promise<Location[]> =>
  db.rows(
    `select ${columns} from location l where $1::int is null or l.organization_id = $1
     order by l.name collate "nb-NO-x-icu", l.id`,
    [organizationId ?? null],
  )

/** One place by its id alone; ids are unique across clubs. */
export const findLocation = (db: Queryable, id: number): Promise<Location | undefined> =>
  db.oneRow(`select ${columns} from location l where l.id = $1`, [id])

/** Where some places are; those that do not exist are left out. */
export const locationPoints = (
  db: Queryable,
  ids: readonly number[],
): Promise<Pick<Location, 'id' | 'lat' | 'lng'>[]> =>
  db.rows('select l.id, l.lat, l.lng from location l where l.id = any($1) order by l.id', [ids])
