import { bookerProblems, EXTENSION_STEP_MINUTES, licenseProblems } from '@delebil/validation'
import { HISTORIC_PAGE_SIZE } from '@delebil/validation/constants'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { driver, extensibility, reservation } from '../entities/reservation.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, idText, instant, list, odometer, ore, page, text, wholeText } from '../primitives.ts'
import { problemItem } from '../problem.ts'
import { damageFields } from './damage-fields.ts'
import { isPeriod } from './period.ts'

const mine = { tag: 'Reservasjoner', access: 'session', partner: true } as const
const one = { ...mine, ...ofOne } as const
const oneReservation = changed(reservation)
const change = { ...one, idempotent: true, response: oneReservation } as const
const periodProblems = ['period.start-in-past', 'period.too-far-ahead'] as const
const path = '/api/reservations/{id}'
/** The most that the change may cost in all; above it is refused, because the price has risen since it was shown. */
const maxTotal = { maxTotalOre: v.optional(ore) }
const priceBody = v.optional(v.object(maxTotal), {})

export const createReservation = endpoint('POST /api/reservations', {
  ...mine,
  summary: 'Book a car',
  idempotent: true,
  body: v.pipe(
    v.object({ membershipId: id, carId: id, start: instant, end: instant, superDamageWaiver: v.optional(flag, true) }),
    isPeriod(),
  ),
  response: oneReservation,
  status: 201,
  problems: [
    'resource.unknown',
    'reservation.car-taken',
    'reservation.limit-reached',
    'membership.not-active',
    'membership.may-not-book',
    ...bookerProblems,
    ...periodProblems,
  ],
})

export const listActiveReservations = endpoint('GET /api/reservations/active', {
  ...mine,
  summary: 'My reservations that are under way or ahead, the next one first',
  query: v.object({ membershipId: v.optional(idText) }),
  response: list(reservation),
  problems: ['resource.unknown'],
})

export const listHistoricReservations = endpoint('GET /api/reservations/historic', {
  ...mine,
  summary: 'My reservations that are over',
  query: v.object({
    size: v.optional(wholeText(1, 100), HISTORIC_PAGE_SIZE),
    page: v.optional(wholeText(0, 100_000), 0),
    sort: v.optional(v.picklist(['start,desc', 'start,asc'], 'field.unknown'), 'start,desc'),
    membershipId: v.optional(idText),
  }),
  response: page(reservation),
  paged: 'page',
  problems: ['resource.unknown'],
})

export const getReservation = endpoint(`GET ${path}`, {
  ...one,
  summary: 'One of my reservations',
  response: reservation,
})

export const startReservationNow = endpoint(`PUT ${path}/start-now`, {
  ...change,
  summary: 'Begin a reservation before its start, if the car is free',
  body: priceBody,
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.already-started',
    'reservation.car-taken',
    'reservation.price-rose',
    ...licenseProblems,
  ],
})

export const updateReservationNote = endpoint(`PUT ${path}/note`, {
  ...change,
  summary: 'Change my note',
  body: v.object({ userNote: text(1000) }),
})

export const endReservation = endpoint(`POST ${path}/end`, {
  ...change,
  summary: 'End the trip',
  body: v.pipe(
    v.object({ carWasDamaged: flag, damage: v.optional(damageFields) }),
    v.forward(
      v.check((sent) => sent.carWasDamaged || sent.damage === undefined, 'field.unknown'),
      ['damage'],
    ),
    v.forward(
      v.check((sent) => sent.damage?.place !== null, 'field.required'),
      ['damage', 'place'],
    ),
  ),
  problems: ['resource.unknown', 'reservation.not-active', 'reservation.not-started'],
})

export const reportOdometer = endpoint(`POST ${path}/odometer`, {
  ...change,
  summary: "Say what the car's odometer showed when my trip began and ended, where nobody knows",
  description: 'What is missing, and only that: `odometer` of the reservation says what is known already.',
  body: v.object({ start: v.optional(odometer), end: v.optional(odometer) }),
  problems: [
    'resource.unknown',
    'permission.missing',
    'reservation.not-active',
    'reservation.not-ended',
    'reservation.kilometers-known',
    'odometer.too-low',
    'odometer.too-high',
  ],
})

export const getEndBlockers = endpoint(`GET ${path}/end`, {
  ...one,
  summary: 'What keeps the trip from being ended now; nothing where it can be',
  response: v.object({
    canEnd: v.boolean(),
    blockers: v.array(problemItem),
    /** What the car says of itself; it keeps nobody from ending. */
    warnings: v.array(v.object({ kind: v.picklist(['AWAY', 'DOOR_OPEN', 'UNLOCKED']), message: v.string() })),
  }),
})

export const cancelReservation = endpoint(`POST ${path}/cancel`, {
  ...change,
  summary: 'Cancel a reservation whose trip has not begun; the lines of its price are then the fee',
  body: priceBody,
  problems: ['resource.unknown', 'reservation.not-active', 'reservation.already-started', 'reservation.price-rose'],
})

export const dialToOpen = endpoint(`POST ${path}/dial-to-open`, {
  ...one,
  summary: 'Open the car',
  response: oneReservation,
  problems: [
    'resource.unknown',
    'permission.missing',
    'reservation.outside-window',
    'reservation.not-active',
    ...licenseProblems,
    'car-access.not-possible',
    'car-access.silent',
    'car-access.refused',
  ],
})

export const getExtensibility = endpoint(`GET ${path}/extend`, {
  ...one,
  summary: 'Whether, and how far, a reservation can be extended',
  response: extensibility,
})

export const extendReservation = endpoint(`POST ${path}/extend`, {
  ...change,
  summary: `Extend by ${EXTENSION_STEP_MINUTES} minutes`,
  body: v.object({ extendByMinutes: v.literal(EXTENSION_STEP_MINUTES, 'field.unknown'), ...maxTotal }),
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.car-taken',
    'reservation.price-rose',
    'period.too-long',
  ],
})

export const listDrivers = endpoint(`GET ${path}/drivers`, {
  ...one,
  summary: 'Who may drive',
  response: list(driver),
})

export const updateDrivers = endpoint(`PUT ${path}/drivers`, {
  summary: 'Set who may drive; the list sent is the whole list',
  tag: mine.tag,
  access: 'session',
  idempotent: true,
  params: one.params,
  body: v.pipe(v.array(v.object({ id }), 'field.required'), v.maxLength(20, 'field.too-long')),
  response: oneReservation,
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.driver-required',
    'reservation.driver-not-member',
    'reservation.driver-driving',
  ],
})

export const changeCar = endpoint(`POST ${path}/change-car`, {
  ...change,
  summary: 'Swap to another car for the rest of the reservation',
  body: v.object({ newCarId: id, ...maxTotal }),
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.already-started',
    'reservation.car-taken',
    'reservation.price-rose',
  ],
})

export const checkConcurrentReservationLimit = endpoint(
  'POST /api/reservations/check-concurrent-reservation-limit-reached',
  {
    ...mine,
    summary: 'Whether a membership has no room for one more reservation in the period',
    body: v.pipe(v.object({ membershipId: id, start: instant, end: instant }), isPeriod()),
    response: v.object({ entity: flag, errors: v.array(v.never()) }),
    problems: ['resource.unknown'],
  },
)
