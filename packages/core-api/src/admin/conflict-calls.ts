import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, idText, instant, instantText, text, wholeText } from '../primitives.ts'
import { org, staffCall } from './staff-call.ts'

const tag = 'Admin: konflikter'
const read = staffCall(tag, 'RESERVATION_READ')
const write = { ...staffCall(tag, 'RESERVATION_WRITE'), idempotent: true } as const
const path = '/api/admin/conflicts'

/** Why a reservation is affected: what befell its car. */
export const conflictReasons = ['CAR_LATE', 'CAR_DAMAGED', 'CAR_OUT_OF_USE', 'CAR_MOVED'] as const
export const resolutionKinds = ['car', 'time', 'chain', 'keep', 'wait-list', 'cancel'] as const

const conflict = v.object({
  reservationId: v.number(),
  reservationNumber: v.number(),
  reason: v.picklist(conflictReasons),
  /** The reason as a sentence, with who and when. */
  why: v.string(),
  start: instantText,
  end: instantText,
  person: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  carId: v.number(),
  carNumber: v.number(),
  licensePlate: v.string(),
  model: v.string(),
  location: v.string(),
})
export type Conflict = v.InferOutput<typeof conflict>

const move = v.object({
  reservationId: v.number(),
  reservationNumber: v.number(),
  version: v.number(),
  person: v.nullable(v.string()),
  carId: v.number(),
  licensePlate: v.string(),
  location: v.string(),
  start: instantText,
  end: instantText,
})

const resolution = v.object({
  kind: v.picklist(resolutionKinds),
  title: v.string(),
  /** What speaks for it and against it, from what is known. */
  reasons: v.array(v.string()),
  /** What is changed, the affected reservation first; empty where it keeps its car or ends. */
  moves: v.array(move),
  /** What each member who notices is told: a draft. */
  messages: v.array(
    v.object({
      reservationId: v.number(),
      person: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      text: v.string(),
    }),
  ),
})
export type Resolution = v.InferOutput<typeof resolution>

const notified = v.object({ reservationId: v.number(), byMail: v.boolean() })
const solution = v.object({
  /** Names what was done, for `undo`; null of a rehearsal: nothing was done. */
  id: v.nullable(v.number()),
  kind: v.picklist(resolutionKinds),
  reservations: v.array(
    v.object({
      reservationId: v.number(),
      reservationNumber: v.number(),
      version: v.number(),
      carId: v.number(),
      licensePlate: v.string(),
      start: instantText,
      end: instantText,
      isCanceled: v.boolean(),
    }),
  ),
  notified: v.array(notified),
})
export type ConflictSolution = v.InferOutput<typeof solution>

/** Why a resolution can't be taken back any more. */
export const undoObstacles = ['STARTED', 'ANSWERED', 'CHANGED', 'OFFER_TAKEN', 'CAR_TAKEN', 'UNDONE'] as const

const solved = v.object({
  id: v.number(),
  kind: v.picklist(resolutionKinds),
  at: instantText,
  /** Who of the staff took it. */
  by: v.nullable(v.string()),
  reservationId: v.number(),
  reservationNumber: v.number(),
  person: v.nullable(v.string()),
  /** The car that it had, and the one that it got. */
  from: v.string(),
  to: v.string(),
  /** Reservations that were changed for it, this one with them. */
  touched: v.number(),
  isNotified: v.boolean(),
  /** Null where it can be undone. */
  obstacle: v.nullable(v.picklist(undoObstacles)),
  undoneAt: v.nullable(instantText),
  undoneBy: v.nullable(v.string()),
})
export type SolvedConflict = v.InferOutput<typeof solved>

/** Most reservations that one resolution may touch. */
const MOVES_MAX = 4
const why = v.pipe(text(500), v.minLength(1, 'field.required'))

export const conflictCalls = {
  'conflicts.list': endpoint(`GET ${path}`, {
    ...read,
    summary: 'Reservations that are affected by what befell their cars, the next to begin first',
    query: v.object({ ...org, reservationId: v.optional(idText), carId: v.optional(idText) }),
    /** At most 200; `total` counts all. */
    response: v.object({ data: v.array(conflict), total: v.number() }),
  }),
  'conflicts.solved': endpoint(`GET ${path}/solutions`, {
    ...read,
    summary: 'What was solved in the last two weeks, the latest first, by whom, and whether it can still be undone',
    query: v.object({ ...org, size: v.optional(wholeText(1, 100), 20) }),
    /** `total` counts all of the two weeks. */
    response: v.object({ data: v.array(solved), total: v.number() }),
  }),
  'conflicts.resolutions': endpoint(`GET ${path}/{id}/resolutions`, {
    ...read,
    ...ofOne,
    summary: 'Resolutions for a reservation whose trip has not begun, the best first, each with its reasons',
    response: v.object({
      version: v.number(),
      conflict: v.nullable(conflict),
      resolutions: v.array(resolution),
    }),
    problems: ['reservation.not-active', 'reservation.already-started', 'resource.unknown'],
  }),
  'conflicts.solve': endpoint(`POST ${path}/{id}/solve`, {
    ...write,
    ...ofOne,
    summary: 'Apply a resolution and tell those whom it touches, all or nothing; or rehearse it',
    description:
      'Members are told in the app and by mail with the texts that are sent here; without any nobody is told.',
    body: v.object({
      /** The version of the reservation that was looked at. */
      version: id,
      kind: v.picklist(resolutionKinds, 'field.unknown'),
      moves: v.pipe(
        v.array(v.object({ reservationId: id, version: id, carId: id, start: instant, end: instant })),
        v.maxLength(MOVES_MAX, 'field.too-long'),
      ),
      messages: v.pipe(
        v.array(v.object({ reservationId: id, text: v.pipe(text(2000), v.minLength(1, 'field.required')) })),
        v.maxLength(MOVES_MAX, 'field.too-long'),
      ),
      why,
      rehearse: v.optional(v.boolean('field.required'), false),
    }),
    response: changed(solution),
    problems: [
      'record.stale',
      'reservation.car-taken',
      'reservation.not-active',
      'reservation.already-started',
      'wait-list.full',
      'resource.unknown',
    ],
  }),
  'conflicts.undo': endpoint(`POST ${path}/solutions/{id}/undo`, {
    ...write,
    ...ofOne,
    summary: 'Undo a resolution that nobody has answered and no trip has begun with',
    body: v.object({ why: v.optional(text(500)) }),
    response: changed(solution),
    problems: ['conflict.answered', 'reservation.car-taken', 'resource.unknown'],
  }),
} as const
