import { createHash } from 'node:crypto'
import { fillDatabase } from './fill-database.ts'

/** A club whose lists are measured: how many reservations and places it has. */
export type AdminOrg = { readonly id: number; readonly reservations: number; readonly locations: number }

/** Who works for all of them. */
export const benchPerson = 9_000_001
const token = 'bench'.padEnd(43, 'x')

/** Lets that person work for a club that is there already. */
export async function letWorkFor(url: string, organizationId: number): Promise<void> {
  await fillDatabase(
    url,
    (tx) =>
      tx.change(
        `insert into organization_permission select $1, $2, unnest(array['RESERVATION_READ', 'FLEET_MANAGEMENT_READ'])`,
        [organizationId, benchPerson],
      ),
    ['organization_permission'],
  )
}

/** Fills the clubs, all of them staffed by one person; answers that person's token. */
export async function makeAdminOrgs(url: string, orgs: readonly AdminOrg[]): Promise<string> {
  await fillDatabase(
    url,
    async (tx) => {
      await tx.change('insert into person (id, name, email) values ($1, $2, $3)', [
        benchPerson,
        'Mål Måling',
        'maal@bench.test',
      ])
      await tx.change(
        `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
       values ($1, $2, 'member', now(), now(), now() + interval '1 day')`,
        [createHash('sha256').update(token).digest(), benchPerson],
      )
      for (const { id, reservations, locations } of orgs) {
        await tx.change(`
        insert into organization (id, key, name) values (${id}, 'bench${id}', 'Benk ${id}');
        insert into organization_permission values (${id}, ${benchPerson}, 'RESERVATION_READ'), (${id}, ${benchPerson}, 'FLEET_MANAGEMENT_READ');
        insert into location (organization_id, name, lat, lng, xy)
          select ${id}, 'Plass ' || n, 60, 5, '(592219,8483240)' from generate_series(1, ${locations}) n;
        insert into car_model (organization_id, id, name, category, body_type, seats) values (${id}, ${id}, 'Bil', 'small', 'suv', 5);
        insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
          super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
          values (${id}, ${id}, 'x', 'x', '2020-01-01', 0, 100, 10, '[]', 0, 10, '3', 25);
        insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
          select ${id}, ${id} + n, n, 'B' || n, ${id}, (select min(id) from location where organization_id = ${id}), 60, 5,
            '(592219,8483240)', 5, 'x', 'red' from generate_series(1, 20) n;
        insert into membership (organization_id, id, name, type, state) values (${id}, ${id}, 'Benk', 'PRIVATE', 'ACTIVE');
        insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, tariff_id)
          select ${id}, ${id}, ${benchPerson}, ${id} + 1 + n % 20, at, at + interval '2 hours', at + interval '2 hours', false, ${id}
          from (select n, now() - n * interval '7 minutes' as at from generate_series(1, ${reservations}) n) made`)
      }
    },
    ['reservation', 'location', 'car', 'membership'],
  )
  return token
}
