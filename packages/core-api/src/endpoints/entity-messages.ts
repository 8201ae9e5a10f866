import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { entityMessage } from '../entities/entity-message.ts'
import { ofOne } from '../of-one.ts'
import { id, instant, list } from '../primitives.ts'
import { isPeriod } from './period.ts'

const mine = { tag: 'Popupmeldinger', access: 'session', partner: true } as const
const ids = (most: number) => v.pipe(v.array(id, 'field.required'), v.maxLength(most, 'field.too-long'))
/** What messages are asked about: reservations of mine, and cars that I am about to book. */
const subjects = v.object({
  reservationIds: ids(200),
  carIds: v.optional(ids(20), []),
  /** When the cars are wanted; without it, now. */
  period: v.optional(v.pipe(v.object({ start: instant, end: instant }), isPeriod())),
})

export const listEntityMessages = endpoint('POST /api/entity-messages', {
  ...mine,
  summary: 'What clubs want to have read about these reservations and cars, and I have not closed',
  description: 'Reservations that are not mine are left out.',
  body: subjects,
  response: list(entityMessage),
})

export const dismissEntityMessage = endpoint('POST /api/entity-messages/{id}/dismiss', {
  ...mine,
  ...ofOne,
  summary: 'I have read a message about these; it comes back only if it is one that repeats',
  idempotent: true,
  body: subjects,
})
