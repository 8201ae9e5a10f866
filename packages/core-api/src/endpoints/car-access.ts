import { licenseProblems } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { carState } from '../entities/car-state.ts'
import { reservation } from '../entities/reservation.ts'
import { ofOne } from '../of-one.ts'
import { instant } from '../primitives.ts'

const mine = { tag: 'Bilen på turen', access: 'session' } as const
const windowProblems = [
  'resource.unknown',
  'permission.missing',
  'reservation.outside-window',
  'reservation.not-active',
  'car-access.not-possible',
  'car-access.silent',
] as const

export const lockCar = endpoint('POST /api/reservations/{id}/lock', {
  ...mine,
  ...ofOne,
  summary: 'Lock the car',
  partner: true,
  response: changed(reservation),
  problems: [...windowProblems, 'car-access.door-open', 'car-access.lock-refused'],
})

export const getCarState = endpoint('GET /api/reservations/{id}/car-state', {
  ...mine,
  ...ofOne,
  summary: 'How the car is now, as its telematics tells; while it may be opened',
  partner: true,
  response: carState,
  problems: windowProblems,
})

export const reportCarLogIn = endpoint('POST /api/reservations/{id}/car-log-in', {
  ...mine,
  ...ofOne,
  summary: 'Tell that I have logged in to the car over Bluetooth: with the first time the trip begins',
  description:
    '`at` is when it happened: it may be told later, when there is network again. What is over stays as it is.',
  idempotent: true,
  body: v.object({ at: instant }),
  response: changed(reservation),
  problems: ['resource.unknown', 'permission.missing', 'reservation.outside-window', ...licenseProblems],
})
