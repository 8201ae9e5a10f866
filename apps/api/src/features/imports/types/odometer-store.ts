import type { OdometerReading } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** What is known of a car's odometer: at the moment itself, last before it and first after it. */
export type CarReadings = {
  readonly here: number | null
  readonly before: OdometerReading | undefined
  readonly after: OdometerReading | undefined
}

type Asked = { readonly row: number; readonly car: number; readonly at: Date }
type Found = {
  row: number
  here: number | null
  was: number | null
  wasAt: Date | null
  then: number | null
  thenAt: Date | null
}

const ofTrips = (is: string, order: string) => `
  select ${is === '<' ? 'coalesce(r.end_odometer, r.start_odometer)' : 'coalesce(r.start_odometer, r.end_odometer)'} as kilometers,
    ${is === '<' ? 'coalesce(r.end_odometer_at, r.start_odometer_at)' : 'coalesce(r.start_odometer_at, r.end_odometer_at)'} as at from reservation r
  where r.organization_id = $1 and r.car_id = q.car and (r.start_odometer is not null or r.end_odometer is not null)
    and r.start_at ${is} q.at ${is === '<' ? `and coalesce(r.end_odometer_at, r.start_odometer_at) < q.at` : ''} order by r.start_at ${order} limit 1`
const ofReadings = (is: string, order: string) => `
  select o.kilometers, o.at from odometer_reading o where o.organization_id = $1 and o.car_id = q.car and o.at ${is} q.at order by o.at ${order} limit 1`
const nearest = (is: string, order: string) =>
  `(select * from ((${ofTrips(is, order)}) union all (${ofReadings(is, order)})) k order by k.at ${order} limit 1)`

/** What is known around each moment of each car. */
export const listReadingsAround = async (
  db: Queryable,
  organizationId: number,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, CarReadings>> => {
  const rows = await db.rows<Found>(
    `select q.row, here.kilometers as here, was.kilometers as was, was.at as "wasAt", later.kilometers as "then", later.at as "thenAt"
     from jsonb_to_recordset($2::jsonb) as q (row int, car int, at timestamptz)
     left join odometer_reading here on here.organization_id = $1 and here.car_id = q.car and here.at = q.at
     left join lateral ${nearest('<', 'desc')} was on true
     left join lateral ${nearest('>', 'asc')} later on true`,
    [organizationId, JSON.stringify(asked)],
  )
  const reading = (kilometers: number | null, at: Date | null): OdometerReading | undefined =>
    kilometers === null || at === null ? undefined : { kilometers, at }
  return new Map(
    rows.map(({ row, here, was, wasAt, then, thenAt }) => [
      row,
      { here, before: reading(was, wasAt), after: reading(then, thenAt) },
    ]),
  )
}

type NewReading = {
  readonly rowNumber: number
  readonly carId: number
  readonly at: Date
  readonly kilometers: number
  readonly place: string | null
}

/** Writes readings down; answers the id of each by its row, but for those that stand already. */
export const insertReadings = async (
  tx: Queryable,
  organizationId: number,
  readings: readonly NewReading[],
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.rows<{ rowNumber: number; id: number }>(
    `with made as (
       insert into odometer_reading (organization_id, car_id, at, kilometers, place, created_at, created_by)
       select $1, "carId", at, kilometers, place, $3, $4
       from jsonb_to_recordset($2::jsonb) as q ("carId" int, at timestamptz, kilometers int, place text)
       on conflict do nothing returning id, car_id, at)
     select q."rowNumber", made.id from made
     join jsonb_to_recordset($2::jsonb) as q ("rowNumber" int, "carId" int, at timestamptz) on (q."carId", q.at) = (made.car_id, made.at)`,
    [organizationId, JSON.stringify(readings), at, by],
  )
  return new Map(rows.map(({ rowNumber, id }) => [rowNumber, id]))
}

export const deleteReadings = async (tx: Queryable, organizationId: number, ids: readonly number[]): Promise<void> => {
  await tx.change('delete from odometer_reading where organization_id = $1 and id = any($2::int[])', [
    organizationId,
    ids,
  ])
}
