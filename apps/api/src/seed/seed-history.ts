import { addMinutes } from '@delebil/validation/time'
import { type Random, randomFrom } from './random.ts'
import type { SeedCar } from './seed-fleet.ts'
import type { SeedOrg } from './seed-orgs.ts'
import type { SeedMembership } from './seed-people.ts'
import { halfHoursAfter, type SeedReservation } from './seed-reservations.ts'

const HALF_HOURS_PER_DAY = 48
const FUTURE_DAYS = 21
const PRICED_DAYS = 14
// A year of prices for all would make a start slow: these memberships have one, and with it an invoice each month.
const PRICED_ALL_YEAR = 8
const blockReasons = ['Service på verksted', 'EU-kontroll', 'Dekkskift', 'Skade til reparasjon', 'Vask og klargjøring']
const notes = [
  'Skal på IKEA',
  'Hyttetur',
  'Henter besteforeldre på Flesland',
  'Flyttelass',
  'Barnebursdag',
  'Skitur på Kvamskogen',
]

const lengthOf = (random: Random): number => {
  const lot = random.next()
  if (lot < 0.55) return random.between(4, 8)
  if (lot < 0.85) return random.between(8, 16)
  if (lot < 0.97) return random.between(16, 40)
  return random.between(48, 120)
}

/** How many days back a car's history begins, and the half hours from `slot` to the next trip where that is not about now. */
export type Pace = { readonly days: number; readonly gap: (random: Random, slot: number) => number }

export const quietGap = (random: Random) => random.between(48, 420)
const demoPace: Pace = { days: 365, gap: quietGap }
/** The half hours, counted from today's first, in which cars are busier. */
export const busyFrom = -HALF_HOURS_PER_DAY

// Busier around now, so that a map of today shows cars that are free, partly free and taken.
const gapOf = (random: Random, slot: number, gap: Pace['gap']): number => {
  const isNear = slot > busyFrom && slot < 7 * HALF_HOURS_PER_DAY
  return isNear ? random.between(4, 48) : gap(random, slot)
}

const towardsDaytime = (random: Random, slot: number): number => {
  const ofDay = ((slot % HALF_HOURS_PER_DAY) + HALF_HOURS_PER_DAY) % HALF_HOURS_PER_DAY
  return ofDay < 14 ? slot - ofDay + 14 + random.between(0, 8) : slot
}

/** Nobody ends the demo's trips: one that is begun is late when its end has come, so only those are that last a while yet. */
const LEAST_MINUTES_OUT = 6 * 60

type Now = { readonly now: Date; readonly today: Date }

const outcomeOf = (random: Random, start: Date, end: Date, now: Date): Partial<SeedReservation> => {
  const canceledAt = addMinutes(start, -random.between(30, 4000))
  if (random.chance(0.06) && canceledAt < now) return { canceled: canceledAt }
  if (end > now) return start <= now && end > addMinutes(now, LEAST_MINUTES_OUT) ? { started: start } : {}
  const early = random.chance(0.2) ? random.between(10, 50) : 0
  return { ended: addMinutes(end, -early), kilometers: random.between(4, 180) }
}

const createdBefore = (random: Random, start: Date, { now, today }: Now): Date => {
  const created = addMinutes(start, -random.between(60, 12 * 24 * 60))
  return created < now ? created : addMinutes(today, -random.between(60, 5 * 24 * 60))
}

const memberTrip = (
  random: Random,
  members: readonly SeedMembership[],
  period: { start: Date; end: Date },
  at: Now,
) => {
  const membership = random.pick(members)
  const personId = random.pick(membership.personIds)
  const created = createdBefore(random, period.start, at)
  const outcome = outcomeOf(random, period.start, period.end, at.now)
  // Nobody books after cancelling.
  const booked = outcome.canceled && outcome.canceled < created ? addMinutes(outcome.canceled, -90) : created
  return {
    membershipId: membership.id,
    personId,
    created: booked,
    superDamageWaiver: random.chance(0.7),
    priced: membership.id % PRICED_ALL_YEAR === 0 || period.end > addMinutes(at.today, -PRICED_DAYS * 24 * 60),
    ...(random.chance(0.05) && { userNote: random.pick(notes) }),
    ...outcome,
  }
}

/** The bookings and blocks of one car, some weeks ahead too, that leave `taken` alone. */
export const historyOfCar = (
  org: SeedOrg,
  car: SeedCar,
  members: readonly SeedMembership[],
  taken: readonly { start: Date; end: Date }[],
  at: Now,
  { days, gap }: Pace = demoPace,
): SeedReservation[] => {
  const random = randomFrom(car.id * 7919)
  const made: SeedReservation[] = []
  let slot = -days * HALF_HOURS_PER_DAY
  while (slot < FUTURE_DAYS * HALF_HOURS_PER_DAY) {
    const startSlot = towardsDaytime(random, slot + gapOf(random, slot, gap))
    slot = startSlot + lengthOf(random)
    const period = { start: halfHoursAfter(at.today, startSlot), end: halfHoursAfter(at.today, slot) }
    if (taken.some(({ start, end }) => start < period.end && period.start < end)) continue
    if (random.chance(0.025)) {
      const block = random.pick(blockReasons)
      made.push({ org, car, ...period, block, created: createdBefore(random, period.start, at) })
    } else {
      made.push({ org, car, ...period, ...memberTrip(random, members, period, at) })
    }
  }
  return made
}
