/** SQL of the state of a reservation `r` right now: the rule of validation's deriveReservationState. */
const state = `case when r.voided_at is not null then 'VOIDED' when r.canceled_at is not null then 'CANCELED'
  when r.ended_at is not null then 'PAST' when now() < r.start_at then 'FUTURE'
  when now() < r.busy_until then 'ONGOING' else 'PAST' end`

const isOpen = 'r.voided_at is null and r.canceled_at is null and r.ended_at is null'
/** SQL of each state. */
export const states = {
  VOIDED: 'r.voided_at is not null',
  CANCELED: 'r.voided_at is null and r.canceled_at is not null',
  FUTURE: `${isOpen} and r.start_at > now()`,
  ONGOING: `${isOpen} and r.start_at <= now() and r.busy_until > now()`,
  PAST: `r.voided_at is null and r.canceled_at is null and (r.ended_at is not null or (r.start_at <= now() and r.busy_until <= now()))`,
}

export const car = 'join car c on c.organization_id = r.organization_id and c.id = r.car_id'
const place = `join car_model cm on cm.organization_id = c.organization_id and cm.id = c.model_id
  join location l on l.organization_id = c.organization_id and l.id = c.location_id`
export const trip = `reservation r ${car} ${place}
  left join membership m on m.organization_id = r.organization_id and m.id = r.membership_id
  left join person p on p.id = r.person_id left join person k on k.id = r.keeper_id`

export const seen = {
  state,
  membership: 'm.name',
  person: 'p.name',
  phone: 'p.phone',
  carNumber: 'c.car_number',
  licensePlate: 'c.license_plate',
  model: 'cm.name',
  location: 'l.name',
  start: 'r.start_at',
  end: 'r.end_at',
}

type Has = (sql: string) => string
/** SQL: the row is of one of the persons by the column, of whom the condition holds. */
export const personHas =
  (column: string, field: string) =>
  (has: Has): string =>
    `r.${column} = any(array(select h.id from person h where ${has(`h.${field}`)}))`
/** SQL: the row is of one of the organization's cars, of which the condition holds. */
const carHas =
  (sql: string) =>
  (has: Has): string =>
    `r.car_id = any(array(select h.id from car h join location hl on hl.organization_id = h.organization_id and hl.id = h.location_id
     where h.organization_id = $1 and ${has(sql)}))`
export const ofCar = { carNumber: carHas('h.car_number'), licensePlate: carHas('h.license_plate') }
export const ofTrip = {
  ...ofCar,
  person: personHas('person_id', 'name'),
  phone: personHas('person_id', 'phone'),
  location: carHas('hl.name'),
}

export const without = { membership: 'r.membership_id is null', person: 'r.person_id is null' }

/** SQL: the trip `r` has begun and is not over. */
export const isOut = 'r.started_at is not null and r.ended_at is null and r.canceled_at is null and r.voided_at is null'

/** SQL: somebody has to look at the reservation `r`. */
export const needsHelp = `(r.needs_review or r.kilometers_missing or (${isOut} and r.end_at < now() - interval '30 minutes'))`

/** SQL of how many pictures name the record `r` in a column. */
export const picturesOf = (column: string): string =>
  `(select count(*) from picture f where f.organization_id = r.organization_id and f.${column} = r.id)`
