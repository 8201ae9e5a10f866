import { ConfigProblem, readConfig } from './platform/config.ts'
import { DatabaseUnavailable, errorCode } from './platform/db/database-unavailable.ts'
import { beginEmbedded } from './platform/db/embedded/begin-embedded.ts'
import { EmbeddedProblem } from './platform/db/embedded/embedded-problem.ts'
import { MigrationProblem } from './platform/db/migrate.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

// One press of Ctrl-C may arrive several times: from the terminal and from each program above that hands it on. The first one
// stops in order, also while the server still starts; the others change nothing, so that no database is left running.
const stopWanted = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => resolve())
})

try {
  const config = readConfig()
  const begun = beginEmbedded(config)
  await begun?.launched
  const { startServer } = await import('./server.ts')
  const server = await startServer(config, { begun })
  if (server.filledIn) say('Demoen er ny: året som har gått, fylles inn mens den svarer.')
  say(`Delebil svarer på ${server.address}`)
  for (const note of server.notes) say(note)
  server.filledIn?.then(
    () => say('Året som har gått, er fylt inn.'),
    (problem: unknown) => say(`Året som har gått, ble ikke fylt inn: ${String(problem)}`),
  )
  await stopWanted
  await server.stop()
  process.exit(0)
} catch (error) {
  const kinds = [ConfigProblem, EmbeddedProblem, MigrationProblem, DatabaseUnavailable]
  const isForOperator = kinds.some((kind) => error instanceof kind) || errorCode(error) !== undefined
  say(isForOperator ? (error as Error).message : String((error as Error).stack ?? error))
  process.exit(1)
}
