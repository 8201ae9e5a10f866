import { openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { findOverlaps } from '../../apps/api/src/platform/db/test-overlaps.ts'
import type { Figure } from '../measure/figure.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { book, tryBooking } from '../serve/book.ts'
import { freeSlots } from '../serve/free-slots.ts'
import { openOrg } from '../serve/organization.ts'
import { startApi } from '../serve/start-api.ts'

const ROUNDS = 40
/** With `--full`: a million answers and some. */
const FULL_ROUNDS = 31_250
const LOG_EACH = 2500
const WARM_UP = 20
const ALONE_EACH = 5
const MANY = 32

const timed = async <Answer>(work: () => Promise<Answer>) => {
  const began = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - began }
}

/** What a run has seen: ms of bookings alone; ms and statuses of the answers of each stampede; deadlocks in the log. */
export type Seen = {
  readonly alone: readonly number[]
  readonly stampedes: readonly (readonly { readonly ms: number; readonly status: number }[])[]
  readonly deadlocks: number
  /** Reservations in the database that begin before an earlier one of the same car is over. */
  readonly overlaps: number
}

export function figuresOfStampede({ alone, stampedes, deadlocks, overlaps }: Seen): Figure[] {
  const one = median(alone)
  const times = stampedes.flat().map(({ ms }) => ms)
  const wrong = stampedes.filter((answers) => {
    const winners = answers.filter(({ status }) => status === 201).length
    const refused = answers.filter(({ status }) => status === 409).length
    return winners !== 1 || winners + refused !== answers.length
  })
  const most = stampedes[0]?.length ?? 0
  return [
    {
      name: `${most} identical bookings: p99 against one booking's p50`,
      value: percentile(times, 0.99) / one,
      unit: 'x',
      goal: { atMost: 10 },
    },
    {
      name: `${most} identical bookings: slowest of all against one booking's p50`,
      value: percentile(times, 1) / one,
      unit: 'x',
    },
    {
      name: `${most} identical bookings: rounds without exactly one 201 and else 409`,
      value: wrong.length,
      unit: '',
      goal: { exactly: 0 },
    },
    { name: `${most} identical bookings: answers looked at`, value: times.length, unit: '' },
    {
      name: `${most} identical bookings: double bookings in the database afterwards`,
      value: overlaps,
      unit: '',
      goal: { exactly: 0 },
    },
    {
      name: `${most} identical bookings: deadlocks in the database's log`,
      value: deadlocks,
      unit: '',
      goal: { exactly: 0 },
    },
  ]
}

/** The same hour of the same car, asked for by many members at once. */
export const stampede: Section = {
  name: 'stampede',
  run: async ({ scope, seeded, isFull, log }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    const { carIds, bookers } = await openOrg(url, MANY)
    const { address } = await startApi(scope, { DATABASE_URL: url })
    const next = freeSlots(carIds, new Date())
    const countDeadlocks = () => database.log().split('deadlock detected').length - 1
    const deadlocksBefore = countDeadlocks()

    const storm = () => {
      const slot = next()
      return Promise.all(
        bookers.map(async (booker) => {
          const { answer, ms } = await timed(() => tryBooking(address, booker, slot))
          return { ms, status: answer.status }
        }),
      )
    }
    // Opens the connections, plans the statements on each, and warms the code.
    for (let round = 0; round < WARM_UP; round += 1) await storm()
    const alone: number[] = []
    const stampedes: Awaited<ReturnType<typeof storm>>[] = []
    for (let round = 0; round < (isFull ? FULL_ROUNDS : ROUNDS); round += 1) {
      for (const booker of round < ROUNDS ? bookers.slice(0, ALONE_EACH) : []) {
        alone.push((await timed(() => book(address, booker, next()))).ms)
      }
      stampedes.push(await storm())
      if ((round + 1) % LOG_EACH === 0) log(`${(round + 1) * MANY} answers`)
    }
    const asked = openDatabase({ url, size: 1 })
    const overlaps = (await findOverlaps(asked)).length
    await asked.close()
    return figuresOfStampede({ alone, stampedes, deadlocks: countDeadlocks() - deadlocksBefore, overlaps })
  },
}
