import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'
import { withoutGuards } from '../../apps/api/src/platform/db/without-guards.ts'
import { firstNames, lastNames } from '../../apps/api/src/seed/person-names.ts'
import { benchPerson } from './admin-orgs.ts'

/** A club whose lists are searched. */
export type ListOrg = {
  readonly id: number
  readonly persons: number
  readonly cars: number
  readonly reservations: number
}

const CARS_A_PLACE = 5
/** Hours from one trip of a car to its next; the last ones lie ahead. */
const PACE_HOURS = 30
const AHEAD = 30

const sqlList = (texts: readonly string[]): string => `array['${texts.join("','")}']`

/** Fills a club with members of common names, each with a phone, an address and trips of years. */
export async function makeListOrg(url: string, { id, persons, cars, reservations }: ListOrg): Promise<void> {
  const database = openDatabase({ url, size: 1 })
  const permissions = ['RESERVATION_READ', 'FLEET_MANAGEMENT_READ', 'MEMBERSHIP_READ', 'MESSAGE_READ']
  const of = (names: readonly string[], step: number) => `(${sqlList(names)})[1 + (n / ${step}) % ${names.length}]`
  try {
    await patientTransaction(database, async (tx) => {
      await tx.change(`
      insert into organization (id, key, name) values (${id}, 'bench${id}', 'Benk ${id}');
      insert into organization_permission select ${id}, ${benchPerson}, unnest(${sqlList(permissions)});
      insert into location (organization_id, id, name, lat, lng, xy)
        select ${id}, ${id} + n, ${of(lastNames, 1)} || ' plass ' || n, 60, 5, '(592219,8483240)'
        from generate_series(1, ${cars / CARS_A_PLACE}) n;
      insert into car_model (organization_id, id, name, category, body_type, seats)
        select ${id}, ${id} + n, 'Modell ' || n, 'small', 'suv', 5 from generate_series(1, 40) n;
      insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
        super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
        values (${id}, ${id}, 'x', 'x', '2020-01-01', 0, 100, 10, '[]', 0, 10, '3', 25);
      insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
        select ${id}, ${id} + n, n, 'EK' || 20000 + n, ${id} + 1 + n % 40, ${id} + 1 + n % ${cars / CARS_A_PLACE}, 60, 5,
          '(592219,8483240)', 5, 'x', 'red' from generate_series(1, ${cars}) n;
      insert into person (id, name, email, phone)
        select ${id} + n, ${of(firstNames, 1)} || ' ' || ${of(lastNames, 7)}, 'p' || n || '@benk.test', '+47' || 41000000 + n * 7
        from generate_series(1, ${persons}) n;
      insert into membership (organization_id, id, name, type, state)
        select ${id}, ${id} + n, (select name from person p where p.id = ${id} + n), 'PRIVATE', 'ACTIVE'
        from generate_series(1, ${persons}) n;
      insert into membership_member (organization_id, membership_id, person_id, is_owner)
        select ${id}, ${id} + n, ${id} + n, true from generate_series(1, ${persons}) n`)
      await withoutGuards(tx, 'reservation', async () => {
        await tx.change(`
      insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking,
          started_at, ended_at, tariff_id, user_note)
        select ${id}, ${id} + 1 + n % ${persons}, ${id} + 1 + n % ${persons}, ${id} + 1 + (n * 13) % ${cars}, at,
          at + interval '6 hours', at + interval '6 hours', at > now() - interval '6 hours',
          case when at < now() then at end, case when at < now() - interval '6 hours' then at + interval '6 hours' end, ${id},
          case when n % 50 = 0 then 'Henter nøkkel nummer ' || n end
        from generate_series(0, ${reservations - 1}) n,
          lateral (select now() + (${AHEAD} - n / ${cars}) * interval '${PACE_HOURS} hours' + n % ${cars} * interval '${(PACE_HOURS * 3600) / cars} seconds' as at) moment`)
      })
    })
    const connection = await database.connectPatiently()
    await connection.change('vacuum analyze')
    connection.release()
  } finally {
    await database.close()
  }
}
