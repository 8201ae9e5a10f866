import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound } from '../measure/interleave.ts'
import { percentile, ratioByRound } from '../measure/statistics.ts'
import { fillDatabase } from '../serve/fill-database.ts'

const ROUNDS = 5
const TURN_MS = 1500
const DAYS = 7
/** Bookings of a car in a day. */
const TRIPS = 3
const small = { id: 900_004_000, cars: 50 } as const
const large = { id: 900_005_000, cars: 500 } as const

type Organization = typeof small | typeof large

const fill = (tx: Queryable, person: number, { id, cars }: Organization): Promise<number> =>
  tx.change(`
    insert into organization (id, key, name) values (${id}, 'bench${id}', 'Benk ${id}');
    insert into organization_permission values (${id}, ${person}, 'RESERVATION_READ'), (${id}, ${person}, 'FLEET_MANAGEMENT_READ');
    insert into location (organization_id, id, name, lat, lng, xy) values (${id}, ${id}, 'Plass', 60, 5, '(592219,8483240)');
    insert into car_model (organization_id, id, name, category, body_type, seats) values (${id}, ${id}, 'Bil', 'small', 'suv', 5);
    insert into tariff (organization_id, id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
      values (${id}, ${id}, 'x', 'x', '2020-01-01', 0, 100, 10, '[]', 0, 10, '3', 25);
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
      select ${id}, ${id} + n, n, 'P' || n, ${id}, ${id}, 60, 5, '(592219,8483240)', 5, 'x', 'red' from generate_series(1, ${cars}) n;
    insert into membership (organization_id, id, name, type, state) values (${id}, ${id}, 'Benk', 'PRIVATE', 'ACTIVE');
    insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
      select ${id}, ${id}, ${person}, ${id} + car, at, at + interval '4 hours', at + interval '4 hours', ${id}
      from generate_series(1, ${cars}) car, generate_series(0, ${DAYS * TRIPS - 1}) trip,
        lateral (select date_trunc('day', now()) + trip * interval '8 hours' as at) moment`)

/** The Flåteplan's answer as the fleet grows: a week of 500 cars against one of 50. */
export async function planFigures(
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
    ['reservation', 'car'],
  )
  const from = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const period = { from: from.toISOString(), to: new Date(from.getTime() + DAYS * 86_400_000).toISOString() }
  const ask = async ({ id, cars }: Organization): Promise<Response> => {
    const headers = { authorization: token, 'accept-encoding': 'identity' }
    const query = new URLSearchParams({ ...period, orgId: String(id) })
    const answer = await fetch(`${address}/api/admin/fleet/plan?${query}`, { headers })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}, ${cars} cars`)
    return answer
  }
  const bytes = (await (await ask(large)).arrayBuffer()).byteLength
  const milliseconds: number[] = []
  const variant = <Name extends string>(name: Name, org: Organization) => ({
    name,
    pids,
    run: async (time: number) => {
      const until = performance.now() + time
      let done = 0
      for (; performance.now() < until; done += 1) {
        const began = performance.now()
        await (await ask(org)).arrayBuffer()
        if (name === 'large') milliseconds.push(performance.now() - began)
      }
      return done
    },
  })
  const cpu = await cpuByRound([variant('small', small), variant('large', large)], ROUNDS, TURN_MS)
  return [
    {
      name: 'plan, a week: 500 cars against 50, for each car',
      value: ratioByRound(cpu.large, cpu.small) / (large.cars / small.cars),
      unit: 'x',
      goal: { atMost: 1.2 },
    },
    { name: 'plan, a week of 500 cars: median answer', value: percentile(milliseconds, 0.5), unit: 'ms' },
    { name: 'plan, a week of 500 cars and 10 500 trips: answer', value: bytes / 1000, unit: 'kB' },
  ]
}
