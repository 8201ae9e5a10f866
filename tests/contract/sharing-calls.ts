import type { Api } from '@delebil/core-api'
import type { Database } from '../../apps/api/src/platform/db/pool.ts'

type Booked = Promise<{ id: number }>

/** One good call of every endpoint about sharing, the own calendar and popup messages. `bookAt` books so many hours ahead. */
export const sharingCalls = (api: () => Api, bookAt: (hoursAhead: number) => Booked, database: () => Database) => ({
  listShares: async () => api().listShares({ params: await bookAt(200) }),
  shareReservation: async () => api().shareReservation({ params: await bookAt(203) }),
  stopSharing: async () => api().stopSharing({ params: await bookAt(206) }),
  getSharedReservation: async () => {
    const made = await api().shareReservation({ params: await bookAt(209) })
    const address = made.ok ? made.value.entity.address : ''
    return api().getSharedReservation({ params: { id: address.slice(address.lastIndexOf('/') + 1) } })
  },
  createCalendarFeed: () => api().createCalendarFeed({ body: { alarmMinutes: 60 } }),
  getCalendarFeed: () => api().getCalendarFeed(),
  updateCalendarFeed: () => api().updateCalendarFeed({ body: { alarmMinutes: null } }),
  deleteCalendarFeed: () => api().deleteCalendarFeed(),
  listEntityMessages: async () => api().listEntityMessages({ body: { reservationIds: [(await bookAt(212)).id] } }),
  dismissEntityMessage: async () => {
    const [made] = await database().rows<{ id: number }>(
      `insert into entity_message (organization_id, title, body, triggers, repeat, valid_from, created_at)
       values (1, 'Vinterdekk', 'Bilen har vinterdekk.', '{BEFORE_TRIP}', 'ONCE', '2026-01-01', now()) returning id`,
    )
    const body = { reservationIds: [(await bookAt(215)).id] }
    return api().dismissEntityMessage({ params: { id: made?.id ?? 0 }, body })
  },
})
