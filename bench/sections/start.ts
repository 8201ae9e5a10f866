import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/start-embedded.ts'
import { createScope, type Scope } from '../measure/scope.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import type { Section } from '../section.ts'
import { askFor } from '../serve/ask.ts'
import { searchQuestions } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'

const ROUNDS = 3

const freshFolder = (scope: Scope): string => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-bench-'))
  chmodSync(folder, 0o755)
  scope.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** From programs on disk to the first answer of a search among the demo's cars. */
const startProduct = async (scope: Scope, folder = freshFolder(scope)): Promise<void> => {
  const { address } = await startApi(scope, { DATA_DIR: folder }, 'dist/main.js')
  const { cars } = JSON.parse((await askFor(200, address + searchQuestions(1, new Date())[0])).toString('utf8')) as {
    cars: unknown[]
  }
  if (cars.length !== 100) throw new Error(`The first search found ${cars.length} cars.`)
}

/** The database alone: its files made, started, asked once. */
const startDatabase = async (scope: Scope): Promise<void> => {
  const embedded = await startEmbedded(freshFolder(scope), ({ message }) => process.stderr.write(`${message}\n`))
  scope.add(embedded.stop)
  const client = new Client({ connectionString: embedded.url })
  await client.connect()
  await client.query('select 1')
  await client.end()
}

/** What `npm start` does once all is built, on an empty data folder and on the one that it has filled. */
export const start: Section = {
  name: 'start',
  run: async ({ scope }) => {
    const timed = async (work: (scope: Scope) => Promise<void>) => {
      const own = createScope((problem) => process.stderr.write(`${problem}\n`))
      scope.add(own.close)
      const began = performance.now()
      await work(own)
      const seconds = (performance.now() - began) / 1000
      await own.close()
      return seconds
    }
    const product: number[] = []
    const again: number[] = []
    const database: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      database.push(await timed(startDatabase))
      const folder = freshFolder(scope)
      product.push(await timed((own) => startProduct(own, folder)))
      again.push(await timed((own) => startProduct(own, folder)))
    }
    return [
      {
        name: 'start to first search answer, fresh data folder',
        value: median(product),
        unit: 's',
        goal: { atMost: 3 },
      },
      { name: 'start to first search answer, with its data', value: median(again), unit: 's', goal: { atMost: 0.8 } },
      { name: 'start against a bare PostgreSQL with one query', value: ratioByRound(product, database), unit: 'x' },
    ]
  },
}
