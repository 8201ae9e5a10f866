import { addMinutes, HOUR_MS, startOfOsloDay } from '@delebil/validation/time'
import { type Random, randomFrom } from './random.ts'
import type { SeedCar } from './seed-fleet.ts'
import { busyFrom, historyOfCar, type Pace, quietGap } from './seed-history.ts'
import type { SeedOrg } from './seed-orgs.ts'
import type { SeedMembership } from './seed-people.ts'
import type { SeedReservation } from './seed-reservations.ts'

export const LARGE_HISTORY_DAYS = 1095

const HALF_HOURS = LARGE_HISTORY_DAYS * 48
/** What a car has in the busy days around now and in the weeks ahead, and how much a trip takes beside the gap before it, about. */
const TRIPS_ABOUT_NOW = 12
const HALF_HOURS_A_TRIP = 15
const SURPLUS = 1.06

/** The closest that trips can follow each other on a car. */
export const MOST_RESERVATIONS_A_CAR = Math.floor(HALF_HOURS / (HALF_HOURS_A_TRIP + 8) / SURPLUS)

/** Gaps at which some more trips than `each` fit in the years. */
const paceOf = (each: number): Pace => {
  const mean = Math.floor(HALF_HOURS / Math.max(each * SURPLUS - TRIPS_ABOUT_NOW, 1)) - HALF_HOURS_A_TRIP
  const [least, most] = [Math.ceil(mean / 4), Math.ceil((mean * 7) / 4)]
  return {
    days: LARGE_HISTORY_DAYS,
    gap: (random, slot) =>
      // However far apart the trips of the past are, no car is forgotten in the busy days.
      slot > busyFrom
        ? quietGap(random)
        : Math.min(random.between(least, most), busyFrom - slot + random.between(1, 48)),
  }
}

const SEED = 15_485_863
const DAY_MS = 24 * HOUR_MS

/** Most members begin and end their trips, some forget; one of so many of the newest trips has to be looked at. */
const ONE_TO_REVIEW_OF = 30

const leaveTrips = (random: Random, now: Date) => {
  let newest = 0
  return (trip: SeedReservation): SeedReservation => {
    if (trip.block !== undefined) return trip
    const priced = { ...trip, priced: true }
    if (trip.canceled || trip.start > now) return priced
    const { ended, kilometers, started, ...open } = priced
    const begun = { ...open, started: addMinutes(trip.start, random.between(0, 10)) }
    if (!ended) return random.chance(0.9) ? begun : open
    const age = now.getTime() - trip.end.getTime()
    if (age < DAY_MS / 2 && random.chance(0.04)) return begun
    if (age > 14 * DAY_MS) return priced
    newest += 1
    return { ...priced, needsReview: newest % ONE_TO_REVIEW_OF === 1 }
  }
}

type Fleet = { org: SeedOrg; cars: readonly SeedCar[]; members: readonly SeedMembership[] }

/** So many reservations, spread over the cars: the last ones of each car's years, in the order in which they were booked. */
export const largeHistory = ({ org, cars, members }: Fleet, reservations: number, now: Date): SeedReservation[] => {
  const leave = leaveTrips(randomFrom(SEED), now)
  const at = { now, today: startOfOsloDay(now) }
  const made: SeedReservation[] = []
  // What does not fit on one car goes to those after it.
  for (const [index, car] of cars.entries()) {
    const each = Math.ceil((reservations - made.length) / (cars.length - index))
    made.push(...historyOfCar(org, car, members, [], at, paceOf(each)).slice(-each).map(leave))
  }
  return made.sort((a, b) => a.created.getTime() - b.created.getTime())
}
