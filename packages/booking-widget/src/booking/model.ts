import type { Api, Refusal, Reservation } from '@delebil/core-api'
import { createRetryKeys } from '@delebil/core-api/react'
import { missingMembershipRetryDelayMs, type Period } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { proxy } from 'valtio/vanilla'

/** What is to be booked; the clock never changes it, so that a retry is the same call. */
export interface BookingRequest {
  readonly carId: number
  readonly organizationId: number
  readonly period: Period
  readonly superDamageWaiver: boolean
}

/** Somebody who may drive beside whoever books. */
export interface BookedDriver {
  readonly id: number
  readonly name: string
}

/** Where a booking stands; the spec's five results and the moment before. */
export type BookingState =
  /** `mustChoose`: logged in on the way, and a member of several: none is taken unseen. */
  | { readonly name: 'ready'; readonly mustChoose?: true }
  | { readonly name: 'pending' }
  /** `isAlone`: the other drivers could not be added. */
  | { readonly name: 'SUCCESS'; readonly reservation: Reservation; readonly isAlone?: true }
  | { readonly name: 'NO_MEMBERSHIP' }
  | { readonly name: 'UNAUTHENTICATED' }
  | { readonly name: 'ERROR'; readonly refusal: Refusal; readonly isTaken: boolean }

/** What the booking asks of its surroundings, read anew each time: a log-in changes all of it. */
export interface BookingSurroundings {
  readonly createReservation: Api['createReservation']
  readonly updateDrivers: Api['updateDrivers']
  readonly isLoggedIn: () => boolean
  /** The membership to book on, undefined while none can be used. */
  readonly membershipId: () => number | undefined
  /** Reads anew who is logged in: a membership may be younger than what the device knows. */
  readonly refreshPerson?: (() => Promise<void>) | undefined
  /** There are several to book on. */
  readonly hasChoice: () => boolean
  /** Who drives beside whoever books. */
  readonly drivers: () => readonly BookedDriver[]
  readonly requestLogin: (then: () => void) => void
  readonly wait: (ms: number) => Promise<void>
  readonly newKey?: () => string
}

/** Retries for a membership that is still on its way before the person is told that there is none (5.5 s in all). */
const MEMBERSHIP_ATTEMPTS = 10

export interface Booking {
  readonly state: { current: BookingState }
  readonly confirm: () => Promise<void>
  /** Back to before the first try, after a refusal was read. */
  readonly reset: () => void
  /** The confirmation is on the screen. Returns the undo, after which nothing is waited for any more. */
  readonly start: () => () => void
}

/** Books one car once, whatever is pressed, lost or logged in in between. */
export function createBooking(readRequest: () => BookingRequest, around: BookingSurroundings): Booking {
  const state = proxy<{ current: BookingState }>({ current: { name: 'ready' } })
  const keys = createRetryKeys(around.newKey)
  const driverKeys = createRetryKeys(around.newKey)
  let hasAskedForLogin = false
  let isStopped = false

  async function findMembership(): Promise<number | undefined> {
    for (let attempt = 1; attempt <= MEMBERSHIP_ATTEMPTS && !isStopped; attempt += 1) {
      const membershipId = around.membershipId()
      if (membershipId !== undefined) return membershipId
      if (attempt === 1) void around.refreshPerson?.()
      await around.wait(missingMembershipRetryDelayMs(attempt))
    }
    return around.membershipId()
  }

  /** Goes on looking, slower and slower; a membership that turns up lets the person try again. */
  async function awaitMembership(): Promise<void> {
    for (let attempt = MEMBERSHIP_ATTEMPTS; state.current.name === 'NO_MEMBERSHIP' && !isStopped; attempt += 1) {
      await around.refreshPerson?.()
      await around.wait(missingMembershipRetryDelayMs(attempt))
      if (around.membershipId() !== undefined && state.current.name === 'NO_MEMBERSHIP')
        state.current = { name: 'ready' }
    }
  }

  function promptLogin(wasSeen: boolean): void {
    state.current = { name: 'UNAUTHENTICATED' }
    if (hasAskedForLogin) return
    hasAskedForLogin = true
    around.requestLogin(() => {
      if (!isStopped && state.current.name === 'UNAUTHENTICATED') void book(wasSeen)
    })
  }

  /** `wasSeen`: whoever pressed saw which membership it goes on. */
  async function book(wasSeen = true): Promise<void> {
    state.current = { name: 'pending' }
    const membershipId = await findMembership()
    if (membershipId === undefined) {
      state.current = { name: 'NO_MEMBERSHIP' }
      void awaitMembership()
      return
    }
    if (!wasSeen && around.hasChoice()) state.current = { name: 'ready', mustChoose: true }
    else await send(membershipId)
  }

  async function send(membershipId: number): Promise<void> {
    const { carId, period, superDamageWaiver } = readRequest()
    const body = {
      membershipId,
      carId,
      start: formatInstant(period.start),
      end: formatInstant(period.end),
      superDamageWaiver,
    }
    const result = await around.createReservation({ body, idempotencyKey: keys.keyFor(body), quiet: true })
    keys.settle(result.ok ? undefined : result.refusal)
    if (result.ok) state.current = await withDrivers(result.value.entity)
    else if (result.refusal.status === 401) promptLogin(true)
    else
      state.current = {
        name: 'ERROR',
        refusal: result.refusal,
        isTaken: result.refusal.code === 'reservation.car-taken',
      }
  }

  /** The car is booked by then, whatever comes of it. */
  async function withDrivers(reservation: Reservation): Promise<BookingState> {
    const others = around.drivers()
    if (others.length === 0) return { name: 'SUCCESS', reservation }
    const body = [...reservation.drivers, ...others].map(({ id }) => ({ id }))
    const input = { params: { id: reservation.id }, body }
    const result = await around.updateDrivers({ ...input, idempotencyKey: driverKeys.keyFor(input), quiet: true })
    return result.ok
      ? { name: 'SUCCESS', reservation: result.value.entity }
      : { name: 'SUCCESS', reservation, isAlone: true }
  }

  return {
    state,
    async confirm() {
      const { name } = state.current
      if (name === 'pending' || name === 'SUCCESS') return
      hasAskedForLogin = false
      await (around.isLoggedIn() ? book() : promptLogin(false))
    },
    reset() {
      if (state.current.name !== 'pending') state.current = { name: 'ready' }
    },
    start() {
      isStopped = false
      return () => {
        isStopped = true
      }
    },
  }
}
