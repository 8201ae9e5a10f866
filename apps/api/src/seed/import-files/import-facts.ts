import type { Queryable } from '../../platform/db/queryable.ts'

export type FactTrip = { plate: string; carNumber: number; hasTank: boolean; from: Date; to: Date }

/** What the demo files of a club are made of: its own cars, trips, people and invoices, the latest first. */
export type ImportFacts = {
  readonly trips: readonly FactTrip[]
  /** Trips behind which the car stood for half a day. */
  readonly lone: readonly FactTrip[]
  /** Two trips of one car with some minutes between them. */
  readonly pairs: readonly { readonly plate: string; readonly at: Date }[]
  readonly cars: readonly {
    readonly number: number
    readonly plate: string
    readonly model: string
    readonly place: string
    readonly tariff: string
    readonly color: string
  }[]
  readonly people: readonly {
    readonly name: string
    readonly email: string
    readonly membership: string
    readonly type: string | null
  }[]
  readonly cards: readonly { readonly number: string; readonly chip: string }[]
  readonly invoices: readonly { readonly kid: string; readonly restOre: number; readonly name: string }[]
}

const trip = `r.started_at as "from", r.ended_at as "to", c.license_plate as plate, c.car_number as "carNumber",
  (select m.tank_litres is not null or m.battery_kwh is null from car_model m where (m.organization_id, m.id) = (c.organization_id, c.model_id)) as "hasTank"`
const ended = `reservation r join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id) and c.active
  where r.organization_id = $1 and r.kind = 'member' and r.ended_at > r.started_at + interval '2 hours' and r.ended_at < $2::timestamptz - interval '1 day'
  and not exists (select from reservation_change h where h.organization_id = r.organization_id and h.reservation_id = r.id and h.changes ? 'carId')`
const aloneUntil = (
  hours: number,
) => `not exists (select from reservation o where o.organization_id = r.organization_id and o.car_id = r.car_id and o.id <> r.id
  and coalesce(o.started_at, o.start_at) < r.ended_at + interval '${hours} hours' and coalesce(o.ended_at, o.busy_until) > r.ended_at - interval '1 hour')`

export const readImportFacts = async (db: Queryable, organizationId: number, now: Date): Promise<ImportFacts> => {
  const at = [organizationId, now]
  return {
    trips: await db.rows<FactTrip>(
      `select ${trip} from ${ended} and ${aloneUntil(1)} and not exists (select from reservation o where o.organization_id = r.organization_id
         and o.car_id = r.car_id and o.id <> r.id and o.started_at < r.ended_at and coalesce(o.ended_at, o.end_at) > r.started_at)
       order by r.ended_at desc, r.id limit 30`,
      at,
    ),
    lone: await db.rows<FactTrip>(
      `select ${trip} from ${ended} and ${aloneUntil(12)} order by r.ended_at desc, r.id limit 6`,
      at,
    ),
    pairs: await db.rows(
      `select c.license_plate as plate, r.ended_at + (n.started_at - r.ended_at) / 2 as at from reservation r
       join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
       join reservation n on n.organization_id = r.organization_id and n.car_id = r.car_id and n.kind = 'member' and n.id <> r.id
         and n.started_at between r.ended_at and r.ended_at + interval '20 minutes'
       where r.organization_id = $1 and r.kind = 'member' and r.ended_at between $2::timestamptz - interval '90 days' and $2::timestamptz - interval '1 day'
       order by r.ended_at desc limit 1`,
      at,
    ),
    cars: await db.rows(
      `select c.car_number as number, c.license_plate as plate, m.name as model, l.name as place, c.color,
         (select t.name from tariff t where t.organization_id = c.organization_id and t.key = c.tariff_key order by t.valid_from desc limit 1) as tariff
       from car c join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id)
       join location l on (l.organization_id, l.id) = (c.organization_id, c.location_id) where c.organization_id = $1 and c.active order by c.car_number limit 6`,
      [organizationId],
    ),
    people: await db.rows(
      `select p.name, p.email, m.name as membership, t.name as type from membership m
       join membership_member o on (o.organization_id, o.membership_id) = (m.organization_id, m.id) join person p on p.id = o.person_id
       left join membership_type t on (t.organization_id, t.id) = (m.organization_id, m.membership_type_id)
       where m.organization_id = $1 and m.state = 'ACTIVE' and o.is_owner order by m.id desc limit 4`,
      [organizationId],
    ),
    cards: await db.rows(
      'select card_number as number, chip_id as chip from member_card where organization_id = $1 and card_number is not null order by id desc limit 2',
      [organizationId],
    ),
    invoices: await db.rows(
      `select i.kid, i.rest_ore as "restOre", i.customer_name as name from invoice i where i.organization_id = $1 and i.kind = 'INVOICE' and i.rest_ore > 0
         and i.credited_at is null order by i.id limit 4`,
      [organizationId],
    ),
  }
}
