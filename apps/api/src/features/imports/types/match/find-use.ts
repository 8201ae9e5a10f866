import { NEAR_END_MINUTES } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import type { Queryable } from '../../../../platform/db/queryable.ts'
import * as store from './claims-store.ts'

/** A question: which trip had the car at the moment. */
export type Question = { readonly row: number; readonly car: number; readonly at: Date }
export type Trip = store.TripNear & { readonly from: Date; readonly to: Date | null }

/** What is known of it: one trip, several, one that ended or began within a few minutes, staff's own use of the car, or nothing. */
export type Use =
  | { readonly kind: 'exact' | 'near'; readonly trip: Trip; readonly minutes: number; readonly isAfter: boolean }
  | { readonly kind: 'several'; readonly trips: readonly Trip[] }
  | { readonly kind: 'staff' | 'nobody' }

// A claim tells the minute, and all of it is meant.
const endOfMinute = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS - 1

const covers = ({ from, to }: Trip, at: Date): boolean =>
  from.getTime() <= endOfMinute(at) && (to === null || at.getTime() <= to.getTime())

/** Minutes to the nearer end of the stretch; below zero before it. */
const minutesOff = ({ from, to }: Trip, at: Date): number =>
  at < from
    ? -Math.ceil((from.getTime() - at.getTime()) / MINUTE_MS)
    : to === null
      ? 0
      : Math.ceil((at.getTime() - to.getTime()) / MINUTE_MS)

// Of a trip with several cars the stretch with this one.
const stretchOf = (
  trip: store.TripNear,
  swaps: readonly { readonly at: Date; readonly from: number }[],
  car: number,
): Trip | undefined => {
  const cars = [...swaps.map(({ from }) => from), trip.carId]
  const at = cars.lastIndexOf(car)
  if (at < 0) return undefined
  return { ...trip, from: swaps[at - 1]?.at ?? trip.started, to: swaps[at]?.at ?? trip.ended }
}

// Of trips that nobody ended only the last can be out: the car must have come back for it.
const withoutForgotten = (trips: readonly Trip[]): readonly Trip[] => {
  const last = trips.toSorted((one, other) => one.from.getTime() - other.from.getTime()).at(-1)
  return trips.filter((trip) => trip.to !== null || trip === last)
}

const useOf = (trips: readonly Trip[], { at }: Question, isBlocked: boolean): Use => {
  const here = withoutForgotten(trips.filter((trip) => covers(trip, at)))
  const [only] = here
  if (here.length > 1) return { kind: 'several', trips: here }
  if (only) return { kind: 'exact', trip: only, minutes: 0, isAfter: false }
  const close = trips
    .map((trip) => ({ trip, minutes: minutesOff(trip, at) }))
    .filter(({ minutes }) => Math.abs(minutes) <= NEAR_END_MINUTES)
    .toSorted((one, other) => Math.abs(one.minutes) - Math.abs(other.minutes))
  const [nearest] = close
  if (close.length > 1) return { kind: 'several', trips: close.map(({ trip }) => trip) }
  if (nearest)
    return { kind: 'near', trip: nearest.trip, minutes: Math.abs(nearest.minutes), isAfter: nearest.minutes > 0 }
  return { kind: isBlocked ? 'staff' : 'nobody' }
}

/** Answers many questions at once, by how the cars were really used: late returns and changes of car included. */
export const findUses = async (
  db: Queryable,
  organizationId: number,
  questions: readonly Question[],
): Promise<ReadonlyMap<number, Use>> => {
  const trips = await store.listTripsNear(db, organizationId, questions)
  const swapped = trips.filter(({ hasSwaps }) => hasSwaps).map(({ id }) => id)
  const swaps = Map.groupBy(
    swapped.length === 0 ? [] : await store.listSwaps(db, organizationId, [...new Set(swapped)]),
    ({ reservationId }) => reservationId,
  )
  const byRow = Map.groupBy(trips, ({ row }) => row)
  const found = questions.map((question) => {
    const near = (byRow.get(question.row) ?? []).flatMap(
      (trip) => stretchOf(trip, swaps.get(trip.id) ?? [], question.car) ?? [],
    )
    return { question, near }
  })
  const lone = found.filter(({ near }) => near.length === 0).map(({ question }) => question)
  const blocked = lone.length === 0 ? new Set<number>() : await store.listBlocked(db, organizationId, lone)
  return new Map(found.map(({ question, near }) => [question.row, useOf(near, question, blocked.has(question.row))]))
}

/** Who drove on a trip at a moment, as well as can be known: the only driver, else whoever opened the car last, else who booked it. */
export const findDrivers = async (
  db: Queryable,
  organizationId: number,
  asked: readonly { readonly row: number; readonly trip: Trip; readonly at: Date }[],
): Promise<ReadonlyMap<number, number | null>> => {
  const questions = asked.map(({ row, trip, at }) => ({ row, trip: trip.id, at }))
  const then = new Map((await store.listDriversThen(db, organizationId, questions)).map((one) => [one.row, one]))
  return new Map(
    asked.map(({ row, trip }) => {
      const { ids = [], opened = null } = then.get(row) ?? {}
      const [only] = ids
      if (ids.length <= 1) return [row, only ?? trip.personId]
      if (opened !== null && ids.includes(opened)) return [row, opened]
      return [row, trip.personId !== null && ids.includes(trip.personId) ? trip.personId : (only ?? null)]
    }),
  )
}
