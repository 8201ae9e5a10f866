import type { AdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { reservationActions } from './reservation-actions.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const at = (minutes: number) => addMinutes(start, minutes)
const text = (minutes: number) => at(minutes).toISOString()
const record = (state: string, more: Record<string, unknown> = {}) =>
  ({
    id: 1,
    version: 1,
    state,
    start: text(0),
    end: text(240),
    effectiveEnd: text(240),
    started: null,
    ended: null,
    needsReview: false,
    ...more,
  }) as Read<'reservations'>

const ofTheLaw = ['extend', 'drivers', 'cancel', 'void', 'reopen']
/** What is shown, with the reason where it stands still. */
const shown = (of: Read<'reservations'>, minutes: number) => {
  const host = { now: () => at(minutes) } as AdminHost
  return reservationActions
    .filter(({ key, shown: isShown }) => ofTheLaw.includes(key) && isShown?.(of, host) !== false)
    .map(({ key, forbidden }) => [key, forbidden?.(of, host)].filter((part) => part !== undefined).join(': '))
}

const begun = problemText['reservation.already-started']
const over = problemText['reservation.not-active']
const out = problemText['reservation.not-ended']
const started = { started: text(0) }

test.each([
  ['ahead', record('FUTURE'), -60, ['extend', 'drivers', 'cancel', 'void']],
  ['past its start, never opened', record('FUTURE'), 5, ['extend', 'drivers', 'cancel', 'void']],
  ['out', record('ONGOING', started), 60, ['extend', 'drivers', `cancel: ${begun}`, `void: ${out}`]],
  ['late', record('PAST', started), 300, ['extend', 'drivers', `cancel: ${begun}`, `void: ${out}`]],
  ['past its end, never opened', record('ONGOING'), 240, ['extend', 'drivers', `cancel: ${over}`, 'void']],
  [
    'ended',
    record('PAST', { ...started, ended: text(200) }),
    201,
    [`extend: ${over}`, `drivers: ${over}`, `cancel: ${over}`, 'void'],
  ],
  ['canceled', record('CANCELED'), 239, ['void', 'reopen']],
  ['canceled, and its end has passed', record('CANCELED'), 240, ['void', `reopen: ${over}`]],
  ['voided', record('VOIDED', started), 60, ['reopen']],
])('staff are offered what the law grants for a reservation that is %s', (_state, of, minutes, expected) => {
  expect(shown(of, minutes)).toEqual(expected)
})
