import { EXTENSION_STEP_MINUTES, HISTORIC_PAGE_SIZE } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { driver, extensibility, reservation } from '../entities/reservation.ts'
import { flag, id, idText, instant, list, ore, page, text, wholeText } from '../primitives.ts'
import { problemItem } from '../problem.ts'
import { damageFields } from './damage-fields.ts'
import { isPeriod } from './period.ts'

const tag = 'Reservasjoner'
const byId = v.object({ id: idText })
const oneReservation = changed(reservation)
const periodProblems = ['period.start-in-past', 'period.too-far-ahead'] as const
const path = '/api/reservations/{id}'
/** The most that the change may cost in all; above it is refused, because the price has risen since it was shown. */
const maxTotal = { maxTotalOre: v.optional(ore) }
const priceBody = v.optional(v.object(maxTotal), {})

export const createReservation = endpoint({
  summary: 'Book a car',
  tag,
  method: 'POST',
  path: '/api/reservations',
  access: 'session',
  partner: true,
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
    ...periodProblems,
  ],
})

export const listActiveReservations = endpoint({
  summary: 'My reservations that are under way or ahead, the next one first',
  tag,
  method: 'GET',
  path: '/api/reservations/active',
  access: 'session',
  partner: true,
  query: v.object({ membershipId: v.optional(idText) }),
  response: list(reservation),
  problems: ['resource.unknown'],
})

export const listHistoricReservations = endpoint({
  summary: 'My reservations that are over',
  tag,
  method: 'GET',
  path: '/api/reservations/historic',
  access: 'session',
  partner: true,
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

export const getReservation = endpoint({
  summary: 'One of my reservations',
  tag,
  method: 'GET',
  path,
  access: 'session',
  partner: true,
  params: byId,
  response: reservation,
  problems: ['resource.unknown'],
})

export const startReservationNow = endpoint({
  summary: 'Begin a reservation before its start, if the car is free',
  tag,
  method: 'PUT',
  path: `${path}/start-now`,
  access: 'session',
  partner: true,
  idempotent: true,
  params: byId,
  body: priceBody,
  response: oneReservation,
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.already-started',
    'reservation.car-taken',
    'reservation.price-rose',
  ],
})

export const updateReservationNote = endpoint({
  summary: 'Change my note',
  tag,
  method: 'PUT',
  path: `${path}/note`,
  access: 'session',
  partner: true,
  idempotent: true,
  params: byId,
  body: v.object({ userNote: text(1000) }),
  response: oneReservation,
  problems: ['resource.unknown'],
})

export const endReservation = endpoint({
  summary: 'End the trip',
  tag,
  method: 'POST',
  path: `${path}/end`,
  access: 'session',
  partner: true,
  idempotent: true,
  params: byId,
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
  response: oneReservation,
  problems: ['resource.unknown', 'reservation.not-active', 'reservation.not-started'],
})

export const getEndBlockers = endpoint({
  summary: 'What keeps the trip from being ended now; nothing where it can be',
  tag,
  method: 'GET',
  path: `${path}/end`,
  access: 'session',
  partner: true,
  params: byId,
  response: v.object({
    canEnd: v.boolean(),
    blockers: v.array(problemItem),
    /** What the car says of itself; it keeps nobody from ending. */
    warnings: v.array(v.object({ kind: v.picklist(['AWAY', 'DOOR_OPEN', 'UNLOCKED']), message: v.string() })),
  }),
  problems: ['resource.unknown'],
})

export const cancelReservation = endpoint({
  summary: 'Cancel a reservation whose trip has not begun; the lines of its price are then the fee',
  tag,
  method: 'POST',
  path: `${path}/cancel`,
  access: 'session',
  partner: true,
  idempotent: true,
  params: byId,
  body: priceBody,
  response: oneReservation,
  problems: ['resource.unknown', 'reservation.not-active', 'reservation.already-started', 'reservation.price-rose'],
})

export const dialToOpen = endpoint({
  summary: 'Open the car',
  tag,
  method: 'POST',
  path: `${path}/dial-to-open`,
  access: 'session',
  partner: true,
  params: byId,
  response: oneReservation,
  problems: [
    'resource.unknown',
    'permission.missing',
    'reservation.outside-window',
    'reservation.not-active',
    'car-access.not-possible',
    'car-access.silent',
    'car-access.refused',
  ],
})

export const getExtensibility = endpoint({
  summary: 'Whether, and how far, a reservation can be extended',
  tag,
  method: 'GET',
  path: `${path}/extend`,
  access: 'session',
  partner: true,
  params: byId,
  response: extensibility,
  problems: ['resource.unknown'],
})

export const extendReservation = endpoint({
  summary: `Extend by ${EXTENSION_STEP_MINUTES} minutes`,
  tag,
  method: 'POST',
  path: `${path}/extend`,
  access: 'session',
  partner: true,
  idempotent: true,
  params: byId,
  body: v.object({ extendByMinutes: v.literal(EXTENSION_STEP_MINUTES, 'field.unknown'), ...maxTotal }),
  response: oneReservation,
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.car-taken',
    'reservation.price-rose',
    'period.too-long',
  ],
})

export const listDrivers = endpoint({
  summary: 'Who may drive',
  tag,
  method: 'GET',
  path: `${path}/drivers`,
  access: 'session',
  partner: true,
  params: byId,
  response: list(driver),
  problems: ['resource.unknown'],
})

export const updateDrivers = endpoint({
  summary: 'Set who may drive; the list sent is the whole list',
  tag,
  method: 'PUT',
  path: `${path}/drivers`,
  access: 'session',
  idempotent: true,
  params: byId,
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

export const changeCar = endpoint({
  summary: 'Swap to another car for the rest of the reservation',
  tag,
  method: 'POST',
  path: `${path}/change-car`,
  access: 'session',
  partner: true,
  idempotent: true,
  params: byId,
  body: v.object({ newCarId: id, ...maxTotal }),
  response: oneReservation,
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.already-started',
    'reservation.car-taken',
    'reservation.price-rose',
  ],
})

export const checkConcurrentReservationLimit = endpoint({
  summary: 'Whether a membership has no room for one more reservation in the period',
  tag,
  method: 'POST',
  path: '/api/reservations/check-concurrent-reservation-limit-reached',
  access: 'session',
  partner: true,
  body: v.pipe(v.object({ membershipId: id, start: instant, end: instant }), isPeriod()),
  response: v.object({ entity: flag, errors: v.array(v.never()) }),
  problems: ['resource.unknown'],
})
