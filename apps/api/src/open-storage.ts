import type { FastifyInstance } from 'fastify'
import type { Company } from './adapters/accounting/fake/fake-company.ts'
import { noteDemoLogIns } from './app/demo/note-demo-log-ins.ts'
import type { Undo } from './app/services.ts'
import type { Config } from './platform/config.ts'
import type { BegunDatabase } from './platform/db/embedded/begin-embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { type Database, openDatabase } from './platform/db/pool.ts'
import { demoPassword } from './platform/demo-password.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { demoLoginLines } from './seed/demo-logins.ts'
import { discardHalfFilled, markFilled } from './seed/half-filled.ts'
import { isEmpty } from './seed/is-empty.ts'
import { plantTroubles } from './seed/plant-troubles.ts'
import { byfjord } from './seed/seed-orgs.ts'

/** Fills in what lies behind the demo's clubs, with what goes wrong in the company where one of them keeps its books. */
type FillPast = (company: Company | undefined) => Promise<void>

const demoNotes = [`Logg inn med passordet ${demoPassword}:`, ...demoLoginLines]

// What fills the demo is read where there is something to fill.
const seed = async (database: Database, hasBooks: boolean): Promise<FillPast | undefined> => {
  if (!(await isEmpty(database))) return undefined
  const { seedPresent } = await import('./seed/seed-demo.ts')
  const fillIn = await seedPresent(database, new Date())
  if (!fillIn) return undefined
  return async (company) => {
    await fillIn()
    if (hasBooks) {
      const { seedBilledBooks } = await import('./seed/seed-books.ts')
      await seedBilledBooks(database, new Date())
      if (company) await plantTroubles(database, company, byfjord.id)
    }
    await markFilled(database)
  }
}

/** The database with the schema of this server, and the demo's present where it was empty; `fillPast` fills in the rest. */
export const openStorage = async (
  config: Config,
  app: FastifyInstance,
  undo: Undo,
  tracing: Tracing | undefined,
  begun: BegunDatabase | undefined,
) => {
  const reportProblem = (problem: Error) => app.log.error({ err: problem }, 'database')
  begun?.tell(reportProblem)
  const embedded = await begun?.started
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const database = openDatabase({ url, size: config.POOL_SIZE, reportProblem, trace: tracing?.statement })
  undo.push(database.close)
  const isDemo = embedded !== undefined && config.DEMO_DATA
  if (isDemo) await discardHalfFilled(database)
  await migrate(database)
  const fillPast = isDemo ? await seed(database, config.DEMO_BOOKS) : undefined
  const left = await noteDemoLogIns(config, isDemo, database, new Date())
  return {
    database,
    url,
    isDemo,
    fillPast,
    notes: [...(embedded?.notes ?? []), ...(isDemo ? demoNotes : []), ...left],
  }
}
