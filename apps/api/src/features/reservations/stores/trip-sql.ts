import { caseStates, isPostponed, urgencyOf } from '../../admin-records/stores/case-sql.ts'

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

/** The organization's cars by what stands on them and where they are. */
export const carsBy = (by: string) =>
  ({
    from: 'car h',
    where: 'h.organization_id = $1',
    by,
    fields: { carNumber: 'h.car_number', licensePlate: 'h.license_plate' },
  }) as const
const car_ = carsBy('r.car_id')
export const ofCar = [car_]
export const ofTrip = [
  {
    ...car_,
    fields: {
      ...car_.fields,
      location: { from: 'location o', by: 'h.location_id', sql: 'o.name' },
      model: { from: 'car_model o', by: 'h.model_id', sql: 'o.name' },
    },
  },
  { from: 'person h', by: 'r.person_id', fields: { person: 'h.name', phone: 'h.phone' } },
  { from: 'membership h', where: 'h.organization_id = $1', by: 'r.membership_id', fields: { membership: 'h.name' } },
]

export const without = { membership: 'r.membership_id is null', person: 'r.person_id is null' }

/** SQL: the trip `r` has begun and is not over. */
export const isOut = 'r.started_at is not null and r.ended_at is null and r.canceled_at is null and r.voided_at is null'

const isLate = `${isOut} and r.end_at < now() - interval '30 minutes'`
const isAhead = `r.started_at is null and ${isOpen} and r.busy_until > now()`
/** SQL of how far the trip `r` has come. */
export const progress = `case when ${isLate} then 'LATE' when ${isOut} then 'OUT' when ${isAhead} then 'AHEAD' else 'OVER' end`

// Few rows are found by an index of their own before they are sorted: what is true of them is true of few, which no planner guesses.
const among = (...conditions: string[]): string =>
  `r.id = any(array(${conditions
    .map(
      (is) => `select r.id from reservation r where r.organization_id = $1 and r.kind in ('member', 'admin') and ${is}`,
    )
    .join(' union all ')}))`

/** SQL of each progress of a trip `r` of the organisation $1. */
export const progressIf = {
  LATE: among(isLate),
  OUT: among(`${isOut} and r.end_at >= now() - interval '30 minutes'`),
  AHEAD: isAhead,
  OVER: `not (${isOut}) and not (${isAhead})`,
}
/** SQL of each state of a reservation `r` for or by a member of the organisation $1. */
export const memberStates = { ...states, ONGOING: among(`${states.ONGOING} and r.end_at > now()`) }

/** SQL of where the trip `r` stands among those of a day: not back in time, out, to come, over; and there by its time. */
export const urgency = `(case when ${isLate} then 0 when ${isOut} then 1 when ${isAhead} then 2 else 3 end * 100000000000
  + extract(epoch from case when ${isOut} then r.end_at else r.start_at end)::bigint)`

const midnight = (days: number): string =>
  `((date_trunc('day', now() at time zone 'Europe/Oslo') + interval '${days} days') at time zone 'Europe/Oslo')`
const isOnDay = (days: number): string => `r.start_at < ${midnight(days + 1)} and r.end_at > ${midnight(days)}`
const nearDays = { YESTERDAY: [isOnDay(-1)], TODAY: [isOnDay(0), isOut], TOMORROW: [isOnDay(1)] } as const
/** SQL of each of the days around now: the trip `r` of the organisation $1 is on it. What is not back is always on today. */
export const daysIf = Object.fromEntries(Object.entries(nearDays).map(([day, on]) => [day, among(...on)]))
export const days = `array_remove(array[${Object.entries(nearDays)
  .map(([day, on]) => `case when ${on.map((is) => `(${is})`).join(' or ')} then '${day}' end`)
  .join(', ')}], null)`

/** SQL of the price of the reservation `r` as it is now, in øre. */
export const price = `(select sum(pl.total_ore)::int from reservation_price_line pl
  where pl.organization_id = r.organization_id and pl.reservation_id = r.id
    and pl.stage = case when r.canceled_at is not null or r.voided_at is not null then 'cancel'
      when r.ended_at is not null then 'end' else 'booking' end)`

/** SQL: somebody has to look at the reservation `r`. */
export const needsHelp = `(r.needs_review or r.kilometers_missing or (${isLate}))`

/** SQL: the trip `r` may wait. What has not come back since it was put off has to be looked at. */
const isPutOff = `(${isPostponed()} and not (${isLate} and r.postponed_at < r.end_at + interval '30 minutes'))`
/** SQL of each state of a reservation `r` as a case of the work list. */
export const workCases = caseStates(needsHelp, isPutOff)
/** SQL that sorts the cases of the work list: what is not back first, then the oldest. */
export const workUrgency = urgencyOf(isLate, 'r.end_at')

/** SQL of how many pictures name the record `r` in a column. */
export const picturesOf = (column: string): string =>
  `(select count(*) from picture f where f.organization_id = r.organization_id and f.${column} = r.id)`
