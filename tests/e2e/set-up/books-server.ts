import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { osloParts } from '@delebil/validation/time'
import { type FakeTripletex, startFakeTripletex } from '../../../apps/api/src/adapters/accounting/fake/fake.ts'
import type { RunKey } from '../../../apps/api/src/features/billing/stores/billing-runs.ts'
import { startEmbedded } from '../../../apps/api/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { type Database, openDatabase } from '../../../apps/api/src/platform/db/pool.ts'
import { demoSecretsKey } from '../../../apps/api/src/platform/demo-secrets-key.ts'
import { seedBooks } from '../../../apps/api/src/seed/seed-books.ts'
import { seedDemo } from '../../../apps/api/src/seed/seed-demo.ts'
import { startServer } from './start-server.ts'
import { test as shared } from './test.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Books = {
  readonly address: string
  readonly fake: FakeTripletex
  readonly database: Database
  /** What is to be billed, checked by one and not approved by another. */
  readonly run: RunKey
  /** The month that it is dated in, 'YYYY-MM'. It is over. */
  readonly month: string
}

/** Noon in the middle of last month: what was driven until then is to be billed, and the month can be closed. */
const lastMonth = (): Date => {
  const { year, month } = osloParts(new Date())
  return new Date(Date.UTC(year, month - 2, 20, 10))
}

/** A server whose first club has its invoices in Tripletex since last month began, and the fake of that in hand. */
export const test = shared.extend<object, { readonly books: Books }>({
  books: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'delebil-books-'))
      const embedded = await startEmbedded(folder, (problem) => process.stderr.write(`${problem.message}\n`), {
        isDurable: false,
      })
      const database = openDatabase({ url: embedded.url, size: 4 })
      await migrate(database)
      const day = lastMonth()
      await seedDemo(database, day)
      const run = await seedBooks(database, day)
      const fake = await startFakeTripletex()
      const server = await startServer(root, undefined, {
        DATABASE_URL: embedded.url,
        DATA_DURABLE: 'on',
        TRIPLETEX_URL: fake.url,
        TRIPLETEX_CONSUMER_TOKEN: fake.consumerToken,
        SECRETS_KEY: demoSecretsKey,
      })
      await use({ address: server.address, fake, database, run, month: day.toISOString().slice(0, 7) })
      await server.stop()
      await fake.stop()
      await database.close()
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ books }, use) => use(books.address),
})
