import { type DatedValue, type Policy, type PolicyKey, policyAt } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** SQL of all that the organization of an expression has decided: a JSON array of `DatedValue`. */
export const decidedBy = (organization: string): string => `coalesce((
  select json_agg(json_build_object('key', s.key, 'validFrom', s.valid_from, 'value', s.value))
  from organization_setting s where s.organization_id = ${organization}), '[]')`

/** All that an organization has decided, whenever it holds. */
export const readDecided = async (db: Queryable, organizationId: number): Promise<DatedValue[]> => {
  const statement = `select ${decidedBy('$1')} as decided`
  return (await db.theRow<{ decided: DatedValue[] }>(statement, [organizationId], 'policy')).decided
}

/** What an organization decides, as it is at an instant. */
export const readPolicy = async (db: Queryable, organizationId: number, at: Date): Promise<Policy> =>
  policyAt(await readDecided(db, organizationId), at)

/** What each organization decides, as it is at an instant. */
export const readPolicies = async (db: Queryable, at: Date): Promise<ReadonlyMap<number, Policy>> => {
  const rows = await db.rows<{ id: number; decided: DatedValue[] }>(
    `select o.id, ${decidedBy('o.id')} as decided from organization o order by o.id`,
    [],
    'policies',
  )
  return new Map(rows.map(({ id, decided }) => [id, policyAt(decided, at)]))
}

/** Every organization, for what is done for each. */
export const listOrganizationIds = async (db: Queryable): Promise<number[]> =>
  (await db.rows<{ id: number }>('select id from organization order by id')).map(({ id }) => id)

/** Names one value that was decided. */
export type SettingKey = { readonly organizationId: number; readonly key: PolicyKey; readonly validFrom: Date }

export type StoredSetting = {
  key: string
  value: unknown
  validFrom: Date
  person: { id: number; name: string } | null
  why: string | null
}

/** All that an organization ever decided and did not take back, the oldest first. */
export const listSettings = (db: Queryable, organizationId: number): Promise<StoredSetting[]> =>
  db.rows(
    `select s.key, s.value, s.valid_from as "validFrom", s.why,
       case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as person
     from organization_setting s left join person p on p.id = s.person_id
     where s.organization_id = $1 order by s.valid_from, s.key`,
    [organizationId],
  )

/** Makes changes of what one organization decides wait for each other. */
export const lockSettings = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select from organization where id = $1 for no key update', [organizationId])
}

/** Decides a value; one that begins at the same instant is another from now on. */
export const putSetting = async (
  tx: Queryable,
  { organizationId, key, validFrom }: SettingKey,
  { value, personId, at, why }: { value: number | string; personId: number; at: Date; why: string | undefined },
): Promise<void> => {
  await tx.change(
    `insert into organization_setting (organization_id, key, valid_from, value, created_at, person_id, why)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7)
     on conflict (organization_id, key, valid_from) do update
       set value = excluded.value, created_at = excluded.created_at, person_id = excluded.person_id, why = excluded.why`,
    [organizationId, key, validFrom, JSON.stringify(value), at, personId, why || null],
  )
}

export const deleteSetting = async (tx: Queryable, { organizationId, key, validFrom }: SettingKey): Promise<void> => {
  // The wire knows milliseconds, the database knows more.
  await tx.change(
    `delete from organization_setting
     where organization_id = $1 and key = $2 and date_trunc('milliseconds', valid_from) = $3`,
    [organizationId, key, validFrom],
  )
}
