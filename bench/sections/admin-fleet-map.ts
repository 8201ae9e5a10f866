import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound } from '../measure/interleave.ts'
import { percentile, ratioByRound } from '../measure/statistics.ts'
import { fillDatabase } from '../serve/fill-database.ts'

const ROUNDS = 5
const TURN_MS = 1500
const small = { id: 900_006_000, cars: 280, reservations: 30_000 } as const
const large = { id: 900_010_000, cars: 2800, reservations: 300_000 } as const
/** Hours from one trip of a car to its next; the last ones lie ahead. */
const PACE_HOURS = 30
const AHEAD = 10

type Organization = typeof small | typeof large

const fill = (tx: Queryable, person: number, { id, cars, reservations }: Organization): Promise<number> =>
  tx.change(`
    insert into organization (id, key, name) values (${id}, 'bench${id}', 'Benk ${id}');
    insert into organization_permission values (${id}, ${person}, 'FLEET_MANAGEMENT_READ');
    insert into location (organization_id, id, name, lat, lng, xy)
      select ${id}, ${id} + n, 'Plass ' || n, 60 + n / 1000.0, 5, '(592219,8483240)' from generate_series(1, ${cars / 5}) n;
    insert into car_model (organization_id, id, name, category, body_type, seats) values (${id}, ${id}, 'Bil', 'small', 'suv', 5);
    insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
      values (${id}, ${id}, 'x', 'x', '2020-01-01', 0, 100, 10, '[]', 0, 10, '3', 25);
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
      select ${id}, ${id} + n, n, 'F' || n, ${id}, ${id} + 1 + n % ${cars / 5}, 60, 5, '(592219,8483240)', 5, 'x', 'red'
      from generate_series(1, ${cars}) n;
    insert into membership (organization_id, id, name, type, state) values (${id}, ${id}, 'Benk', 'PRIVATE', 'ACTIVE');
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id)
      select ${id}, ${id}, ${person}, ${id} + 1 + n % ${cars}, at, at + interval '6 hours', at + interval '6 hours',
        case when at < now() then at end, case when at < now() - interval '6 hours' then at + interval '6 hours' end, ${id}
      from generate_series(0, ${reservations - 1}) n,
        lateral (select now() + (${AHEAD} - n / ${cars}) * interval '${PACE_HOURS} hours' + n % ${cars} * interval '30 seconds' as at) moment`)

/** The fleet map's answer as the fleet and its history grow, in one club. */
export async function fleetMapFigures(
  url: string,
  address: string,
  { token, person }: { readonly token: string; readonly person: number },
  pids: readonly number[],
): Promise<readonly Figure[]> {
  await fillDatabase(
    url,
    async (tx) => {
      for (const org of [small, large]) await fill(tx, person, org)
    },
    ['reservation', 'car', 'location'],
  )
  const milliseconds: number[] = []
  const ask = async ({ id, cars }: Organization): Promise<void> => {
    const headers = { authorization: token, 'accept-encoding': 'identity' }
    const answer = await fetch(`${address}/api/admin/fleet-map?orgId=${id}`, { headers })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}, ${cars} cars`)
    await answer.arrayBuffer()
  }
  const variant = <Name extends string>(name: Name, org: Organization) => ({
    name,
    pids,
    run: async (time: number) => {
      const until = performance.now() + time
      let done = 0
      for (; performance.now() < until; done += 1) {
        const began = performance.now()
        await ask(org)
        if (name === 'large') milliseconds.push(performance.now() - began)
      }
      return done
    },
  })
  const cpu = await cpuByRound([variant('small', small), variant('large', large)], ROUNDS, TURN_MS)
  return [
    {
      name: 'fleet map at 2 800 cars and 300 000 reservations',
      value: percentile(milliseconds, 0.5),
      unit: 'ms',
      goal: { atMost: 300 },
    },
    {
      name: 'fleet map: 2 800 cars and 300 000 reservations against a tenth, for each car',
      value: ratioByRound(cpu.large, cpu.small) / (large.cars / small.cars),
      unit: 'x',
      goal: { atMost: 1.2 },
    },
  ]
}
