import type { Permission } from '@delebil/core-api'
import { type CallerQuestion, formatPhone, lawPolicyOf } from '@delebil/validation'
import { formatDateTime, formatPeriod } from '@delebil/validation/text'
import { formatInstant } from '@delebil/validation/time'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { policyOf } from '../reservations/policy-of.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import type { ReservationDetails } from '../reservations/stores/reservation-details.ts'
import { callersOf, detailsOf, freshCheck, obstaclesOf } from './night-rules.ts'
import * as store from './stores/night-desk.ts'

/** A shift is no longer than this. */
const SHIFT_MS = 12 * 60 * 60_000
const SHOWN = 5
const MINE = 50

type Question = { key: CallerQuestion; answer: string }

const questionsOf = (
  { phone, email, cards, lastTrip }: store.CallerFacts,
  { membershipName, licensePlate, model, start, end }: ReservationDetails,
): Question[] => [
  { key: 'CONTACT', answer: [phone === null ? [] : [formatPhone(phone)], email].flat().join(' · ') },
  { key: 'MEMBERSHIP', answer: membershipName },
  { key: 'THIS_TRIP', answer: `${model} ${licensePlate}, ${formatPeriod({ start, end })}` },
  ...(lastTrip
    ? [
        {
          key: 'LAST_TRIP' as const,
          answer: `${formatDateTime(new Date(lastTrip.start))} fra ${lastTrip.location} (${lastTrip.licensePlate})`,
        },
      ]
    : []),
  ...(cards.length > 0 ? [{ key: 'CARD' as const, answer: cards.join(', ') }] : []),
]

const reported = ({ at, ...event }: store.NightEvent) => ({ at: formatInstant(at), ...event })
/** All about a reservation that the database knows; its car is not asked, so that the answer never waits for one. */
export const readCase: AdminVerb<'night-desk.case'> = async (_context, call) => {
  const { db, office, caller, now } = call
  const reservation = await detailsOf(call, call.input.params.id)
  const { organizationId, carId, id } = reservation
  const may = (...anyOf: Permission[]) => mayAny(office, anyOf)
  const facts = await store.listCallerFacts(db, reservation, callersOf(reservation), reservation.start)
  const check = await freshCheck(call, reservation)
  const cannot = await obstaclesOf(call, reservation, check?.license)
  const messages = may('MESSAGE_READ') ? await store.listLatestMessages(db, reservation) : null
  const damages = may('FLEET_MANAGEMENT_READ', 'MESSAGE_READ')
    ? await store.listOpenDamages(db, organizationId, carId)
    : null
  const events = await store.listNightEvents(db, reservation, { limit: SHOWN })
  const since = new Date(now.getTime() - SHIFT_MS)
  const mine = await store.listNightEvents(db, reservation, { limit: MINE, by: caller.personId, since })
  const answer = {
    reservation: {
      id,
      version: reservation.version,
      reservationNumber: reservation.reservationNumber,
      state: reservationTimes(reservation, now).state,
      start: formatInstant(reservation.start),
      end: formatInstant(reservation.end),
      started: reservation.started && formatInstant(reservation.started),
      ended: reservation.ended && formatInstant(reservation.ended),
      userNote: reservation.userNote,
      membership: reservation.membershipName,
      ...lawPolicyOf(policyOf(reservation, now)),
    },
    car: {
      id: carId,
      carNumber: reservation.carNumber,
      licensePlate: reservation.licensePlate,
      model: reservation.model,
      location: reservation.location.name,
      parkingDescription: reservation.location.parkingDescription,
    },
    callers: facts.map((fact) => ({
      id: fact.id,
      name: fact.name,
      phone: fact.phone,
      isBooker: fact.id === reservation.personId,
      questions: questionsOf(fact, reservation),
    })),
    check: check ? { personId: check.personId, until: formatInstant(check.until) } : null,
    cannot,
    messages: messages && {
      unread: messages.unread,
      latest: messages.latest.map(({ at, ...message }) => ({ at: formatInstant(at), ...message })),
    },
    damages: damages?.map(({ at, ...damage }) => ({ at: formatInstant(at), ...damage })) ?? null,
    events: events.map(reported),
    mine: mine.map(reported).reverse(),
  }
  return { answer }
}
