import { ConfigProblem, readConfig } from './platform/config.ts'
import { DatabaseUnavailable, errorCode } from './platform/db/database-unavailable.ts'
import { EmbeddedProblem } from './platform/db/embedded/embedded-problem.ts'
import { MigrationProblem } from './platform/db/migrate.ts'
import { startServer } from './server.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

try {
  const server = await startServer(readConfig())
  say(`Delebil svarer på ${server.address}`)
  for (const note of server.notes) say(note)
  const stop = () => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
    void server.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
} catch (error) {
  const kinds = [ConfigProblem, EmbeddedProblem, MigrationProblem, DatabaseUnavailable]
  const isForOperator = kinds.some((kind) => error instanceof kind) || errorCode(error) !== undefined
  say(isForOperator ? (error as Error).message : String((error as Error).stack ?? error))
  process.exitCode = 1
}
