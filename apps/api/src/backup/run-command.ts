import { ConfigProblem } from '../platform/config.ts'
import { BackupProblem } from '../platform/db/backup/backup-format.ts'
import { DatabaseUnavailable, errorCode } from '../platform/db/database-unavailable.ts'
import { EmbeddedProblem } from '../platform/db/embedded/embedded-problem.ts'
import { MigrationProblem } from '../platform/db/migrate.ts'
import { type Asked, readArguments, UsageProblem, usage } from './read-arguments.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)
export const report = (problem: unknown): void =>
  void complain(problem instanceof Error ? problem.message : String(problem))

const kinds = [UsageProblem, BackupProblem, ConfigProblem, EmbeddedProblem, MigrationProblem, DatabaseUnavailable]

/** Runs a command of the operator: what it refuses is a sentence, and its exit code says what kind. */
export const runCommand = async (what: keyof typeof usage, work: (asked: Asked) => Promise<void>): Promise<void> => {
  try {
    const asked = readArguments(what, process.argv.slice(2))
    if (asked === 'help') say(usage[what])
    else await work(asked)
  } catch (error) {
    const isForOperator = kinds.some((kind) => error instanceof kind) || errorCode(error) !== undefined
    complain(isForOperator ? (error as Error).message : String((error as Error).stack ?? error))
    process.exitCode = error instanceof UsageProblem ? 2 : 1
  }
}
