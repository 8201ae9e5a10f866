import { Client } from 'pg'
import { hashToken, makeToken } from '../../apps/api/src/features/sessions/session-token.ts'

export type Booker = { readonly token: string; readonly membershipId: number; readonly personId: number }

/** A club of the seed: its cars, and members who are logged in. */
export type Organization = {
  readonly organizationId: number
  readonly tariffId: number
  readonly carIds: readonly number[]
  readonly bookers: readonly Booker[]
}

/** Logs members in by hand, since the seed gives them no password. */
export async function openOrg(databaseUrl: string, members: number): Promise<Organization> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: cars } = await client.query<{ organizationId: number; id: number }>(`
      select organization_id as "organizationId", id from car
      where organization_id = (select max(organization_id) from car) order by id`)
    const organizationId = cars[0]?.organizationId ?? Number.NaN
    const { rows: people } = await client.query<{ personId: number; membershipId: number }>(
      `select person_id as "personId", membership_id as "membershipId" from membership_member
       where organization_id = $1 and can_create_reservation order by person_id limit $2`,
      [organizationId, members],
    )
    if (people.length < members) throw new Error(`The club has only ${people.length} members.`)
    const bookers = people.map((person) => ({ ...person, token: makeToken() }))
    await client.query(
      `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
       select hash, person_id, 'member', now(), now(), now() + interval '1 day' from unnest($1::bytea[], $2::int[]) s (hash, person_id)`,
      [bookers.map(({ token }) => hashToken(token)), bookers.map(({ personId }) => personId)],
    )
    const { rows: tariffs } = await client.query<{ id: number }>(
      'select id from tariff where organization_id = $1 limit 1',
      [organizationId],
    )
    return { organizationId, tariffId: tariffs[0]?.id ?? Number.NaN, carIds: cars.map(({ id }) => id), bookers }
  } finally {
    await client.end()
  }
}
