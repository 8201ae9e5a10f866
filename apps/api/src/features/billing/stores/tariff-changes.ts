import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** The moment at which a day begins in Oslo, also where a clock is put back. */
export const midnightOf = async (db: Queryable, day: string): Promise<Date> =>
  (await db.theRow<{ at: Date }>("select $1::date::timestamp at time zone 'Europe/Oslo' as at", [day])).at

export const hasTariff = async (db: Queryable, organizationId: number): Promise<boolean> =>
  (await db.oneRow('select from tariff where organization_id = $1 limit 1', [organizationId])) !== undefined

/** What cars name a tariff by: the key of the one whose place it takes, or one of its own after its name. */
export const keyOfTariff = async (
  db: Queryable,
  organizationId: number,
  replacesId: number | null,
  name: string,
): Promise<string> => {
  const replaced = await db.oneRow<{ key: string }>('select key from tariff where organization_id = $1 and id = $2', [
    organizationId,
    replacesId,
  ])
  if (replaced) return replaced.key
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `${words}-${randomUUID().slice(0, 8)}`
}
