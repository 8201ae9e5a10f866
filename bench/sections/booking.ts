import { drive } from '../measure/drive.ts'
import { cpuByRound } from '../measure/interleave.ts'
import { ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { book } from '../serve/book.ts'
import { freeSlots } from '../serve/free-slots.ts'
import { openOrg } from '../serve/organization.ts'
import { startApi } from '../serve/start-api.ts'
import { startBareInsert } from '../serve/start-bare-insert.ts'

const ROUNDS = 5
const TURN_MS = 1500
const MANY = 32

/** Bookings through the whole server against one statement by the driver, on the same database and on cars of their own. */
export const booking: Section = {
  name: 'booking',
  run: async ({ scope, seeded }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    const org = await openOrg(url, MANY)
    const half = Math.floor(org.carIds.length / 2)
    const api = await startApi(scope, { DATABASE_URL: url })
    const bare = await startBareInsert(scope, { url, org: { ...org, carIds: org.carIds.slice(half) } })
    const next = freeSlots(org.carIds.slice(0, half), new Date())

    const bookThroughServer = async (atOnce: number, milliseconds: number) => {
      const { times, elapsedMs } = await drive(atOnce, milliseconds, (count) => {
        const booker = org.bookers[count % org.bookers.length]
        if (booker === undefined) throw new Error('The club has no member.')
        return book(api.address, booker, next())
      })
      return { count: times.length, elapsedMs }
    }

    const cpu = await cpuByRound(
      [
        { name: 'server', pids: [api.pid, database.pid], run: async (ms) => (await bookThroughServer(1, ms)).count },
        {
          name: 'bare',
          pids: [bare.pid, database.pid],
          run: async (milliseconds) => (await bare.run({ atOnce: 1, milliseconds })).count,
        },
      ],
      ROUNDS,
      TURN_MS,
    )

    const rates = { server: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= ROUNDS; round += 1) {
      const server = await bookThroughServer(MANY, TURN_MS)
      const inserted = await bare.run({ atOnce: MANY, milliseconds: TURN_MS })
      // The first round opens the connections.
      if (round === 0) continue
      rates.server.push(server.count / server.elapsedMs)
      rates.bare.push(inserted.count / inserted.elapsedMs)
    }
    return [
      { name: 'booking alone: CPU against a bare insert', value: ratioByRound(cpu.server, cpu.bare), unit: 'x' },
      {
        name: 'booking, 32 connections: commit rate of a bare insert',
        value: 100 * ratioByRound(rates.server, rates.bare),
        unit: '%',
        goal: { atLeast: 50 },
      },
    ]
  },
}
