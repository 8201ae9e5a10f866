import { WAIT_RADIUS_MAX_METRES } from '@delebil/validation/wait-list'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { waitlistEntry } from '../entities/waitlist-entry.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, instant, list, text } from '../primitives.ts'
import { isPeriod } from './period.ts'
import { searchFilters } from './search-fields.ts'

const mine = { tag: 'Venteliste', access: 'session' } as const

const degrees = (most: number) =>
  v.pipe(v.number('field.location'), v.minValue(-most, 'field.location'), v.maxValue(most, 'field.location'))

const near = v.object({
  name: v.pipe(text(120), v.nonEmpty('field.required')),
  latitude: degrees(85),
  longitude: degrees(180),
  maxMetres: v.pipe(
    v.number('field.digits'),
    v.integer('field.digits'),
    v.minValue(1, 'field.unknown'),
    v.maxValue(WAIT_RADIUS_MAX_METRES, 'field.unknown'),
  ),
  filters: v.optional(searchFilters),
})

export const createWaitlistEntry = endpoint('POST /api/wait-list', {
  ...mine,
  summary: 'Ask to be told when a car, or any car near a place, becomes free for a whole window',
  description:
    'Either `carId` or `near`. The same entry again is the one there is. Refused while there is a free car: it can be booked.',
  idempotent: true,
  body: v.pipe(
    v.object({
      membershipId: id,
      start: instant,
      end: instant,
      superDamageWaiver: v.optional(flag, true),
      carId: v.optional(id),
      near: v.optional(near),
    }),
    isPeriod(),
    v.forward(
      v.partialCheck(
        [['carId'], ['near']],
        ({ carId, near: place }) => (carId === undefined) !== (place === undefined),
        'field.required',
      ),
      ['carId'],
    ),
  ),
  response: changed(waitlistEntry),
  status: 201,
  problems: [
    'resource.unknown',
    'membership.not-active',
    'membership.may-not-book',
    'wait-list.full',
    'wait-list.car-free',
  ],
})

export const listWaitlistEntries = endpoint('GET /api/wait-list', {
  ...mine,
  summary: 'What I wait for, the next window first, and the car that is held for me',
  response: list(waitlistEntry),
})

export const deleteWaitlistEntry = endpoint('DELETE /api/wait-list/{id}', {
  ...mine,
  ...ofOne,
  summary: 'Wait no longer; a car that was held goes to the next in the queue',
})

export const declineHold = endpoint('POST /api/wait-list/{id}/decline', {
  ...mine,
  ...ofOne,
  summary: 'Pass on a car that is held for me to the next in the queue',
  description: 'A hold that is over already is answered alike. An entry for that very car ends.',
  idempotent: true,
  body: v.object({ carId: id }),
})
