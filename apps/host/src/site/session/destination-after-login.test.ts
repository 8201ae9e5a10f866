import { expect, it } from 'vitest'
import { destinationAfterLogin } from './destination-after-login.ts'

const moment = { path: '/findcar', hasWaitingAction: false, hasActiveReservations: false, waypoint: undefined }

it.each([
  ['stays', {}, undefined],
  ['goes to the reservations from the start', { hasActiveReservations: true }, '/reservations'],
  [
    'counts the redirects to the start as the start',
    { path: '/index.html', hasActiveReservations: true },
    '/reservations',
  ],
  ['stays where something else was being read', { path: '/reservations/5', hasActiveReservations: true }, undefined],
  [
    'goes to what was asked for before',
    { waypoint: '/reservations/5', hasActiveReservations: true },
    '/reservations/5',
  ],
  [
    'stays at what was asked for',
    { path: '/reservations/5', waypoint: '/reservations/5', hasActiveReservations: true },
    undefined,
  ],
  [
    'is never taken away from a waiting action',
    { hasWaitingAction: true, hasActiveReservations: true, waypoint: '/x' },
    undefined,
  ],
])('after a log-in the site %s', (_name, more, destination) => {
  expect(destinationAfterLogin({ ...moment, ...more })).toBe(destination)
})
