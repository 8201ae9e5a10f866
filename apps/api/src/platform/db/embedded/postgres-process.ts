import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { DatabasePlace } from './database-place.ts'
import { removeOldSockets, socketFolderOf } from './database-socket.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { readPostmaster } from './postmaster-file.ts'
import { isAlive } from './process-identity.ts'
import { memoryBytes, sharedBuffersMb } from './shared-buffers.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

const startMilliseconds = 30_000
const stopMilliseconds = 30_000
const largestLogBytes = 10_000_000

const openLog = (file: string): number => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}

const lastLines = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')

// Its own process group, so that Ctrl-C reaches our server first and the database only when that has finished.
const launch = (
  binaries: Binaries,
  place: DatabasePlace,
  port: number,
  user: UnprivilegedUser | undefined,
  isDurable: boolean,
  socketFolder: string | undefined,
) => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder ?? '',
    port: String(port),
    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    max_connections: '200',
    // What nobody keeps is a test's: each database that is made or dropped looks through all of them.
    shared_buffers: `${isDurable ? sharedBuffersMb(memoryBytes()) : 32}MB`,
    max_wal_size: '1GB',
    jit: 'off',
    // Each change is written before it is answered: nothing waits for these two, and asked five times a second they wake an idle machine.
    wal_writer_delay: '5s',
    bgwriter_delay: '5s',
    bgwriter_lru_maxpages: '2500',
    // Each look begins a process that reads about every table of a database: a minute apart they cost more than all else that rests.
    autovacuum_naptime: '10min',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%d ',
    // After a crash every file is made safe first: all at once where the system can, which takes a fraction of the time.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(place.logFile)
  const child = spawn(binaries.postgres, ['-D', place.folder, ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

/** What the log says where the folder's disk knows no sockets. */
const aboutSockets = /Unix-domain socket/

/** Runs PostgreSQL on the place and the port, without a socket where none can be made. Answers its process id when it takes connections; `onExit` is told when it has ended, whyever. */
export const startPostgres = async (
  binaries: Binaries,
  place: DatabasePlace,
  port: number,
  user: UnprivilegedUser | undefined,
  isDurable = true,
  onExit = (): void => undefined,
  socketFolder = socketFolderOf(place),
): Promise<number> => {
  removeOldSockets(place)
  const child = launch(binaries, place, port, user, isDurable, socketFolder)
  let failure: string | undefined
  let hasEnded = false
  child.on('error', (error) => {
    failure = error.message
  })
  // The log is read below and not here: after a good start the end comes whenever it comes, perhaps without a folder.
  child.on('exit', () => {
    hasEnded = true
    onExit()
  })
  const deadline = performance.now() + startMilliseconds
  while (failure === undefined && !hasEnded && performance.now() < deadline) {
    const postmaster = readPostmaster(place.folder)
    if (postmaster?.ready && postmaster.pid === child.pid) return child.pid
    await wait(10)
  }
  if (hasEnded) failure ??= lastLines(place.logFile)
  if (failure === undefined) child.kill('SIGKILL')
  if (socketFolder && aboutSockets.test(failure ?? '')) {
    return startPostgres(binaries, place, port, user, isDurable, onExit, '')
  }
  throw new EmbeddedProblem(`The built-in database did not start: ${failure ?? 'it was too slow'}`)
}

/** Stops PostgreSQL in order: open transactions are rolled back, everything committed is on disk. */
export const stopPostgres = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + stopMilliseconds
  while (isAlive(pid) && performance.now() < deadline) await wait(10)
  if (isAlive(pid)) throw new EmbeddedProblem(`The built-in database (process ${pid}) does not stop.`)
}
