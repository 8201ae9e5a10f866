import type { LiveEvent } from '@delebil/core-api'
import { findResource } from '@delebil/core-api/admin'
import type { OutboxEvent } from '../../platform/outbox/outbox-store.ts'
import type { StaffPermissions } from '../sessions/stores/staff-permissions.ts'

type AdminEvent = Extract<LiveEvent, { topic: 'admin' }>

// What members do to a reservation is news to staff too.
const recordOf = ({ topic, payload, reservationId }: OutboxEvent): { resource: string; id: number } | undefined => {
  if (topic === 'admin') return { resource: String(payload['resource']), id: Number(payload['id']) }
  return reservationId === null ? undefined : { resource: 'reservations', id: reservationId }
}

/** What a person on the staff is told of some events, each record once: those that they may read at this moment. */
export const adminEventsFor = (
  personId: number,
  events: readonly OutboxEvent[],
  staff: readonly StaffPermissions[],
): AdminEvent[] => {
  const mine = staff.filter((person) => person.personId === personId)
  if (mine.length === 0) return []
  const reported = new Map<string, AdminEvent>()
  for (const event of events) {
    const record = recordOf(event)
    const read = record && findResource(record.resource)?.read
    const { permissions } = mine.find(({ organizationId }) => organizationId === event.organizationId) ?? {}
    if (!record || !read?.some((permission) => permissions?.includes(permission))) continue
    const { organizationId } = event
    reported.set(`${organizationId} ${record.resource} ${record.id}`, { topic: 'admin', organizationId, ...record })
  }
  return [...reported.values()]
}
