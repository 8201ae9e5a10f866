import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { Queryable } from './db/queryable.ts'
import type { Jobs, WaitingMails } from './jobs/jobs.ts'

export type LogLevel = 'info' | 'warn' | 'error'

/** What verbs may reach, made once at start. Each port of an adapter adds itself here, from its own file. */
export interface Context {
  readonly config: Config
  /** Keeps secrets at rest; left out where the settings have none. */
  readonly secretsKey?: string | undefined
  readonly database: Database
  /** Work that is done after the answer: mail, notifications. */
  readonly jobs: Jobs
  /** Of the whole site: there is one mail server. */
  readonly waitingMails: (db: Queryable) => Promise<WaitingMails>
  /** One structured log line; never with a token in it. */
  readonly log: (level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>) => void
}
