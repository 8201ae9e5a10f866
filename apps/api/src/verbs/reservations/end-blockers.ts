import type { ProblemItem } from '@delebil/core-api'
import { formatDateTime, isActiveReservation, problemText } from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { listChanges } from '../../stores/reservation-changes.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Caller } from '../../verb.ts'
import { reservationTimes } from './reservation-times.ts'

type EndCode = 'reservation.not-active' | 'reservation.not-started'
export type EndBlocker = ProblemItem & { code: EndCode }

type Question = { db: Queryable; caller: Caller; reservation: Reservation; now: Date }
type Check = (question: Question) => Promise<EndBlocker | undefined>

const isOver: Check = async ({ db, caller, reservation, now }) => {
  if (isActiveReservation(reservationTimes(reservation, now))) return undefined
  const code = 'reservation.not-active'
  const ended = (await listChanges(db, reservation)).findLast(({ action }) => action === 'ended')
  if (ended === undefined) return { code, message: problemText[code] }
  const who = ended.personId === caller.personId ? 'Du' : (ended.personName ?? 'Noen')
  return { code, message: `${who} avsluttet turen ${formatDateTime(ended.at)}.` }
}

const hasNotBegun: Check = async ({ reservation, now }) => {
  const isAhead = reservationTimes(reservation, now).state === 'FUTURE' && reservation.started === null
  const code = 'reservation.not-started'
  return isAhead ? { code, message: problemText[code] } : undefined
}

// In the order in which a person is told. What the car itself knows against the end comes last here.
const checks: readonly Check[] = [isOver, hasNotBegun]

/** What keeps a trip from being ended now. Ending asks the same, so that nobody is promised what is then refused. */
export const findEndBlockers = async (question: Question): Promise<EndBlocker[]> => {
  const found: EndBlocker[] = []
  for (const check of checks) {
    const blocker = await check(question)
    if (blocker !== undefined) found.push(blocker)
  }
  return found
}
