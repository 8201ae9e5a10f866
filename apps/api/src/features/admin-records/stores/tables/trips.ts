import { adminResources } from '@delebil/core-api/admin'
import type { AdminTable } from '../table.ts'

/** SQL of the state of a reservation `r` right now: the rule of validation's deriveReservationState. */
const state = `case when r.voided_at is not null then 'VOIDED' when r.canceled_at is not null then 'CANCELED'
  when r.ended_at is not null then 'PAST' when now() < r.start_at then 'FUTURE'
  when now() < r.busy_until then 'ONGOING' else 'PAST' end`

const isOpen = 'r.voided_at is null and r.canceled_at is null and r.ended_at is null'
/** The same, state by state. */
const states = {
  VOIDED: 'r.voided_at is not null',
  CANCELED: 'r.voided_at is null and r.canceled_at is not null',
  FUTURE: `${isOpen} and r.start_at > now()`,
  ONGOING: `${isOpen} and r.start_at <= now() and r.busy_until > now()`,
  PAST: `r.voided_at is null and r.canceled_at is null and (r.ended_at is not null or (r.start_at <= now() and r.busy_until <= now()))`,
}

const car = 'join car c on c.organization_id = r.organization_id and c.id = r.car_id'
const trip = `reservation r ${car}
  left join membership m on m.organization_id = r.organization_id and m.id = r.membership_id
  left join person p on p.id = r.person_id left join person k on k.id = r.keeper_id`

const seen = {
  state,
  membership: 'm.name',
  person: 'p.name',
  carNumber: 'c.car_number',
  licensePlate: 'c.license_plate',
  start: 'r.start_at',
  end: 'r.end_at',
}

const without = { membership: 'r.membership_id is null', person: 'r.person_id is null' }

export const reservations: AdminTable = {
  resource: adminResources.reservations,
  table: 'reservation',
  from: trip,
  where: `r.kind in ('member', 'admin')`,
  columns: {
    ...seen,
    effectiveEnd: 'r.busy_until',
    started: 'r.started_at',
    ended: 'r.ended_at',
    created: 'r.created_at',
    keeper: 'k.name',
  },
  emptyIf: { ...without, keeper: 'r.keeper_id is null' },
  choiceIf: { state: states },
  clashing: ['carId', 'start', 'end'],
}

export const adminReservations: AdminTable = {
  resource: adminResources['admin-reservations'],
  table: 'reservation',
  from: trip,
  where: `r.kind in ('admin', 'block')`,
  columns: seen,
  choiceIf: { state: states },
  unique: { no_double_booking: ['start', 'reservation.car-taken'] },
  clashing: ['end'],
}

/** SQL: the trip `r` has begun and is not over. */
export const isOut = 'r.started_at is not null and r.ended_at is null and r.canceled_at is null and r.voided_at is null'

/** SQL: somebody has to look at the reservation `r`. */
export const needsHelp = `(r.needs_review or (${isOut} and r.end_at < now() - interval '30 minutes'))`

export const workList: AdminTable = {
  resource: adminResources['problem-reservations'],
  table: 'reservation',
  from: trip,
  where: `r.kind in ('member', 'admin') and ${needsHelp}`,
  emptyIf: { ...without, keeper: 'r.keeper_id is null' },
  choiceIf: { state: states },
  columns: { ...seen, keeper: 'k.name', reason: `case when r.needs_review then 'REVIEW' else 'LATE' end` },
}

const pictures = (column: string): string =>
  `(select count(*) from picture f where f.organization_id = r.organization_id and f.${column} = r.id)`

export const damages: AdminTable = {
  resource: adminResources.damages,
  table: 'damage',
  from: `damage r ${car} left join person p on p.id = r.reporter_id
    left join reservation t on t.organization_id = r.organization_id and t.id = r.reservation_id`,
  columns: {
    carNumber: 'c.car_number',
    licensePlate: 'c.license_plate',
    carActive: 'c.active',
    reservationNumber: 't.reservation_number',
    reporter: 'p.name',
    acceptAffected: 'null::boolean',
    pictureCount: pictures('damage_id'),
    created: 'r.created_at',
  },
  emptyIf: { reservationNumber: 'r.reservation_id is null', reporter: 'r.reporter_id is null' },
}

export const messages: AdminTable = {
  resource: adminResources.messages,
  table: 'reservation_message',
  from: `reservation_message r
    join reservation t on t.organization_id = r.organization_id and t.id = r.reservation_id
    join car c on c.organization_id = t.organization_id and c.id = t.car_id left join person p on p.id = r.author_id`,
  columns: {
    reservationNumber: 't.reservation_number',
    licensePlate: 'c.license_plate',
    author: 'p.name',
    isFromStaff: 'r.from_staff',
    isRead: '(r.read_at is not null)',
    pictureCount: pictures('message_id'),
    created: 'r.created_at',
  },
  emptyIf: { author: 'r.author_id is null' },
}
