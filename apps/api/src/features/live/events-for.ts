import type { LiveEvent } from '@delebil/core-api'
import type { OutboxEvent } from '../../platform/outbox/outbox-store.ts'
import type { Caller } from '../../platform/verb.ts'
import type { ReservationViewer } from '../reservations/stores/reservation-audience.ts'
import type { StaffPermissions } from '../sessions/stores/staff-permissions.ts'
import { adminEventsFor } from './admin-events.ts'

/** Somebody who is connected, and what they may hear of. */
export type Listener = {
  readonly caller: Caller
  /** Clubs whose cars they hear of. */
  readonly organizationIds: ReadonlySet<number>
  readonly send: (events: readonly LiveEvent[]) => void
  readonly end: () => void
}

/** What a listener is told of some events, each thing once: the reservations they may see, the cars of their clubs. */
export const eventsFor = (
  { caller, organizationIds }: Pick<Listener, 'caller' | 'organizationIds'>,
  events: readonly OutboxEvent[],
  audience: readonly ReservationViewer[],
  staff: readonly StaffPermissions[] = [],
): LiveEvent[] => {
  const only = caller.partner?.organizationId ?? caller.staffOf
  const visible = new Set(
    audience.filter(({ personId }) => personId === caller.personId).map(({ reservationId }) => reservationId),
  )
  const reservationIds = new Set<number>()
  const carIds = new Set<number>()
  let isAboutEntry = false
  for (const { organizationId, reservationId, carId, topic, payload } of events) {
    // Begun by a partner or a provider of one club, a session hears of that club only.
    if (only !== undefined && only !== organizationId) continue
    if (topic === 'wait-list') isAboutEntry ||= payload['personId'] === caller.personId
    if (reservationId !== null && visible.has(reservationId)) reservationIds.add(reservationId)
    if (carId !== null && organizationIds.has(organizationId)) carIds.add(carId)
  }
  return [
    ...[...reservationIds].map((reservationId) => ({ topic: 'reservation', reservationId }) as const),
    ...[...carIds].map((carId) => ({ topic: 'car', carId }) as const),
    ...(isAboutEntry ? [{ topic: 'wait-list' } as const] : []),
    ...(caller.partner
      ? []
      : adminEventsFor(
          caller.personId,
          events,
          staff.filter(({ organizationId }) => only === undefined || only === organizationId),
        )),
  ]
}
