import { setTimeout as pause } from 'node:timers/promises'
import { addMinutes } from '@delebil/validation/time'
import type { Database } from '../../../platform/db/pool.ts'
import type { Place } from '../../../platform/geo/distance-metres.ts'
import { nextTariffChange } from '../../fleet/stores/fleet-pages.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { type FollowedFleet, readFollowedFleet } from './followed-fleet.ts'
import { firstInFleet } from './nearest-in-fleet.ts'
import { KNOWN_BACK_MINUTES } from './read-fleet.ts'
import { type ScoredCars, scoreInFleet } from './scored-cars.ts'
import type { SearchQuestion } from './search-question.ts'

/** Cars and availability in memory. It only suggests: whether a car can be had is decided by the database when it is booked. */
export type SearchIndex = {
  /** The cars as they are now, whatever is known of their bookings; undefined where they are not read yet or behind the database. */
  readonly fleet: () => Fleet | undefined
  /** The cars that answer a search; undefined where memory can't tell: not read yet, behind the database, or asked about the past. */
  readonly answer: (question: SearchQuestion) => ScoredCars | undefined
  /** The cars nearest to a place with their schedules; undefined where memory can't tell. */
  readonly nearest: (question: NearestQuestion, limit: number) => readonly NearCar[] | undefined
  /** Takes over what has been committed by now, reading the fleet first where that has not happened. */
  readonly refresh: () => Promise<void>
  /** Ends following; resolves when nothing of it runs any more. */
  readonly stop: () => Promise<void>
}

/** A car with what it is promised away for, as in a schedule. */
type NearCar = { readonly car: FleetCar; readonly busy: ArrayLike<number> }
type NearestQuestion = Pick<SearchQuestion, 'window' | 'now' | 'filter'> & { readonly place: Place }

export type SearchIndexOptions = {
  /** Told what went wrong; following goes on. */
  readonly report: (problem: unknown) => void
  /** Default: yes. Without them memory knows the cars, and the database what is left of them. */
  readonly hasSchedules?: boolean
  readonly pollMs?: number
  readonly unaskedMs?: number
  readonly clock?: () => Date
}

/** Behind by more than this, memory does not answer. */
const STALE_MS = 2000
const POLL_MS = 150
/** Not asked for so long, memory is left behind: an idle server has nothing to do for it. */
const UNASKED_MS = 30_000
/** How often it then looks, so that what the outbox forgets has been seen. */
const RESTING_POLL_MS = 300_000
/** A database that did not answer is left in peace for so long. */
const RETRY_MS = 1000
// Cars, places and names change seldom and are simply read anew; a new tariff makes it happen on time.
const READ_AGAIN_MINUTES = 10

const nextReading = async (database: Database, now: Date): Promise<Date> => {
  const regular = addMinutes(now, READ_AGAIN_MINUTES)
  const tariff = await nextTariffChange(database, now)
  return tariff !== undefined && tariff < regular ? tariff : regular
}

/** Starts reading the fleet and following its changes, in the background. */
export const startSearchIndex = (
  database: Database,
  {
    report: tell,
    hasSchedules = true,
    pollMs = POLL_MS,
    unaskedMs = UNASKED_MS,
    clock = () => new Date(),
  }: SearchIndexOptions,
): SearchIndex => {
  const stopped = new AbortController()
  const report = (problem: unknown): void => {
    if (!stopped.signal.aborted) tell(problem)
  }
  let current: FollowedFleet | undefined
  let freshAt = Number.NEGATIVE_INFINITY
  let readAgainAt = new Date(0)
  let reading: Promise<void> | undefined
  let askedAt = performance.now()
  let isResting = false
  let wake: () => void = () => undefined
  const isUnasked = (): boolean => performance.now() - askedAt > unaskedMs

  const readAnew = async (): Promise<void> => {
    const now = clock()
    const next = await readFollowedFleet(database, now, { hasSchedules, stopped: stopped.signal })
    await next.follow(clock())
    readAgainAt = await nextReading(database, now)
    current = next
  }
  const readInBackground = (): Promise<void> => {
    reading ??= readAnew().finally(() => {
      reading = undefined
    })
    return reading
  }

  const follow = async (): Promise<void> => {
    if (current === undefined) await readInBackground()
    const followed = current
    if (followed === undefined) return
    const asOf = performance.now()
    const hasUnknownCar = await followed.follow(clock())
    freshAt = asOf
    isResting = isUnasked()
    if (hasUnknownCar || readAgainAt <= clock()) readInBackground().catch(report)
  }

  // One after the other: of two at once the slower would set the clock back.
  let last: Promise<void> = Promise.resolve()
  const refresh = (): Promise<void> => {
    last = last.catch(() => undefined).then(follow)
    return last
  }

  const sleep = async (milliseconds: number): Promise<void> => {
    if (stopped.signal.aborted) return
    const woken = new AbortController()
    wake = () => woken.abort()
    await pause(milliseconds, undefined, { signal: woken.signal, ref: false }).catch(() => undefined)
    wake = () => undefined
  }

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const isDone = await refresh().then(
        () => true,
        (problem: unknown) => report(problem),
      )
      await sleep(isDone ? (isResting ? RESTING_POLL_MS : pollMs) : RETRY_MS)
    }
  }
  const running = run()

  const freshFleet = (): Fleet | undefined => {
    askedAt = performance.now()
    if (isResting) wake()
    return !isResting && askedAt - freshAt <= STALE_MS ? current?.fleet : undefined
  }
  const scheduledFleet = ({ window, now }: Pick<SearchQuestion, 'window' | 'now'>): Fleet | undefined =>
    hasSchedules && window.start >= addMinutes(now, -KNOWN_BACK_MINUTES) ? freshFleet() : undefined

  return {
    fleet: freshFleet,
    answer: (question) => {
      const fleet = scheduledFleet(question)
      return fleet && scoreInFleet(fleet, question)
    },
    nearest: (question, limit) => {
      const fleet = scheduledFleet(question)
      if (!fleet) return undefined
      const nearest = firstInFleet(fleet, question.place, question.filter, limit)
      return nearest.map((index) => ({ car: fleet.cars[index] as FleetCar, busy: fleet.schedules.of(index).busy }))
    },
    refresh,
    stop: async () => {
      stopped.abort()
      wake()
      await running
      await reading?.catch(report)
    },
  }
}

declare module '../../../platform/context.ts' {
  interface Context {
    /** Left out where nothing is kept in memory: searches then ask the database for all. */
    readonly searchIndex?: SearchIndex | undefined
  }
}
