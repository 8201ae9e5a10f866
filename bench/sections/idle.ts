import { setTimeout as wait } from 'node:timers/promises'
import { cpuTimeMs } from '../measure/cpu-time.ts'
import type { Section } from '../section.ts'
import { startApi } from '../serve/start-api.ts'

/** So long until what is kept in memory for searches rests, and V8 has collected what the start left behind: twice, the second time after some 210 seconds. */
const SETTLE_MS = 240_000
/** What is done every two minutes is in it once. */
const WATCHED_MS = 120_000
const SECOND_MS = 1000

/** What a server that nobody asks costs, with its database. */
export const idle: Section = {
  name: 'idle',
  run: async ({ scope, seeded }) => {
    const database = await seeded('S')
    const { pid } = await startApi(scope, { DATABASE_URL: database.url }, 'dist/main.js')
    await wait(SETTLE_MS)
    const used = () => cpuTimeMs([pid, database.pid])
    const before = used()
    await wait(WATCHED_MS)
    const value = ((used() - before) * SECOND_MS) / WATCHED_MS
    return [{ name: 'a server that nobody asks: CPU for each second', value, unit: 'ms', goal: { atMost: 3 } }]
  },
}
