import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { price } from '../entities/price.ts'
import { ofOne } from '../of-one.ts'
import { flagText, idText, instant, instantText } from '../primitives.ts'
import { anyStaff } from './resource.ts'
import { org, staffCall } from './staff-call.ts'

/** Whom and what an item is about, so that it can be acted on from where it is read. */
const about = v.object({
  reservationId: v.number(),
  reservationNumber: v.number(),
  person: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  carNumber: v.number(),
  licensePlate: v.string(),
  location: v.string(),
  /** Who has the car after it. */
  next: v.nullable(v.object({ person: v.nullable(v.string()), start: instantText })),
})
const item = v.object({
  id: v.number(),
  title: v.string(),
  detail: v.nullable(v.string()),
  at: v.nullable(instantText),
  trip: v.nullable(about),
})
/** Null where the caller may not know. */
const group = v.nullable(v.object({ count: v.number(), items: v.array(item) }))

/** How many, and when the next of them is. */
const coming = v.object({ count: v.number(), next: v.nullable(instantText) })
const fleet = v.object({
  cars: v.number(),
  free: v.number(),
  outOfUse: v.number(),
  locations: v.array(v.object({ id: v.number(), name: v.string(), cars: v.number(), free: v.number() })),
})
const day = v.object({
  out: v.number(),
  /** What is still to leave and to return before midnight. */
  leaving: coming,
  returning: coming,
  /** The next six hours, each from its beginning. */
  hours: v.array(v.object({ at: instantText, leaving: v.number(), returning: v.number() })),
  /** The first of what happens then. */
  events: v.array(
    v.object({
      at: instantText,
      isReturn: v.boolean(),
      reservationId: v.number(),
      carNumber: v.number(),
      licensePlate: v.string(),
      person: v.nullable(v.string()),
    }),
  ),
})

export const adminOverview = endpoint('GET /api/admin/overview', {
  ...staffCall('Admin', ...anyStaff),
  summary:
    'What today is like, and what needs a hand now, the most urgent of each kind first; null where the caller may not know',
  response: v.object({
    day: v.nullable(day),
    fleet: v.nullable(fleet),
    lateTrips: group,
    conflicts: group,
    reviews: group,
    messages: group,
    damages: group,
    licenses: group,
    carsOut: group,
  }),
})
export type AdminOverview = v.InferOutput<typeof adminOverview.response>

/** What stands in the way of a booking that staff are about to make. */
export const bookingWarnings = [
  'reservation.car-taken',
  'membership.not-active',
  'reservation.limit-reached',
  'reservation.driver-not-member',
] as const

export const quoteReservation = endpoint('GET /api/admin/reservations/quote', {
  ...staffCall('Admin: reservasjoner', 'RESERVATION_READ', 'RESERVATION_WRITE'),
  summary: 'What a reservation would cost and what stands in its way, before it is made',
  query: v.object({
    ...org,
    carId: idText,
    start: instant,
    end: instant,
    superDamageWaiver: v.optional(flagText, 'true'),
    membershipId: v.optional(idText),
    personId: v.optional(idText),
  }),
  response: v.object({
    price,
    warnings: v.array(
      v.object({
        code: v.picklist(bookingWarnings),
        /** Made all the same where a reason is given. */
        mayOverride: v.boolean(),
      }),
    ),
    taken: v.array(
      v.object({
        reservationId: v.number(),
        reservationNumber: v.number(),
        person: v.nullable(v.string()),
        start: instantText,
        end: instantText,
      }),
    ),
  }),
  problems: ['resource.unknown'],
})

export const personRemoval = endpoint('GET /api/admin/persons/{id}/removal', {
  ...staffCall('Admin: personer', 'MEMBERSHIP_WRITE'),
  ...ofOne,
  summary: 'What keeps a person from being deleted, and what follows with it',
  response: v.object({
    blockers: v.array(
      v.picklist([
        'person.other-club',
        'person.has-permissions',
        'person.reservation-active',
        'person.invoice-unpaid',
        'person.unbilled',
        'person.others-depend',
      ]),
    ),
    /** The numbers of what is not over and not paid in this organisation. */
    openReservations: v.array(v.number()),
    unpaidInvoices: v.array(v.number()),
    memberships: v.number(),
    cards: v.number(),
  }),
  problems: ['resource.unknown'],
})
