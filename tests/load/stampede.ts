import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Period, periodsOverlap } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { findOverlaps } from '../../apps/api/src/platform/db/test-overlaps.ts'
import { callEndpoint, type TestAnswer } from '../../apps/api/src/testing/test-site.ts'
import type { ThreeServers } from './three-servers.ts'

/** One request for a car, and what became of it. */
export type Outcome = Period & { readonly carId: number; readonly status: number; readonly milliseconds: number }

export type Request = Period & { readonly carId: number }

const nextHour = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)

/** So many half hours, counted from tomorrow. */
export const halfHours = (start: number, length: number): Period => ({
  start: addMinutes(nextHour, 1440 + start * 30),
  end: addMinutes(nextHour, 1440 + (start + length) * 30),
})

// A server with too much to do says so with 503 and has promised nothing: asked again with the same key, as every client does.
const book = async (address: string, token: string, request: Request): Promise<TestAnswer> => {
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await callEndpoint(address, 'createReservation', {
      token,
      headers,
      body: { membershipId: 2, ...request },
    })
    if (answer.status !== 503) return answer
    await wait(20)
  }
}

/** Sends all the requests at once, in turn to each server. */
export const stampede = ({ addresses, token }: ThreeServers, requests: readonly Request[]): Promise<Outcome[]> => {
  const began = performance.now()
  return Promise.all(
    requests.map(async (request, n) => {
      const { status } = await book(addresses[n % addresses.length] ?? '', token, request)
      return { ...request, status, milliseconds: performance.now() - began }
    }),
  )
}

const clash = (a: Outcome, b: Outcome) => a.carId === b.carId && periodsOverlap(a, b)

/** What must never be after a stampede, in words; nothing where all is well. The rows are asked too, not only the answers. */
export const findFaults = async ({ suite }: ThreeServers, outcomes: readonly Outcome[]): Promise<string[]> => {
  const winners = outcomes.filter(({ status }) => status === 201)
  const losers = outcomes.filter(({ status }) => status === 409)
  const others = outcomes.filter(({ status }) => status !== 201 && status !== 409)
  const doubles = winners.filter((winner, n) => winners.slice(n + 1).some((other) => clash(winner, other)))
  const wronged = losers.filter((loser) => !winners.some((winner) => clash(winner, loser)))
  const rows = await suite.database.rows('select from reservation where blocking')
  return [
    ...others.map(({ status }) => `answered ${status}`),
    ...(doubles.length > 0 ? ['two won the same time'] : []),
    ...(wronged.length > 0 ? ['refused although nobody won'] : []),
    ...((await findOverlaps(suite.database)).length > 0 ? ['rows overlap'] : []),
    ...(rows.length === winners.length ? [] : [`${winners.length} were told yes, ${rows.length} rows are there`]),
  ]
}

export const slowest = (outcomes: readonly Outcome[]): number =>
  Math.max(...outcomes.map(({ milliseconds }) => milliseconds))
