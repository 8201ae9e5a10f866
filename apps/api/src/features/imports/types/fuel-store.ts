import type { Queryable } from '../../../platform/db/queryable.ts'

/** A car as far as its fuel goes. */
export type FuelledCar = {
  id: number
  carNumber: number
  fuelCard: string | null
  tankLitres: number | null
  isElectric: boolean
}

/** Cars of a club by their ids, and those that the cards lie in. */
export const listFuelledCars = (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
  cards: readonly string[],
): Promise<FuelledCar[]> =>
  db.rows(
    `select c.id, c.car_number as "carNumber", c.fuel_card as "fuelCard", m.tank_litres::float8 as "tankLitres",
       m.tank_litres is null and m.battery_kwh is not null as "isElectric"
     from car c join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id)
     where c.organization_id = $1 and (c.id = any($2::int[]) or c.fuel_card = any($3::text[]))`,
    [organizationId, ids, cards],
  )

export type NewPurchase = {
  readonly rowNumber: number
  readonly carId: number
  readonly reservationId: number | null
  readonly personId: number | null
  readonly at: Date
  readonly place: string | null
  readonly card: string | null
  readonly litres: number
  readonly amountOre: number
  readonly number: string | null
  readonly deviations: readonly string[]
}

/** Where else a car was fuelled within a few minutes of each moment. */
export const listElsewhere = async (
  db: Queryable,
  organizationId: number,
  asked: readonly { readonly row: number; readonly car: number; readonly at: Date; readonly place: string | null }[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.rows<{ row: number; place: string }>(
    `select q.row, f.place from jsonb_to_recordset($2::jsonb) as q (row int, car int, at timestamptz, place text)
     join fuel_purchase f on f.organization_id = $1 and f.car_id = q.car and f.at between q.at - interval '15 minutes' and q.at + interval '15 minutes'
       and lower(f.place) <> lower(q.place)`,
    [organizationId, JSON.stringify(asked)],
  )
  return new Map(rows.map(({ row, place }) => [row, place]))
}

/** Writes purchases down; their ids in the order in which they came. */
export const insertPurchases = async (
  tx: Queryable,
  organizationId: number,
  purchases: readonly NewPurchase[],
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<number[]> => {
  const ids = await tx.rows<{ id: number }>(
    `select nextval(pg_get_serial_sequence('fuel_purchase', 'id'))::int as id from generate_series(1, $1)`,
    [purchases.length],
  )
  const rows = purchases.map((one, at) => ({ ...one, id: ids[at]?.id }))
  await tx.change(
    `insert into fuel_purchase (organization_id, id, car_id, reservation_id, person_id, at, place, card, litres, amount_ore, number, deviations,
       created_at, created_by)
     select $1, id, "carId", "reservationId", "personId", at, place, card, litres, "amountOre", number, deviations, $3, $4
     from jsonb_to_recordset($2::jsonb) as q (id int, "carId" int, "reservationId" bigint, "personId" int, at timestamptz, place text, card text,
       litres numeric, "amountOre" int, number text, deviations text[])`,
    [organizationId, JSON.stringify(rows), at, by],
  )
  return ids.map(({ id }) => id)
}

export const deletePurchases = async (tx: Queryable, organizationId: number, ids: readonly number[]): Promise<void> => {
  await tx.change('delete from fuel_purchase where organization_id = $1 and id = any($2::int[])', [organizationId, ids])
}
