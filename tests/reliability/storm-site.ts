import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findDatabasePlace } from '../../apps/api/src/platform/db/embedded/database-place.ts'
import { databaseUrl } from '../../apps/api/src/platform/db/embedded/embedded-connection.ts'
import { findFreePort } from '../../apps/api/src/platform/db/embedded/free-port.ts'
import { readPostmaster } from '../../apps/api/src/platform/db/embedded/postmaster-file.ts'
import { isAlive, mayWorkIn } from '../../apps/api/src/platform/db/embedded/process-identity.ts'
import { unprivilegedUser } from '../../apps/api/src/platform/db/embedded/unprivileged-user.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import type { Scope } from '../../bench/measure/scope.ts'
import { type Started, startProcess, waitForWord } from '../../bench/serve/start-process.ts'

/** A server with its built-in database in a temporary folder, to be killed and started again. */
export type StormSite = {
  readonly address: string
  /** The running server process. */
  readonly server: () => Started
  readonly start: () => Promise<void>
  /** Starts one more on the same folder, and answers what it said when it had given up. */
  readonly startSecond: () => Promise<{ readonly code: number | null; readonly said: string }>
  readonly killServer: () => Promise<void>
  readonly databasePid: () => number
  /** Kills every process of the database. */
  readonly killDatabase: () => Promise<void>
  readonly openDatabase: () => Database
  readonly databaseLog: () => string
}

const childrenOf = (parent: number): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))

const waitUntilDead = async (pids: readonly number[]): Promise<void> => {
  while (pids.some(isAlive)) await wait(1)
}

const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Makes the folder and starts the server. The scope stops whatever is left and removes the folder. */
export const startStormSite = async (scope: Scope): Promise<StormSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'delebil-storm-'))
  chmodSync(dataDir, 0o755)
  scope.add(() => rmSync(dataDir, { recursive: true, force: true }))
  const place = findDatabasePlace(dataDir, unprivilegedUser())
  if (place.moved) scope.add(() => rmSync(dirname(place.folder), { recursive: true, force: true }))
  const databasePid = () => readPostmaster(place.folder)?.pid ?? 0

  // Every postmaster sits in our own folder. PostgreSQL's children have sessions of their own: a group kill would miss them.
  const killDatabase = async () => {
    const pid = databasePid()
    if (pid === 0 || !isAlive(pid) || !mayWorkIn(pid, place.folder)) return
    const pids = [pid, ...childrenOf(pid)]
    killAll(pids)
    await waitUntilDead(pids)
  }
  scope.add(killDatabase)

  const port = String(await findFreePort())
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  const launch = (ownPort: string) => {
    const started = startProcess('apps/api/src/main.ts', { ...settings, PORT: ownPort })
    scope.add(started.stop)
    return started
  }
  let current = launch(port)
  const address = await waitForWord(current, /(http:\/\/\S+)/)

  return {
    address,
    server: () => current,
    start: async () => {
      current = launch(port)
      await waitForWord(current, /(http:\/\/\S+)/)
    },
    startSecond: async () => {
      const second = launch('0')
      await Promise.race([once(second.child, 'exit'), wait(20_000)])
      return { code: second.child.exitCode, said: second.said() }
    },
    killServer: async () => {
      const ended = once(current.child, 'exit')
      current.child.kill('SIGKILL')
      await ended
    },
    databasePid,
    killDatabase,
    openDatabase: () =>
      openDatabase({
        url: databaseUrl(readPostmaster(place.folder)?.port ?? 0, place.password, 'delebil'),
        size: 2,
      }),
    databaseLog: () => readFileSync(place.logFile, 'utf8'),
  }
}
