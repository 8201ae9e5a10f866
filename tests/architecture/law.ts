import type { Home } from './homes.ts'

/** Where the state of a reservation is only told of, or that of a membership, and why that decides nothing about what may be done. */
export const displays: Readonly<Record<string, string>> = {
  'packages/booking-widget/src/reservation/countdown.ts': 'how long until it starts and ends, in words',
  'packages/booking-widget/src/reservation/trip/trip-phase.ts':
    'what is shown first: the way to the car, the time that is left, or how it ended',
  'packages/booking-widget/src/reservation/actions/action-rules.ts': 'help, which is read and refused to nobody',
  'packages/booking-widget/src/reservation/bluetooth/nearby.tsx': 'which reservations are listed among the cars nearby',
  'packages/booking-widget/src/message/message-thread.tsx': 'whether messages are there at once or once asked for',
  'packages/booking-widget/src/shared/shared-card.tsx': 'what a stranger with a link reads',
  'apps/host/src/admin/night-desk/night-case.tsx': 'the badge of a car that is out',
  'apps/host/src/admin/reservations/reservation-lead.tsx': 'when it began and ended, in words',
  'apps/host/src/admin/shared/next-trip-fact.tsx': 'whether a trip is called the one of now or the next',
  'apps/api/src/features/reservations/staff/reservation-summary.ts': 'which price stands, and why it must be looked at',
  'apps/api/src/features/reservations/refuse-drivers.ts': 'which of its drivers a trip that is out needs',
  'apps/api/src/features/reservations/staff/trip-stretches.ts': 'who had which car when',
  'apps/api/src/features/reservations/staff/trip-verbs.ts':
    'what stands in the way of a trip, and of nothing that is over',
  'apps/api/src/features/who-drove/who-drove.ts': 'who had which car when',
  'apps/api/src/features/sharing/get-shared-reservation.ts': 'what a stranger with a link reads',
  'apps/api/src/features/people/resources/memberships/memberships-resource.ts': 'the state of a membership',
  'apps/api/src/features/memberships/found-membership.ts': 'the state of a membership',
  'apps/api/src/features/memberships/to-membership.ts': 'the state of a membership',
}

const law = 'packages/validation'

const homeOf = [`${law}/`, ...Object.keys(displays)]
const home = new RegExp(`^(?:${homeOf.map((path) => path.replaceAll('.', '\\.')).join('|')})`)

/** What may be done with a reservation is said by `may`, and by nobody beside it. */
export const lawHomes: readonly Home[] = [
  {
    what: 'what may be done with a reservation is asked of the law, not of a part of it',
    pattern: /\b(?:isInOpenWindow|mayReportDamage|mayStaffReachCar|isFinishedReservation|isActiveReservation)\b/,
    home,
    example: "import { isInOpenWindow } from '@delebil/validation'",
  },
  {
    what: 'what has begun or ended is judged by the law',
    pattern: /\b(?:started|ended)\s*[!=]==?\s*(?:null|undefined)\b|![\w.]+\.(?:started|ended)\b/,
    home,
    example: 'const canCancel = reservation.started === null',
  },
  {
    what: 'what was called off, is over or ahead is judged by the law',
    pattern: /\bstate\s*[!=]==?\s*'(?:ONGOING|PAST|FUTURE|CANCELED|VOIDED)'/,
    home,
    example: "const isOpen = reservation.state !== 'CANCELED'",
  },
]
