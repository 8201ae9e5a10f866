import { addMinutes } from '@delebil/validation/time'
import { demoLogins } from './demo-logins.ts'
import type { SeedCar } from './seed-fleet.ts'
import { byfjord } from './seed-orgs.ts'
import { demoMemberships } from './seed-people.ts'
import { momentOf, type SeedReservation } from './seed-reservations.ts'

type Trip = readonly [day: number, fromHour: number, toHour: number, kilometers: number]

const memberTrips: readonly Trip[] = [
  [-352, 10, 16, 73],
  [-331, 17, 19, 14],
  [-299, 9, 17, 141],
  [-268, 12, 15, 28],
  [-236, 8, 20, 212],
  [-207, 16, 19, 19],
  [-176, 10, 13, 37],
  [-141, 9, 18, 164],
  [-110, 17, 21, 45],
  [-80, 9, 15, 124],
  [-45, 17, 20, 22],
  [-20, 8, 10, 11],
  [-6, 12, 18, 86],
]

const employeeTrips: readonly Trip[] = [
  [-187, 9, 11, 23],
  [-121, 12, 15, 58],
  [-64, 8, 10, 17],
  [-33, 8, 12, 41],
  [-9, 13, 16, 27],
]

/**
 * What the log-ins have booked, all on one car: the member has one trip three days ahead, a year of trips behind
 * and one that was cancelled late; the employee has some behind. Nothing of theirs is under way.
 */
export const demoReservations = (car: SeedCar, today: Date): SeedReservation[] => {
  const book = (
    login: { id: number },
    membershipId: number,
    day: number,
    fromHour: number,
    toHour: number,
  ): SeedReservation => ({
    org: byfjord,
    car,
    start: momentOf(today, day, fromHour),
    end: momentOf(today, day, toHour),
    created: momentOf(today, Math.min(day, 0) - 4, 20),
    membershipId,
    personId: login.id,
    superDamageWaiver: true,
    priced: true,
  })
  const { member, employee } = demoLogins
  const { memberPrivate, employeeCompany } = demoMemberships
  const driven = (reservation: SeedReservation, kilometers: number) => ({
    ...reservation,
    ended: reservation.end,
    kilometers,
  })
  const canceled = book(member, memberPrivate, -12, 10, 14)
  return [
    ...memberTrips.map(([day, from, to, kilometers]) => driven(book(member, memberPrivate, day, from, to), kilometers)),
    ...employeeTrips.map(([day, from, to, kilometers]) =>
      driven(book(employee, employeeCompany, day, from, to), kilometers),
    ),
    { ...canceled, canceled: addMinutes(canceled.start, -20 * 60) },
    { ...book(member, memberPrivate, 3, 10, 14), userNote: 'Tur til Voss' },
  ]
}
