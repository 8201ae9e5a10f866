import { OrganizationTaken } from '../features/new-organizations/create-organization.ts'
import { type Config, ConfigProblem, readConfig } from '../platform/config.ts'
import { DatabaseUnavailable, errorCode } from '../platform/db/database-unavailable.ts'
import { EmbeddedProblem } from '../platform/db/embedded/embedded-problem.ts'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import { MigrationProblem, migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/pool.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { addOrganization } from './add-organization.ts'
import { readArguments, UsageProblem, usage } from './read-arguments.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)
const report = (problem: unknown) => complain(problem instanceof Error ? problem.message : String(problem))

const siteOf = ({ PUBLIC_URL, PORT }: Config) => (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '')

const create = async (): Promise<void> => {
  const asked = readArguments(process.argv.slice(2))
  if (asked === 'help') {
    say(usage)
    return
  }
  const config = readConfig()
  const embedded = config.DATABASE_URL === undefined ? await startEmbedded(config.DATA_DIR, report) : undefined
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const database = openDatabase({ url, size: 2, reportProblem: report })
  try {
    await migrate(database)
    const jobs = config.SMTP_URL === undefined ? undefined : await startJobs({ url, report })
    const lines = await addOrganization({ database, jobs, siteUrl: siteOf(config) }, asked).finally(() => jobs?.stop())
    for (const line of lines) say(line)
    if (embedded && config.DEMO_DATA) say('Start the server with DEMO_DATA=off: else it runs as the demo.')
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

try {
  await create()
} catch (error) {
  const kinds = [UsageProblem, OrganizationTaken, ConfigProblem, EmbeddedProblem, MigrationProblem, DatabaseUnavailable]
  const isForOperator = kinds.some((kind) => error instanceof kind) || errorCode(error) !== undefined
  complain(isForOperator ? (error as Error).message : String((error as Error).stack ?? error))
  process.exitCode = error instanceof UsageProblem ? 2 : 1
}
