import type { Tariff } from '@delebil/validation'

/** A tariff as stored; `id` is what a reservation remembers. */
export type StoredTariff = Tariff & { id: number; key: string; name: string }

/** One SQL expression: the tariff of an alias as a JSON object with the names of `StoredTariff`. */
export const tariffJson = (alias: string): string => `json_build_object(
  'id', ${alias}.id, 'key', ${alias}.key, 'name', ${alias}.name,
  'startFeeOre', ${alias}.start_fee_ore, 'hourOre', ${alias}.hour_ore, 'dayCapHours', ${alias}.day_cap_hours,
  'kilometerTiers', ${alias}.kilometer_tiers, 'superDamageWaiverHourOre', ${alias}.super_damage_waiver_hour_ore,
  'superDamageWaiverDayCapHours', ${alias}.super_damage_waiver_day_cap_hours,
  'vatCode', ${alias}.vat_code, 'vatPercent', ${alias}.vat_percent)`

/** One SQL join: the tariff in force for the car `c` at the moment of a parameter, as the alias `t`. */
export const joinTariffInForce = (parameter: string): string => `join lateral (
  select * from tariff where organization_id = c.organization_id and key = c.tariff_key and valid_from <= ${parameter}
  order by valid_from desc limit 1) t on true`
