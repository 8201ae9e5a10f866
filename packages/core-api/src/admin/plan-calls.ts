import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { flag, id, idText, instant, instantText, ore, text, wholeText } from '../primitives.ts'
import { problemItem } from '../problem.ts'
import { adminProblems, org } from './endpoints.ts'

const tag = 'Admin: flåteplan'

/** Most cars of one page of the plan. */
export const PLAN_MAX_CARS = 500
/** Longest period of the plan (calendar days in Oslo). */
export const PLAN_MAX_DAYS = 31
/** Most reservations that are moved at once. */
export const PLAN_MAX_MOVES = 50
/** How long a move can be undone before whoever booked is told of it. A trip that begins before that is told at once. */
export const PLAN_UNDO_MINUTES = 5

const car = v.object({
  id: v.number(),
  carNumber: v.number(),
  licensePlate: v.string(),
  model: v.string(),
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
  /** Until when the car is kept; null where an assignment has no end. */
  end: v.nullable(instantText),
  version: v.number(),
  /** Begun or over: it stays where it is. */
  isFixed: v.boolean(),
  /** What follows is null where reservations are not for the caller to read. */
  reservationNumber: v.nullable(v.number()),
  person: v.nullable(v.string()),
  membership: v.nullable(v.string()),
  /** The note of a block, or the place of an assignment. */
  note: v.nullable(v.string()),
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
  told: v.array(v.object({ personId: v.number(), name: v.string(), by: v.picklist(['MAIL', 'SITE']) })),
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

export type PlanCar = v.InferOutput<typeof car>
export type PlanBar = v.InferOutput<typeof bar>
export type PlanMove = v.InferInput<typeof move>
export type PlanMoved = v.InferOutput<typeof moved>

export const planCalls = {
  'fleet.plan': endpoint({
    tag,
    access: { anyOf: ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ'] },
    summary: 'What each car is kept for in a period, cars by place; the next cars with `cursor`',
    method: 'GET',
    path: '/api/admin/fleet/plan',
    query: v.object({
      ...org,
      from: instant,
      to: instant,
      locationId: v.optional(idText),
      size: v.optional(wholeText(1, PLAN_MAX_CARS), PLAN_MAX_CARS),
      cursor: v.optional(idText),
    }),
    response: v.object({
      places: v.array(v.object({ id: v.number(), name: v.string(), carCount: v.number() })),
      cars: v.array(car),
      bars: v.array(bar),
      /** Hand it in to get the cars after these; null at the end. */
      cursor: v.nullable(v.number()),
    }),
    problems: adminProblems,
  }),
  'fleet.move': endpoint({
    tag,
    access: { anyOf: ['RESERVATION_WRITE'] },
    idempotent: true,
    summary: 'Move reservations to other cars or times: all of them or none, or rehearse it',
    description:
      'A refusal says of each move what became of it in `entity.moves`. What is moved may change places: all are lifted out before the first is put down.',
    method: 'POST',
    path: '/api/admin/fleet/move',
    query: v.object(org),
    body: v.object({
      moves: v.pipe(v.array(move, 'field.required'), v.maxLength(PLAN_MAX_MOVES, 'field.too-long')),
      /** Lifted out for now, in a rehearsal: their time is free for others. */
      parked: v.optional(v.pipe(v.array(id, 'field.required'), v.maxLength(PLAN_MAX_MOVES, 'field.too-long')), []),
      /** True: tell what would happen, and do nothing. */
      rehearse: v.optional(flag, false),
    }),
    response: changed(v.object({ rehearsed: v.boolean(), moves: v.array(moved) })),
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
      ...adminProblems,
    ],
  }),
} as const
