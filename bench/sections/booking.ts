import { Client } from 'pg'
import { drive } from '../measure/drive.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound } from '../measure/interleave.ts'
import { ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { book } from '../serve/book.ts'
import { freeSlots, type Slot } from '../serve/free-slots.ts'
import { type Booker, openOrg } from '../serve/organization.ts'
import { startApi } from '../serve/start-api.ts'
import { startBareBooking } from '../serve/start-bare-booking.ts'

const ROUNDS = 5
const TURN_MS = 1500
const MANY = 32
const COUNTED = 300
const BYTES_PER_KB = 1000

/** Bytes of the log that the database writes before it answers, for one of so many bookings. */
const walOf = async (url: string, bookMany: () => Promise<number>): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const position = async () => {
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
    )
    return Number(rows[0]?.bytes)
  }
  try {
    // The first change of a page after a checkpoint writes all of it: those come first, and are not counted.
    await bookMany()
    const before = await position()
    const count = await bookMany()
    return ((await position()) - before) / count
  } finally {
    await client.end()
  }
}

/** Bookings through the whole server against a server that only writes the same rows by one statement; same database, other cars. */
export const booking: Section = {
  name: 'booking',
  run: async ({ scope, seeded }): Promise<Figure[]> => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    const org = await openOrg(url, MANY)
    const half = Math.floor(org.carIds.length / 2)
    const api = await startApi(scope, { DATABASE_URL: url })
    const bare = await startBareBooking(scope, { url, org })
    const bookOn = (carIds: readonly number[], bookOne: (booker: Booker, slot: Slot) => Promise<unknown>) => {
      const next = freeSlots(carIds, new Date())
      return (count: number) => bookOne(org.bookers[count % org.bookers.length] as Booker, next())
    }
    const ways = {
      server: bookOn(org.carIds.slice(0, half), (booker, slot) => book(api.address, booker, slot)),
      bare: bookOn(org.carIds.slice(half), bare.book),
    }
    const alone = (way: keyof typeof ways) => async (ms: number) => (await drive(1, ms, ways[way])).times.length
    const cpu = await cpuByRound(
      [
        { name: 'server', pids: [api.pid, database.pid], run: alone('server') },
        { name: 'bare', pids: [bare.pid, database.pid], run: alone('bare') },
      ],
      ROUNDS,
      TURN_MS,
    )
    const rates = { server: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of ['server', 'bare'] as const) {
        const { times, elapsedMs } = await drive(MANY, TURN_MS, ways[way])
        // The first round opens the connections.
        if (round > 0) rates[way].push(times.length / elapsedMs)
      }
    }
    const wal = await walOf(url, async () => {
      for (let count = 0; count < COUNTED; count += 1) await ways.server(count)
      return COUNTED
    })
    return [
      {
        name: 'booking alone: CPU against one statement that writes the same rows',
        value: ratioByRound(cpu.server, cpu.bare),
        unit: 'x',
        goal: { atMost: 2 },
      },
      {
        name: 'booking, 32 connections: rate of that statement',
        value: 100 * ratioByRound(rates.server, rates.bare),
        unit: '%',
        goal: { atLeast: 70 },
      },
      { name: 'booking: log that the database writes', value: wal / BYTES_PER_KB, unit: 'kB', goal: { atMost: 2.5 } },
    ]
  },
}
