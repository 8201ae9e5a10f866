import type { Permission } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { listWaiting, type WaitingKind } from './stores/overview.ts'

const trips = ['RESERVATION_READ'] as const
const rights: Readonly<Record<WaitingKind, readonly Permission[]>> = {
  lateTrips: trips,
  conflicts: trips,
  reviews: trips,
  messages: ['MESSAGE_READ'],
  damages: ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'],
  licenses: ['MEMBERSHIP_WRITE'],
  carsOut: ['FLEET_MANAGEMENT_READ'],
}

/** What the first page shows: the first of each kind that waits for a hand. */
export const adminOverview: AdminVerb<'admin.overview'> = async (_context, { db, office }) => {
  const group = async (kind: WaitingKind) => {
    if (!mayAny(office, rights[kind])) return null
    const found = await listWaiting(db, kind, office.organizationId)
    const items = found.map(({ count: _, at, ...item }) => ({ ...item, at: at && formatInstant(at) }))
    return { count: found[0]?.count ?? 0, items }
  }
  return {
    answer: {
      lateTrips: await group('lateTrips'),
      conflicts: await group('conflicts'),
      reviews: await group('reviews'),
      messages: await group('messages'),
      damages: await group('damages'),
      licenses: await group('licenses'),
      carsOut: await group('carsOut'),
    },
  }
}
