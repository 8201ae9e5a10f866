import type { ProblemCode } from './problem.ts'
import { BOOKING_HORIZON_DAYS, MIN_RESERVATION_MINUTES, type Period, periodMinutes } from './reservation-period.ts'
import { HALF_HOUR_MINUTES, roundUpToHalfHour } from './search-period.ts'
import { addMinutes } from './time/duration.ts'
import { addOsloDays } from './time/oslo-time.ts'

/** A trip may be slid over a window no longer than this (calendar days in Oslo). Our own policy. */
export const FLEXIBLE_WINDOW_DAYS = 7
/** How far outside the window a near miss may reach (minutes). Our own policy. */
export const FLEXIBLE_MISS_MINUTES = 240
/** Air to the bookings before and after counts up to this (minutes). Our own policy. */
export const FLEXIBLE_SLACK_MINUTES = 30

const ORE_PER_METRE = 2
const ORE_WITHOUT_SLACK = 2000

/** A trip of some length at any time within a window. */
export type FlexibleRequest = { window: Period; lengthMinutes: number }

/** Refuses a request that no half hour from now on could fulfil. */
export function checkFlexibleRequest({ window, lengthMinutes }: FlexibleRequest, now: Date): ProblemCode | undefined {
  if (!(window.end > window.start)) return 'period.end-before-start'
  if (!(lengthMinutes >= MIN_RESERVATION_MINUTES)) return 'period.too-short'
  if (window.end > addOsloDays(window.start, FLEXIBLE_WINDOW_DAYS)) return 'period.too-long'
  if (periodMinutes(window) < lengthMinutes) return 'period.window-too-small'
  if (addMinutes(roundUpToHalfHour(now), lengthMinutes) > window.end) return 'period.start-in-past'
  return window.start > addOsloDays(now, BOOKING_HORIZON_DAYS) ? 'period.too-far-ahead' : undefined
}

/** Epoch minutes. `earliest`: nothing starts before it. */
export type FlexibleQuestion = { windowStart: number; windowEnd: number; lengthMinutes: number; earliest: number }

/**
 * A stretch of half hours at each of which the trip can start, and the one of them with the most air around it. Epoch
 * minutes. `slackMinutes`: that air, 30 at most. `shiftMinutes`: how far the trip reaches out of the window: positive
 * after it, negative before it, 0 within.
 */
export type Opening = {
  firstStart: number
  lastStart: number
  start: number
  slackMinutes: number
  shiftMinutes: number
}

const upToGrid = (minute: number): number => Math.ceil(minute / HALF_HOUR_MINUTES) * HALF_HOUR_MINUTES
const downToGrid = (minute: number): number => Math.floor(minute / HALF_HOUR_MINUTES) * HALF_HOUR_MINUTES

/**
 * Where the trip fits into the window, in order of time. `busy` is flat, `[start, end, ...]` in epoch minutes, sorted by
 * start, and should reach 30 minutes further than the window on both sides.
 */
export function flexibleOpenings(question: FlexibleQuestion, busy: ArrayLike<number>): Opening[] {
  const { windowStart, windowEnd, lengthMinutes } = question
  return openingsBetween(windowStart, windowEnd, question, busy).map((opening) => {
    const { start, slackMinutes } = mostSlack(opening, lengthMinutes)
    return { ...startsOf(opening), start, slackMinutes, shiftMinutes: 0 }
  })
}

/** The trip that reaches least out of the window, 4 hours at most; of two the later. Undefined where there is none. */
export function nearestMiss(question: FlexibleQuestion, busy: ArrayLike<number>): Opening | undefined {
  const { windowStart, windowEnd, lengthMinutes } = question
  const from = windowStart - FLEXIBLE_MISS_MINUTES
  const to = windowEnd + FLEXIBLE_MISS_MINUTES
  let best: Opening | undefined
  for (const opening of openingsBetween(from, to, question, busy)) {
    const start = closest(opening, downToGrid(windowEnd - lengthMinutes), upToGrid(windowStart))
    const shiftMinutes = start < windowStart ? start - windowStart : Math.max(0, start + lengthMinutes - windowEnd)
    if (best && Math.abs(best.shiftMinutes) < Math.abs(shiftMinutes)) continue
    const slackMinutes = slackOf(opening, start, lengthMinutes)
    best = { ...startsOf(opening), start, slackMinutes, shiftMinutes }
  }
  return best
}

type FreeOpening = Pick<Opening, 'firstStart' | 'lastStart'> & { freeFrom: number; freeUntil: number }

const startsOf = ({ firstStart, lastStart }: FreeOpening) => ({ firstStart, lastStart })

// After the window its latest start is the nearest, before it its earliest.
function closest({ firstStart, lastStart }: FreeOpening, latest: number, earliest: number): number {
  if (firstStart > latest) return firstStart
  return lastStart < earliest ? lastStart : Math.max(firstStart, earliest)
}

function openingsBetween(
  from: number,
  to: number,
  { lengthMinutes, earliest }: FlexibleQuestion,
  busy: ArrayLike<number>,
): FreeOpening[] {
  const openings: FreeOpening[] = []
  const firstPossible = Math.max(from, earliest)
  const take = (freeFrom: number, freeUntil: number): void => {
    const firstStart = upToGrid(Math.max(freeFrom, firstPossible))
    const lastStart = downToGrid(Math.min(freeUntil, to) - lengthMinutes)
    if (firstStart <= lastStart) openings.push({ firstStart, lastStart, freeFrom, freeUntil })
  }
  let freeFrom = Number.NEGATIVE_INFINITY
  for (let index = 0; index < busy.length && freeFrom < to; index += 2) {
    const start = busy[index] as number
    const end = busy[index + 1] as number
    if (end <= freeFrom || end <= start) continue
    if (start > freeFrom) take(freeFrom, start)
    freeFrom = end
  }
  if (freeFrom < to) take(freeFrom, Number.POSITIVE_INFINITY)
  return openings
}

function slackOf({ freeFrom, freeUntil }: FreeOpening, start: number, lengthMinutes: number): number {
  return Math.min(start - freeFrom, freeUntil - start - lengthMinutes, FLEXIBLE_SLACK_MINUTES)
}

function mostSlack(opening: FreeOpening, lengthMinutes: number): { start: number; slackMinutes: number } {
  let best = { start: opening.firstStart, slackMinutes: slackOf(opening, opening.firstStart, lengthMinutes) }
  for (let start = opening.firstStart + HALF_HOUR_MINUTES; start <= opening.lastStart; start += HALF_HOUR_MINUTES) {
    if (best.slackMinutes === FLEXIBLE_SLACK_MINUTES) break
    const slackMinutes = slackOf(opening, start, lengthMinutes)
    if (slackMinutes > best.slackMinutes) best = { start, slackMinutes }
  }
  return best
}

/** What a suggestion is worth: the price, 20 kr for each km to walk, and 20 kr where a neighbour booking is near. Øre. */
export type FlexibleOffer = { totalOre: number; metres: number; slackMinutes: number }

/** For sorting suggestions, the best first. */
export function flexibleCostOre({ totalOre, metres, slackMinutes }: FlexibleOffer): number {
  return totalOre + metres * ORE_PER_METRE + (slackMinutes < FLEXIBLE_SLACK_MINUTES ? ORE_WITHOUT_SLACK : 0)
}
