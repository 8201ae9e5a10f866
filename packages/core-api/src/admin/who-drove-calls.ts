import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { instant, instantText, text } from '../primitives.ts'
import { event } from './night-entities.ts'
import { staffCall } from './staff-call.ts'

const person = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  isBooker: v.boolean(),
  /** When the person opened the car last before the moment; null where the log knows of none. */
  opened: v.nullable(instantText),
})

const trip = v.object({
  reservationId: v.number(),
  reservationNumber: v.number(),
  /** False: it was promised to them, and nobody began the trip. */
  isDriven: v.boolean(),
  /** With this car: a trip whose car was changed has several. */
  from: instantText,
  /** Null while the car is out. */
  to: v.nullable(instantText),
  persons: v.array(person),
  /** Who may drive was changed afterwards, and what it was is not known. */
  areDriversUnsure: v.boolean(),
  /** Each car of the trip. */
  stretches: v.array(v.object({ licensePlate: v.string(), from: instantText, to: instantText })),
  /** What the odometer of the car showed when the trip began and ended; null where nobody knows, or the trip had several cars. */
  odometer: v.object({ start: v.nullable(v.number()), end: v.nullable(v.number()) }),
  /** What was done to the reservation, and to the doors of the car. The oldest first. */
  events: v.array(event),
})
export type DrivenTrip = v.InferOutput<typeof trip>

const neighbour = v.nullable(v.object({ reservationId: v.number(), reservationNumber: v.number(), at: instantText }))

const found = v.object({
  /** `RESERVED`: promised to somebody, and nobody began the trip. */
  verdict: v.picklist(['ONE', 'SEVERAL', 'RESERVED', 'NOBODY', 'NO_CAR']),
  licensePlate: v.string(),
  at: instantText,
  why: v.string(),
  /** Who asked, and when: the question itself is kept. */
  askedBy: v.nullable(v.string()),
  askedAt: instantText,
  car: v.nullable(v.object({ id: v.number(), carNumber: v.number(), licensePlate: v.string(), model: v.string() })),
  trips: v.array(trip),
  /** The car was kept from being booked. */
  isBlocked: v.boolean(),
  before: neighbour,
  after: neighbour,
})
export type WhoDrove = v.InferOutput<typeof found>

export const whoDroveCalls = {
  'who-drove.find': endpoint('POST /api/admin/who-drove', {
    ...staffCall('Admin: hvem kjørte', 'RESERVATION_READ'),
    summary: 'Who had a car at a moment, across changes of car and edits. Each question is kept, with why it was asked',
    idempotent: true,
    body: v.object({
      licensePlate: v.pipe(text(20), v.minLength(2, 'field.required')),
      at: instant,
      why: v.pipe(text(200), v.minLength(3, 'field.required')),
    }),
    response: found,
  }),
} as const
