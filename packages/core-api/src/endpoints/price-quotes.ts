import { licenseProblems, priceChanges } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { priceQuote } from '../entities/price-quote.ts'
import { ofOne } from '../of-one.ts'
import { id } from '../primitives.ts'

export const quoteReservation = endpoint('POST /api/reservations/{id}/quote', {
  ...ofOne,
  summary: 'What a change of a reservation would cost now, without making it; refused as the change would be',
  tag: 'Reservasjoner',
  access: 'session',
  partner: true,
  body: v.pipe(
    v.object({ change: v.picklist(priceChanges, 'field.unknown'), newCarId: v.optional(id) }),
    v.forward(
      v.check(({ change, newCarId }) => (change === 'change-car') === (newCarId !== undefined), 'field.required'),
      ['newCarId'],
    ),
  ),
  response: priceQuote,
  problems: [
    'resource.unknown',
    'reservation.not-active',
    'reservation.not-started',
    'reservation.already-started',
    'reservation.car-taken',
    ...licenseProblems,
    'period.too-long',
  ],
})
