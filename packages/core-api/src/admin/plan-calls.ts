import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { flag, flagText, id, idText, instant, instantText, list, ore, text, wholeText } from '../primitives.ts'
import { problemItem } from '../problem.ts'
import { carCategories } from './resources/models.ts'
import { org, staffCall } from './staff-call.ts'

const tag = 'Admin: flåteplan'

/** Most cars of one page of the plan. */
export const PLAN_MAX_CARS = 500
/** Longest period of the plan (calendar days in Oslo). */
export const PLAN_MAX_DAYS = 31
/** Most reservations that are moved at once, and most blocks and assignments beside them. */
export const PLAN_MAX_MOVES = 50
/** How long a move can be undone before whoever booked is told of it. A trip that begins before that is told at once. */
export const PLAN_UNDO_MINUTES = 5

const car = v.object({
  id: v.number(),
  carNumber: v.number(),
  licensePlate: v.string(),
  model: v.string(),
  category: v.picklist(Object.keys(carCategories) as (keyof typeof carCategories)[]),
  seats: v.number(),
  locationId: v.number(),
  location: v.string(),
  /** False: it is out of use, and here because somebody has booked it all the same. */
  active: v.boolean(),
  /** Damages that nobody has repaired; null where that is not for the caller to know. */
  damages: v.nullable(v.number()),
  /** The titles of popup messages about it in the period. */
  notices: v.array(v.string()),
})

const bar = v.object({
  kind: v.picklist(['reservation', 'block', 'hold', 'assignment']),
  id: v.number(),
  carId: v.number(),
  start: instantText,
  /** Until when the car is kept; left out where an assignment has no end. */
  end: v.optional(instantText),
  version: v.number(),
  /** A trip that has begun, or a hold: it stays where it is. */
  isFixed: v.optional(v.boolean()),
  /** The car has been taken out on it, and nobody has ended it. */
  isOut: v.optional(v.boolean()),
  /** What follows is left out where there is none; the next three also where reservations are not for the caller to read. */
  reservationNumber: v.optional(v.number()),
  person: v.optional(v.string()),
  /** Of a membership that is called as its person is, nothing is said. */
  membership: v.optional(v.string()),
  note: v.optional(v.string()),
  /** Where an assignment places the car. */
  locationId: v.optional(v.number()),
  location: v.optional(v.string()),
})

const conflict = v.object({
  reservationId: v.number(),
  kind: v.picklist(['reservation', 'block', 'hold']),
  reservationNumber: v.nullable(v.number()),
  person: v.nullable(v.string()),
  start: instantText,
  end: instantText,
})

const moved = v.object({
  reservationId: v.number(),
  /** It can be done, or was. */
  ok: v.boolean(),
  /** Why it can't. */
  errors: v.array(problemItem),
  /** The limits for members that it passes; done only with `override`, and why. */
  limits: v.array(problemItem),
  /** What has the car at that time. */
  conflicts: v.array(conflict),
  /** As it is now: after the move, or as somebody else has made it meanwhile. Null where there is no such reservation. */
  now: v.nullable(v.object({ version: v.number(), carId: v.number(), start: instantText, end: instantText })),
  /** Null where it can't be done. */
  price: v.nullable(v.object({ beforeOre: ore, afterOre: ore })),
  /** Who hears of it: by mail, or on the page that they look at. */
  notified: v.array(v.object({ personId: v.number(), name: v.string(), by: v.picklist(['MAIL', 'SITE']) })),
})

const move = v.object({
  reservationId: id,
  version: id,
  carId: id,
  start: instant,
  end: instant,
  /** Passes the limits for members on purpose; `why` has to say why. */
  override: v.optional(flag, false),
  why: v.optional(text(500)),
})

const place = v.object({ id: v.number(), name: v.string(), carCount: v.number() })

const fixture = v.object({
  /** What the caller calls it in the answer. */
  key: v.pipe(text(40), v.minLength(1, 'field.required')),
  kind: v.picklist(['block', 'assignment'], 'field.unknown'),
  /** Left out, it is made. */
  id: v.optional(id),
  version: v.optional(id),
  /** Another than it has, it comes to that car. */
  carId: id,
  start: instant,
  /** Null: without an end, which only an assignment can be. */
  end: v.nullable(instant),
  /** Where an assignment places the car. */
  locationId: v.optional(id),
  note: v.optional(v.nullable(text(500))),
  remove: v.optional(flag, false),
  /** The reservations that an assignment affects have been seen. */
  acceptAffected: v.optional(flag, false),
  why: v.optional(text(500)),
})

const settled = v.object({
  key: v.string(),
  ok: v.boolean(),
  errors: v.array(problemItem),
  /** What has the car at the time of a block. */
  conflicts: v.array(conflict),
  /** The reservations that an assignment affects, also where they are accepted. */
  affected: v.array(
    v.object({
      id: v.number(),
      reservationNumber: v.number(),
      person: v.nullable(v.string()),
      start: instantText,
      end: instantText,
    }),
  ),
  /** As it is after; null where it is not done, or removed. */
  now: v.nullable(v.object({ id: v.number(), version: v.number() })),
})

export type PlanPlace = v.InferOutput<typeof place>
export type PlanFixture = v.InferInput<typeof fixture>
export type PlanSettled = v.InferOutput<typeof settled>
export type PlanCar = v.InferOutput<typeof car>
export type PlanBar = v.InferOutput<typeof bar>
export type PlanMove = v.InferInput<typeof move>
export type PlanMoved = v.InferOutput<typeof moved>

export const planCalls = {
  'fleet.plan': endpoint('GET /api/admin/fleet/plan', {
    ...staffCall(tag, 'FLEET_MANAGEMENT_READ', 'RESERVATION_READ'),
    summary: 'What each car is kept for in a period, cars by place; the next cars with `cursor`',
    query: v.object({
      ...org,
      from: instant,
      to: instant,
      locationId: v.optional(idText),
      size: v.optional(wholeText(1, PLAN_MAX_CARS), PLAN_MAX_CARS),
      cursor: v.optional(idText),
      /** False: without the places, which `fleet.plan-places` answers. */
      places: v.optional(flagText, true),
    }),
    response: v.object({
      places: v.optional(v.array(place)),
      cars: v.array(car),
      bars: v.array(bar),
      /** Hand it in to get the cars after these; null at the end. */
      cursor: v.nullable(v.number()),
    }),
  }),
  'fleet.plan-places': endpoint('GET /api/admin/fleet/plan/places', {
    ...staffCall(tag, 'FLEET_MANAGEMENT_READ', 'RESERVATION_READ'),
    summary: 'The places that have cars in use, by name, and how many',
    query: v.object({ ...org }),
    response: list(place),
  }),
  'fleet.move': endpoint('POST /api/admin/fleet/move', {
    ...staffCall(tag, 'RESERVATION_WRITE'),
    idempotent: true,
    summary:
      'Move reservations to other cars or times, and set blocks and assignments: all of it or none, or rehearse it',
    description:
      'A refusal says of each what became of it in `entity.moves` and `entity.fixtures`. What is moved may change places: all are lifted out before the first is put down.',
    body: v.object({
      moves: v.pipe(v.array(move, 'field.required'), v.maxLength(PLAN_MAX_MOVES, 'field.too-long')),
      /** Lifted out for now, in a rehearsal: their time is free for others. */
      parked: v.optional(v.pipe(v.array(id, 'field.required'), v.maxLength(PLAN_MAX_MOVES, 'field.too-long')), []),
      /** Blocks and assignments; an assignment needs FLEET_MANAGEMENT_WRITE as well. */
      fixtures: v.optional(
        v.pipe(v.array(fixture, 'field.required'), v.maxLength(PLAN_MAX_MOVES, 'field.too-long')),
        [],
      ),
      /** True: tell what would happen, and do nothing. */
      rehearse: v.optional(flag, false),
    }),
    response: changed(v.object({ rehearsed: v.boolean(), moves: v.array(moved), fixtures: v.array(settled) })),
    problems: [
      'record.stale',
      'resource.unknown',
      'reservation.car-taken',
      'reservation.not-active',
      'reservation.already-started',
      'membership.not-active',
      'period.start-in-past',
      'period.too-far-ahead',
      'period.too-long',
      'assignment.overlaps',
      'assignment.affects-reservations',
      'fixture.already-started',
    ],
  }),
} as const
