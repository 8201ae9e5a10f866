import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Flood } from '../login-flood/main.ts'
import { drive } from '../measure/drive.ts'
import { percentile } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { askFor } from '../serve/ask.ts'
import { awaitMemory } from '../serve/await-memory.ts'
import { searchQuestions } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'
import { startProcess } from '../serve/start-process.ts'

const ROUNDS = 4
const TURN_MS = 3000
const BETWEEN_MS = 5

/** Searches while thousands of passwords are guessed, against searches in peace. */
export const loginFlood: Section = {
  name: 'login-flood',
  run: async ({ scope, seeded, log }) => {
    const database = await seeded('S')
    const url = await database.copy(scope)
    // Every guess comes from an address of its own: none is stopped by the limits before its password is looked at.
    const { address } = await startApi(scope, {
      DATABASE_URL: url,
      TRUST_PROXY: 'on',
      PUBLIC_URL: 'http://delebil.localhost',
    })
    const questions = searchQuestions(200, new Date())
    await awaitMemory(address, url, questions)
    const flood = startProcess('bench/login-flood/main.ts')
    scope.add(flood.stop)

    const searchTimes = async (): Promise<number[]> => {
      const found: number[] = []
      await drive(1, TURN_MS, async (count) => {
        const began = performance.now()
        await askFor(200, address + (questions[count % questions.length] ?? ''))
        found.push(performance.now() - began)
        await wait(BETWEEN_MS)
      })
      return found
    }
    const quiet: number[] = []
    const flooded: number[] = []
    let guesses = 0
    await searchTimes()
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await searchTimes()))
      flood.child.send({ address } satisfies Flood)
      await wait(500)
      flooded.push(...(await searchTimes()))
      const reported = once(flood.child, 'message')
      flood.child.send({})
      guesses += Number((await reported)[0])
      // What still waits in the server's queue is worked off in peace.
      await wait(3000)
    }
    log(`${guesses} log-ins were tried in ${ROUNDS} floods`)
    if (guesses === 0) throw new Error('The flood did not reach the server.')
    return [
      {
        name: 'search p99 during a flood of log-ins against quiet',
        value: percentile(flooded, 0.99) / percentile(quiet, 0.99),
        unit: 'x',
        goal: { atMost: 2 },
      },
    ]
  },
}
