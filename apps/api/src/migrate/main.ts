import { parseArgs } from 'node:util'
import { type Config, ConfigProblem, readConfig } from '../platform/config.ts'
import { DatabaseUnavailable, errorCode } from '../platform/db/database-unavailable.ts'
import { EmbeddedProblem } from '../platform/db/embedded/embedded-problem.ts'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import { MigrationProblem, migrate, readMigrations } from '../platform/db/migrate.ts'
import { type Database, openDatabase } from '../platform/db/pool.ts'
import { rehearseMigrations } from '../platform/db/rehearse-migrations.ts'
import { linesOf } from './lines-of.ts'

const usage = `npm run migrate [-- --dry-run]

Brings the schema of DATABASE_URL, or of the built-in database while no server runs, up to date. A server does it by itself when it starts.
  --dry-run  tries what is missing in a transaction that is taken back, and says how long each takes and which tables it keeps to itself.
             Ends with 1 where one cannot be done.`

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)
const report = (problem: unknown) => complain(problem instanceof Error ? problem.message : String(problem))

const work = async (database: Database, isDry: boolean): Promise<void> => {
  if (isDry) {
    const rehearsed = await rehearseMigrations(database, readMigrations())
    for (const line of linesOf(rehearsed)) say(line)
    if (rehearsed.some(({ problem }) => problem !== undefined)) process.exitCode = 1
    return
  }
  const done = await migrate(database)
  say(done.length === 0 ? 'The schema is up to date.' : done.map((name) => `Applied ${name}`).join('\n'))
}

const withDatabase = async ({ DATABASE_URL, DATA_DIR }: Config, isDry: boolean): Promise<void> => {
  const embedded = DATABASE_URL === undefined ? await startEmbedded(DATA_DIR, report) : undefined
  const database = openDatabase({ url: DATABASE_URL ?? embedded?.url ?? '', size: 2, reportProblem: report })
  try {
    await work(database, isDry)
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

try {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) say(usage)
  else await withDatabase(readConfig(), values['dry-run'])
} catch (error) {
  const kinds = [ConfigProblem, EmbeddedProblem, MigrationProblem, DatabaseUnavailable]
  const isUsage = errorCode(error)?.startsWith('ERR_PARSE_ARGS') === true
  const isForOperator = isUsage || kinds.some((kind) => error instanceof kind) || errorCode(error) !== undefined
  complain(isForOperator ? (error as Error).message : String((error as Error).stack ?? error))
  if (isUsage) complain(usage)
  process.exitCode = isUsage ? 2 : 1
}
