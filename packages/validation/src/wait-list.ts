import type { Policy } from './policy.ts'
import type { ProblemCode } from './problem.ts'
import { checkReservationPeriod, type Period } from './reservation-period.ts'
import { addMinutes, MINUTE_MS } from './time/duration.ts'

/** A hold shorter than this is no use to anybody, and is not made (minutes). Our own policy. */
export const HOLD_LEAST_MINUTES = 2
/** A person waits for so many things at once. Our own policy. */
export const WAITLIST_ENTRIES_MAX = 5
/** How far from a place a car may stand (metres). Our own policy. */
export const WAIT_RADIUS_MAX_METRES = 50_000

/** Refuses what one cannot wait for: a time that no reservation can have, or one that has begun. */
export function checkWaitPeriod(period: Period, now: Date): ProblemCode | undefined {
  const problem = checkReservationPeriod(period, now)
  if (problem !== undefined) return problem
  return halfwayMinutes(period.start, now) < HOLD_LEAST_MINUTES ? 'period.start-in-past' : undefined
}

/**
 * When a hold that is made now ends: after the minutes of the policy, at the latest halfway to the start, so that the next in the queue has
 * a chance too. Undefined where that leaves less than two minutes.
 */
export function holdUntil(start: Date, now: Date, { holdMinutes }: Pick<Policy, 'holdMinutes'>): Date | undefined {
  const minutes = Math.min(holdMinutes, halfwayMinutes(start, now))
  return minutes < HOLD_LEAST_MINUTES ? undefined : addMinutes(now, minutes)
}

const halfwayMinutes = (start: Date, now: Date) => Math.floor((start.getTime() - now.getTime()) / MINUTE_MS / 2)

/** The queue: first asked, first served; of those who asked at once, the lower id. */
export function inTurn<Entry extends { created: Date; id: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.created.getTime() - b.created.getTime() || a.id - b.id)
}

/** What is looked at before somebody is asked. */
export type Turn = {
  /** Membership in force, and the person may book on it. */
  mayBook: boolean
  /** The membership has as many reservations in the window as it may have. */
  isAtLimit: boolean
  /** The person has another car held already. */
  holdsCar: boolean
  /** This car was held for the entry before. */
  hadCar: boolean
}

/** Whether it is the entry's turn; those whose turn it is not are passed over and keep their place. */
export function isTurn({ mayBook, isAtLimit, holdsCar, hadCar }: Turn): boolean {
  return mayBook && !isAtLimit && !holdsCar && !hadCar
}

/** True when a booking takes all the time that was waited for: the entry ends with it. */
export function fulfilsEntry(booking: Period, entry: Period): boolean {
  return booking.start <= entry.start && booking.end >= entry.end
}

export const waitStates = ['WAITING', 'HELD', 'MISSED'] as const
/** `MISSED`: the one car that was waited for was held, and not taken. */
export type WaitState = (typeof waitStates)[number]

/** Where an entry stands. A hold that has run out is none, whether anybody has cleared it away or not. */
export function waitState(entry: { heldUntil?: Date | undefined; isMissed: boolean }, now: Date): WaitState {
  if (entry.heldUntil !== undefined && entry.heldUntil > now) return 'HELD'
  return entry.isMissed ? 'MISSED' : 'WAITING'
}
