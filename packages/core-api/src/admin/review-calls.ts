import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, instant, list, text } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { reservations } from './resources/reservations.ts'
import { staffCall } from './staff-call.ts'

const tag = 'Admin: reservasjoner'
const changing = ['record.stale', ...ofOne.problems] as const
const write = {
  ...staffCall(tag, 'RESERVATION_WRITE'),
  ...ofOne,
  idempotent: true,
  response: changed(recordSchema(reservations)),
  problems: changing,
} as const
/** The version that was seen (left out, the record as it is now is meant), and why. */
const seen = { version: v.optional(id), why: v.optional(text(500)) } as const
const path = '/api/admin/reservations/{id}'

/** Reservations that somebody has to look at, and what was done by mistake. */
export const reviewCalls = {
  'reservations.reopen': endpoint(`POST ${path}/reopen`, {
    ...write,
    summary: 'Take back that a reservation was cancelled or annulled, if the car is still free',
    body: v.object(seen),
    problems: ['reservation.car-taken', 'reservation.not-canceled', 'reservation.not-active', ...changing],
  }),
  'reservations.ask-review': endpoint(`POST ${path}/ask-review`, {
    ...write,
    summary: 'Somebody has to look at the reservation: it comes on the work list',
    body: v.object(seen),
  }),
  'reservations.assignees': endpoint('GET /api/admin/reservations/assignees', {
    ...staffCall(tag, 'RESERVATION_READ'),
    summary: 'The staff that look after reservations: to whom one can be handed over',
    response: list(v.object({ key: v.string(), name: v.string() })),
  }),
  'reservations.assign': endpoint(`POST ${path}/assign`, {
    ...write,
    summary: 'Say who of the staff looks after a reservation; null for nobody',
    body: v.object({ personId: v.nullable(id), ...seen }),
  }),
  'reservations.postpone': endpoint(`POST ${path}/postpone`, {
    ...write,
    summary: 'Put a reservation that somebody has to look at off until a moment: it comes back by itself; null for now',
    body: v.object({ until: v.nullable(instant), ...seen }),
    problems: ['postponement.past', 'postponement.too-long', ...changing],
  }),
} as const
