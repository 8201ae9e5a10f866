import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { share, sharedReservation } from '../entities/sharing.ts'
import { ofOne } from '../of-one.ts'
import { list } from '../primitives.ts'

const tag = 'Reservasjoner'
const mine = { tag, access: 'session' } as const
const path = '/api/reservations/{id}/share'

export const listShares = endpoint(`GET ${path}`, {
  ...mine,
  ...ofOne,
  summary: 'The links that show a reservation to people without a log-in',
  response: list(share),
})

export const shareReservation = endpoint(`POST ${path}`, {
  ...mine,
  ...ofOne,
  summary: 'Make a link to a reservation that I booked or drive',
  description: 'Only this answer has its `address`: the server keeps a hash. Sent again it makes another link.',
  status: 201,
  response: changed(v.object({ ...share.entries, address: v.string() })),
  problems: ['resource.unknown', 'permission.missing', 'reservation.not-active', 'reservation.too-many-shares'],
})

export const stopSharing = endpoint(`DELETE ${path}`, {
  ...mine,
  ...ofOne,
  summary: 'Stop sharing: all links of a reservation are dead at once',
})

/** Longer than any secret of ours: what cannot be one is answered like one that is unknown. */
const SECRET_MAX_LENGTH = 200

export const getSharedReservation = endpoint('GET /api/shared/{id}', {
  summary: 'A reservation that was shared, without anything personal',
  description: 'A link that was stopped, one that has ended and one that never was are answered alike.',
  tag,
  access: 'public',
  params: v.object({ id: v.pipe(v.string('field.required'), v.maxLength(SECRET_MAX_LENGTH, 'field.too-long')) }),
  response: sharedReservation,
  responseHeaders: { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' },
  problems: ['resource.unknown'],
})
