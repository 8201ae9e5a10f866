import { adminTable } from '../../../admin-records/stores/table.ts'

const tier = (at: number, part: 'orePerKm' | 'fromKm'): string => `(r.kilometer_tiers->${at}->>'${part}')::int`
const inForce = `coalesce(r.id = (select t.id from tariff t where (t.organization_id, t.key) = (r.organization_id, r.key)
  and t.valid_from <= now() order by t.valid_from desc limit 1), false)`

export const tariffsTable = adminTable('tariffs', {
  table: 'tariff',
  columns: {
    replacesId: 'null::int',
    validFrom: "(r.valid_from at time zone 'Europe/Oslo')::date::text",
    inForce,
    carCount: `(select count(*) from car c where (c.organization_id, c.tariff_key) = (r.organization_id, r.key) and c.active)::int`,
    kilometerOre: `coalesce(${tier(0, 'orePerKm')}, 0)`,
    tierFromKm: tier(1, 'fromKm'),
    tierOre: tier(1, 'orePerKm'),
  },
  unique: { tariff_organization_id_key_valid_from_key: ['validFrom', 'tariff.taken'] },
  inUse: 'tariff.in-force',
})
