import { packLicensePlate } from '@delebil/validation'
import { formatInstant, MINUTE_MS } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { tripStretches } from '../reservations/staff/trip-stretches.ts'
import { listChanges, type ReservationChange } from '../reservations/stores/reservation-changes.ts'
import { listDrivers } from '../reservations/stores/reservation-drivers.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import * as store from './who-drove-store.ts'

type Question = { readonly carId: number; readonly at: Date; readonly now: Date }
type Stretch = Awaited<ReturnType<typeof tripStretches>>[number]

const time = (text: string): number => Date.parse(text)

/** A fine tells the minute, and all of it is meant. */
const endOfMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS - 1)

/** Whether a stretch was the car's in the minute of the moment: driven, or only promised. */
const covers = ({ start, end, started, ended }: Stretch, at: Date): 'driven' | 'promised' | undefined => {
  if (started !== null) {
    const isBegun = time(started) <= endOfMinute(at).getTime()
    return isBegun && (ended === null || at.getTime() <= time(ended)) ? 'driven' : undefined
  }
  return time(start) <= at.getTime() && at.getTime() <= time(end) ? 'promised' : undefined
}

// Who could drive then: what a later change of it says that it was before, else what it is now.
const driversAt = async (
  db: Queryable,
  reservation: Reservation,
  changes: readonly ReservationChange[],
  at: Date,
): Promise<{ ids: readonly number[]; isUnsure: boolean }> => {
  const later = changes.find((change) => change.action === 'drivers-changed' && change.at > at)
  const before = later?.changes['drivers']?.from
  if (Array.isArray(before)) return { ids: before.map(Number), isUnsure: false }
  const drivers = await listDrivers(db, reservation)
  return { ids: drivers.map(({ id }) => id), isUnsure: later !== undefined }
}

// When a person opened the car last before the moment.
const openedBy = (doors: readonly store.DoorEvent[], personId: number, at: Date): string | null => {
  const last = doors.findLast(
    (door) =>
      door.personId === personId &&
      door.action === 'open-car' &&
      door.result === 'opened' &&
      door.at <= endOfMinute(at),
  )
  return last === undefined ? null : formatInstant(last.at)
}

const readTrip = async (db: Queryable, reservation: Reservation, { carId, at }: Question) => {
  const changes = await listChanges(db, reservation)
  const stretches = await tripStretches(db, reservation, changes)
  const mine = stretches.find((stretch) => stretch.carId === carId && covers(stretch, at) !== undefined)
  if (mine === undefined) return undefined
  const isDriven = covers(mine, at) === 'driven'
  const { ids, isUnsure } = await driversAt(db, reservation, changes, at)
  const { personId } = reservation
  const everybody = [...new Set([...ids, ...(ids.length === 0 && personId !== null ? [personId] : [])])]
  const contacts = await store.listContacts(db, everybody)
  const doors = await store.listDoorEvents(db, reservation, carId)
  const tried = doors.map(({ personId: _, ...door }) => door)
  const done = changes.map((change) => ({
    at: change.at,
    person: change.personName,
    action: change.action,
    result: null,
  }))
  const events = [...done, ...tried].sort((one, other) => one.at.getTime() - other.at.getTime())
  return {
    reservationId: reservation.id,
    reservationNumber: reservation.reservationNumber,
    isDriven,
    from: mine.started ?? mine.start,
    to: isDriven ? mine.ended : mine.end,
    persons: contacts.map((contact) => ({
      ...contact,
      isBooker: contact.id === personId,
      opened: openedBy(doors, contact.id, at),
    })),
    areDriversUnsure: isUnsure,
    stretches: stretches.map(({ licensePlate, started, start, ended, end }) => ({
      licensePlate,
      from: started ?? start,
      to: ended ?? end,
    })),
    odometer:
      stretches.length === 1
        ? { start: reservation.startOdometer, end: reservation.endOdometer }
        : { start: null, end: null },
    events: events.map((event) => ({ ...event, at: formatInstant(event.at) })),
  }
}

type FoundTrip = NonNullable<Awaited<ReturnType<typeof readTrip>>>

// Of trips that nobody ended only the last can be out: the car must have come back for it.
const withoutForgotten = (trips: readonly FoundTrip[]): FoundTrip[] => {
  const last = trips.filter(({ isDriven }) => isDriven).at(-1)
  return trips.filter((trip) => !trip.isDriven || trip.to !== null || trip === last)
}

const verdictOf = (trips: readonly FoundTrip[]) => {
  const driven = trips.filter(({ isDriven }) => isDriven)
  const [only] = driven
  if (only === undefined) return trips.length > 0 ? 'RESERVED' : 'NOBODY'
  return driven.length === 1 && only.persons.length === 1 && !only.areDriversUnsure ? 'ONE' : 'SEVERAL'
}

const neighbour = (found: store.Neighbour | undefined) => (found ? { ...found, at: formatInstant(found.at) } : null)

/** Who had a car at a moment. The question is kept in the transaction that answers it: nobody looks unseen. */
export const whoDrove: AdminVerb<'who-drove.find'> = async (_context, { db, office, caller, now, input }) => {
  const { organizationId } = office
  const { at, why } = input.body
  const licensePlate = packLicensePlate(input.body.licensePlate)
  const car = await store.findCarByPlate(db, organizationId, licensePlate, at)
  const asked = { moment: { from: null, to: formatInstant(at) }, plate: { from: null, to: licensePlate } }
  await recordAdminChange(
    db,
    { organizationId, resource: 'cars', id: car?.id ?? 0 },
    { personId: caller.personId, at: now, action: 'who-drove', changes: asked, why },
  )
  const [self] = await store.listContacts(db, [caller.personId])
  const question = {
    licensePlate,
    at: formatInstant(at),
    why,
    askedBy: self?.name ?? null,
    askedAt: formatInstant(now),
  }
  if (car === undefined) {
    const nothing = { car: null, trips: [], isBlocked: false, before: null, after: null }
    return { answer: { verdict: 'NO_CAR', ...question, ...nothing } }
  }
  const carAt = { organizationId, carId: car.id, at }
  const trips: FoundTrip[] = []
  // Nobody has driven in a time that has not come.
  for (const candidate of at <= now ? await store.listCandidates(db, carAt) : []) {
    const trip = await readTrip(db, candidate, { carId: car.id, at, now })
    if (trip !== undefined) trips.push(trip)
  }
  const found = withoutForgotten(trips)
  const { before, after } = await store.findNeighbours(db, carAt)
  return {
    answer: {
      verdict: verdictOf(found),
      ...question,
      car,
      trips: found,
      isBlocked: await store.isBlockedAt(db, carAt),
      before: neighbour(before),
      after: neighbour(after),
    },
  }
}
