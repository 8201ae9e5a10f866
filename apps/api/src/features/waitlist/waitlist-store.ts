import type { Queryable } from '../../platform/db/queryable.ts'
import type { Car } from '../fleet/stores/cars.ts'
import type { EntryKey } from '../holds/hold-store.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import type { CarFilter } from '../search/stores/nearest-cars.ts'

/** Any car near a place that passes the filter. */
export type EntryPlace = { name: string; lat: number; lng: number; maxMetres: number; filter: CarFilter }

export type NewEntry = Pick<
  Reservation,
  'organizationId' | 'membershipId' | 'personId' | 'start' | 'end' | 'superDamageWaiver' | 'created'
> & {
  /** Either the one car or the place. */
  carId: number | null
  near: EntryPlace | null
}

type EntryCar = Pick<Car, 'id' | 'model' | 'bodyType' | 'color' | 'licensePlate' | 'locationName'>

/** An entry as its person sees it. `heldUntil` is RFC 3339 text. */
export type Entry = Omit<NewEntry, 'near' | 'carId'> & {
  id: number
  isMissed: boolean
  near: { name: string; maxMetres: number } | null
  car: EntryCar | null
  hold: { car: EntryCar; until: string } | null
}

const carJson = (
  id: string,
) => `(select json_build_object('id', c.id, 'model', m.name, 'bodyType', m.body_type, 'color', c.color,
    'licensePlate', c.license_plate, 'locationName', l.name)
  from car c join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
  join location l on l.organization_id = c.organization_id and l.id = c.location_id
  where c.organization_id = w.organization_id and c.id = ${id})`

const select = `
  select w.organization_id as "organizationId", w.id, w.membership_id as "membershipId", w.person_id as "personId",
    w.start_at as start, w.end_at as end, w.super_damage_waiver as "superDamageWaiver", w.created_at as created,
    w.outcome = 'MISSED' and w.outcome is not null as "isMissed",
    case when w.car_id is null then json_build_object('name', w.place_name, 'maxMetres', w.max_metres) end as near,
    ${carJson('w.car_id')} as car,
    (select json_build_object('until', r.hold_until, 'car', ${carJson('r.car_id')}) from reservation r
      where r.organization_id = w.organization_id and r.hold_wish_id = w.id) as hold
  from wait_wish w`

/** What the person waits for, and what was missed, while it lies ahead; the next window first. */
export const listEntries = (db: Queryable, personId: number, now: Date): Promise<Entry[]> =>
  db.rows(
    `${select} where w.person_id = $1 and w.start_at > $2 and (w.outcome is null or w.outcome = 'MISSED')
     order by w.start_at, w.id`,
    [personId, now],
    'list-entries',
  )

/** One entry of the person that has not been fulfilled; undefined where it does not exist or is somebody else's. */
export const findEntry = (db: Queryable, personId: number, id: number): Promise<Entry | undefined> =>
  db.oneRow<Entry>(`${select} where w.person_id = $1 and w.id = $2 and coalesce(w.outcome, '') <> 'BOOKED'`, [
    personId,
    id,
  ])

const sameValues = (entry: NewEntry): unknown[] => [
  entry.organizationId,
  entry.personId,
  entry.membershipId,
  entry.start,
  entry.end,
  entry.superDamageWaiver,
  entry.carId,
  entry.near?.lat ?? null,
  entry.near?.lng ?? null,
  entry.near?.maxMetres ?? null,
  JSON.stringify(entry.near?.filter ?? {}),
]

/** The id of the open entry that is the same. */
export const findSameEntry = async (db: Queryable, entry: NewEntry): Promise<number | undefined> => {
  const row = await db.oneRow<{ id: number }>(
    `select id from wait_wish where organization_id = $1 and person_id = $2 and membership_id = $3 and start_at = $4
         and end_at = $5 and super_damage_waiver = $6 and car_id is not distinct from $7 and lat is not distinct from $8
         and lng is not distinct from $9 and max_metres is not distinct from $10 and filter = $11::jsonb and outcome is null`,
    sameValues(entry),
  )
  return row?.id
}

/** How many entries of the person are open. Those of one person take turns from here until the transaction ends. */
export const lockOpenEntries = async (tx: Queryable, personId: number, now: Date): Promise<number> => {
  await tx.rows('select from person where id = $1 for no key update', [personId])
  const row = await tx.oneRow<{ count: number }>(
    'select count(*)::int as count from wait_wish where person_id = $1 and outcome is null and start_at > $2',
    [personId, now],
  )
  return row?.count ?? 0
}

export const insertEntry = async (tx: Queryable, entry: NewEntry): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    `insert into wait_wish (organization_id, person_id, membership_id, start_at, end_at, super_damage_waiver, car_id,
         lat, lng, max_metres, filter, place_name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [...sameValues(entry), entry.near?.name ?? null, entry.created],
  )
  return id
}

export const deleteEntry = async (tx: Queryable, { organizationId, id }: EntryKey): Promise<void> => {
  await tx.change('delete from wait_wish where organization_id = $1 and id = $2', [organizationId, id])
}

/** Forgets entries whose window began before the moment. */
export const deleteEntriesBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from wait_wish where start_at < $1', [before])

/** An open entry as the queue sees it. */
export type OpenEntry = Omit<NewEntry, 'superDamageWaiver'> & { id: number }

const openSelect = `
  select w.organization_id as "organizationId", w.id, w.membership_id as "membershipId", w.person_id as "personId",
    w.start_at as start, w.end_at as end, w.car_id as "carId", w.created_at as created,
    case when w.car_id is null then json_build_object('name', w.place_name, 'lat', w.lat, 'lng', w.lng,
      'maxMetres', w.max_metres, 'filter', w.filter) end as near`

/** Somebody in the queue for a car. */
export type WaitingEntry = OpenEntry & { holdsCar: boolean; hadCar: boolean }

/** Open entries whose whole window the car is free for: those for that car, and those for any car of its club. */
export const listWaiting = (
  db: Queryable,
  { organizationId, carId }: { organizationId: number; carId: number },
  now: Date,
): Promise<WaitingEntry[]> =>
  db.rows(
    `${openSelect},
       exists (select from wait_offer o where o.person_id = w.person_id and o.outcome is null) as "holdsCar",
       exists (select from wait_offer o where o.organization_id = w.organization_id and o.wish_id = w.id and o.car_id = $2) as "hadCar"
     from wait_wish w
     where w.organization_id = $1 and (w.car_id = $2 or w.car_id is null) and w.outcome is null and w.start_at > $3
       and not exists (select from reservation r where r.organization_id = $1 and r.car_id = $2 and r.blocking
         and tstzrange(r.start_at, r.busy_until) && tstzrange(w.start_at, w.end_at))`,
    [organizationId, carId, now],
    'list-waiting',
  )

/** Open entries of a person in a club. */
export const listOpenEntries = (
  db: Queryable,
  { organizationId, personId }: { organizationId: number; personId: number },
  now: Date,
): Promise<OpenEntry[]> =>
  db.rows(
    `${openSelect} from wait_wish w where w.organization_id = $1 and w.person_id = $2 and w.outcome is null and w.start_at > $3
     order by w.created_at, w.id`,
    [organizationId, personId, now],
  )
