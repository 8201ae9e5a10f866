import type { Queryable } from '../../../../platform/db/queryable.ts'

const named = {
  models: 'select id, name from car_model where organization_id = $1',
  locations: 'select id, name from location where organization_id = $1',
  membershipTypes: 'select id, name from membership_type where organization_id = $1',
} as const
type Named = keyof typeof named

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** Ids by name, however it is written. */
export type Names = { readonly idOf: (name: string) => number | undefined; readonly names: readonly string[] }

/** What a club has of something, to be found by its name. */
export const readNames = async (db: Queryable, organizationId: number, what: Named): Promise<Names> => {
  const rows = await db.rows<{ id: number; name: string }>(`${named[what]} order by id`, [organizationId])
  const ids = new Map(rows.map(({ id, name }) => [plain(name), id]))
  return { idOf: (name) => ids.get(plain(name)), names: rows.map(({ name }) => name) }
}

/** Keys of tariffs by name and by themselves: that which cars are given now. */
export const readTariffKeys = async (db: Queryable, organizationId: number): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<{ key: string; name: string }>(
    'select key, name from tariff where organization_id = $1 order by valid_from, id',
    [organizationId],
  )
  return new Map(rows.flatMap(({ key, name }) => [[plain(key), key] as const, [plain(name), key] as const]))
}

export const tariffKeyOf = (keys: ReadonlyMap<string, string>, name: string): string | undefined =>
  keys.get(plain(name))

/** Ids of cars by their numbers. */
export const readCarIds = async (
  db: Queryable,
  organizationId: number,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.rows<{ id: number; number: number }>(
    'select id, car_number as number from car where organization_id = $1 and car_number = any($2::int[])',
    [organizationId, numbers],
  )
  return new Map(rows.map(({ id, number }) => [number, id]))
}

/** Ids of key cards by their numbers, and who has them. */
export const readCards = async (
  db: Queryable,
  organizationId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { id: number; personId: number | null }>> => {
  const rows = await db.rows<{ id: number; number: string; personId: number | null }>(
    'select id, card_number as number, person_id as "personId" from member_card where organization_id = $1 and card_number = any($2::text[])',
    [organizationId, numbers],
  )
  return new Map(rows.map(({ number, ...card }) => [number, card]))
}

/** Ids of a club's people by their addresses, in small letters. */
export const readPersonIds = async (
  db: Queryable,
  organizationId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.rows<{ id: number; email: string }>(
    `select p.id, lower(p.email) as email from person p where lower(p.email) = any($2::text[]) and (
       exists (select from organization_person o where o.organization_id = $1 and o.person_id = p.id)
       or exists (select from membership_member m where m.organization_id = $1 and m.person_id = p.id))`,
    [organizationId, emails.map((email) => email.toLowerCase())],
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

type KnownMembership = { id: number; name: string; organizationNumber: string | null; members: number[] }

/** Memberships of a club by name or organization number, with who is in them. */
export const readMemberships = (
  db: Queryable,
  organizationId: number,
  names: readonly string[],
  numbers: readonly string[],
): Promise<KnownMembership[]> =>
  db.rows(
    `select m.id, m.name, m.organization_number as "organizationNumber",
       array(select o.person_id from membership_member o where (o.organization_id, o.membership_id) = (m.organization_id, m.id)) as members
     from membership m where m.organization_id = $1 and (lower(m.name) = any($2::text[]) or m.organization_number = any($3::text[]))
     order by m.id`,
    [organizationId, names.map((name) => name.toLowerCase()), numbers],
  )

/** Tariffs of a club by name and day. */
export const readTariffs = (
  db: Queryable,
  organizationId: number,
): Promise<{ id: number; name: string; validFrom: string; key: string }[]> =>
  db.rows(
    `select id, name, (valid_from at time zone 'Europe/Oslo')::date::text as "validFrom", key from tariff where organization_id = $1
     order by valid_from desc, id desc`,
    [organizationId],
  )

export type StoredLicense = { readonly isValid: boolean; readonly validUntil: string | null }

/** Whether somebody's licence is good, and until when. */
export const readLicense = (db: Queryable, personId: number): Promise<StoredLicense> =>
  db.theRow(
    `select license_state in ('VERIFIED', 'MANUAL') as "isValid", license_valid_until::text as "validUntil" from person where id = $1`,
    [personId],
  )
