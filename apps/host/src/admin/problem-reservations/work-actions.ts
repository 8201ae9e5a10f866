import type { RecordAction } from '@delebil/admin-components'
import { reservationActions } from '../reservations/reservation-actions.ts'
import { callAt } from '../shared/call-at.ts'
import { caseActions } from '../shared/case-actions.ts'
import { suggested } from './case-suggestions.tsx'

/** Who looks after a reservation on the work list, and when; then what can be done with it and is not suggested. */
export const workActions: readonly RecordAction[] = [
  ...caseActions({
    access: ['RESERVATION_WRITE'],
    touches: ['problem-reservations'],
    assign: (host, record, personId, attempt) =>
      host.api.call('reservations.assign', {
        ...callAt(host, record),
        body: { personId, version: record.version },
        ...attempt,
      }),
    postpone: (host, record, until, attempt) =>
      host.api.call('reservations.postpone', {
        ...callAt(host, record),
        body: { until, version: record.version },
        ...attempt,
      }),
  }),
  ...reservationActions.filter(({ key }) => !suggested.includes(key)),
]
