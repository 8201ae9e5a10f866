import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { askFor } from './ask.ts'

const MOST_MS = 180_000
// Connections tell their counts to the statistics about once a second.
const REPORT_MS = 1300

/** Waits until a server with the memory index answers from it: until a search no longer looks into the bookings. */
export async function awaitMemory(address: string, databaseUrl: string, questions: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const looks = async () => {
    const { rows } = await client.query<{ looks: string }>(
      "select idx_scan as looks from pg_stat_user_indexes where indexrelname = 'reservation_busy'",
    )
    return rows[0]?.looks
  }
  try {
    const deadline = performance.now() + MOST_MS
    while (performance.now() < deadline) {
      const before = await looks()
      for (const question of questions.slice(0, 3)) await askFor(200, address + question)
      await wait(REPORT_MS)
      // A connection hands its counts on when it is asked again.
      await askFor(200, `${address}/health/ready`)
      await wait(REPORT_MS)
      if ((await looks()) === before) return
    }
  } finally {
    await client.end()
  }
  throw new Error('The memory index was not ready in time.')
}
