import type { Permission } from '@delebil/core-api'
import type { AdminOverview } from '@delebil/core-api/admin'
import { addOsloDays, formatInstant, startOfOsloDay } from '@delebil/validation/time'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { findOverview, type OverviewPart } from './stores/overview.ts'

const trips = ['RESERVATION_READ'] as const
const rights: Readonly<Record<OverviewPart, readonly Permission[]>> = {
  day: trips,
  fleet: ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ'],
  lateTrips: trips,
  conflicts: trips,
  reviews: trips,
  messages: ['MESSAGE_READ'],
  damages: ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'],
  licenses: ['MEMBERSHIP_WRITE'],
  carsOut: ['FLEET_MANAGEMENT_READ'],
}
const parts = Object.keys(rights) as OverviewPart[]
const nothing: AdminOverview = {
  day: null,
  fleet: null,
  lateTrips: null,
  conflicts: null,
  reviews: null,
  messages: null,
  damages: null,
  licenses: null,
  carsOut: null,
}

const instants = new Set(['at', 'start', 'next'])
/** PostgreSQL writes an instant in JSON otherwise than the wire does. */
const toWire = (key: string, value: unknown): unknown =>
  instants.has(key) && typeof value === 'string' ? formatInstant(new Date(value)) : value

/** What the first page shows: how the day is, and the first of each kind that waits for a hand. Asked once, whatever it holds. */
export const adminOverview: AdminVerb<'admin.overview'> = async (_context, { db, office, now }) => {
  const known = parts.filter((part) => mayAny(office, rights[part]))
  if (known.length === 0) return { answer: nothing }
  const midnight = addOsloDays(startOfOsloDay(now), 1)
  const found = await findOverview(db, office.organizationId, known, midnight)
  return { answer: { ...nothing, ...(JSON.parse(found, toWire) as Partial<AdminOverview>) } }
}
