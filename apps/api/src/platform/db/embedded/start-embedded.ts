import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { type DatabasePlace, findDatabasePlace, prepareDataDir, sharedPlace } from './database-place.ts'
import { bySocket } from './database-socket.ts'
import { adminRole, answersAtPort, databaseUrl } from './embedded-connection.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { findFreePort } from './free-port.ts'
import { startPostgres, stopPostgres } from './postgres-process.ts'
import { readPostmaster } from './postmaster-file.ts'
import { prepareCluster } from './prepare-cluster.ts'
import { isAlive, mayWorkIn } from './process-identity.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

/** The running built-in database. `notes` are sentences for the operator; `stop` ends it in order and frees the folder. */
export type EmbeddedDatabase = {
  readonly url: string
  readonly notes: readonly string[]
  readonly stop: () => Promise<void>
}

/** How often it is looked at whether a database that another server started lives, and how soon one that did not start is tried again (ms). */
const watchMilliseconds = 1000
const retryMilliseconds = 100

type Running = { pid: number; readonly port: number; readonly adopted: boolean }

// A killed server leaves its database running. It is ours if it lets us in with our password; else it is stopped.
const adopt = async (place: DatabasePlace): Promise<Running | undefined> => {
  const { pid, port } = readPostmaster(place.folder) ?? {}
  if (pid === undefined || port === undefined) return undefined
  if (!isAlive(pid) || !mayWorkIn(pid, place.folder)) {
    rmSync(join(place.folder, 'postmaster.pid'))
    return undefined
  }
  if (await answersAtPort(port, place.password)) return { pid, port, adopted: true }
  await stopPostgres(pid)
  return undefined
}

const startAnywhere = async (start: (port: number) => Promise<number>): Promise<Running> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort()
    try {
      return { pid: await start(port), port, adopted: false }
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

/**
 * Starts, or adopts, the built-in PostgreSQL of the folder and keeps it running: one that dies is started again on the same port.
 * One that is not durable does not wait for the disk: a crash of the machine may break it. `onLaunch` is told when its process is there.
 * Throws EmbeddedProblem with a sentence for the operator.
 */
export const startEmbedded = async (
  dataDir: string,
  reportProblem: (problem: Error) => void,
  { isDurable = true, onLaunch = (): void => undefined } = {},
): Promise<EmbeddedDatabase> => {
  const user = unprivilegedUser()
  prepareDataDir(dataDir)
  const release = lockFolder(dataDir)
  try {
    const place = findDatabasePlace(dataDir, user)
    const binaries = findBinaries(user, sharedPlace)
    createCluster(binaries, place, user, adminRole)
    let look = (): void => undefined
    const start = (port: number) => {
      const started = startPostgres(binaries, place, port, user, isDurable, () => look())
      onLaunch()
      return started
    }
    const running = (await adopt(place)) ?? (await startAnywhere(start))
    await prepareCluster(running.port, place.password)

    let stopping = false
    let restart: Promise<void> = Promise.resolve()
    const revive = async () => {
      reportProblem(new EmbeddedProblem('The built-in database died and is started again.'))
      for (let attempt = 0; !stopping; attempt += 1) {
        try {
          running.pid = await start(running.port)
          return
        } catch (error) {
          if (attempt % 20 === 19) reportProblem(error as Error)
          await wait(retryMilliseconds)
        }
      }
    }
    let reviving = false
    look = () => {
      if (reviving || stopping || isAlive(running.pid)) return
      reviving = true
      restart = revive().finally(() => {
        reviving = false
        look()
      })
    }
    look()
    // Of one that we started the system tells us.
    const watch = running.adopted ? setInterval(look, watchMilliseconds).unref() : undefined

    const notes = [
      ...(place.moved
        ? [`${dataDir} is out of reach of an unprivileged user, so the database lies in ${place.folder}.`]
        : []),
      ...(running.adopted ? ['The database of a killed server was still running and is used again.'] : []),
    ]
    const stop = async () => {
      stopping = true
      clearInterval(watch)
      await restart
      await stopPostgres(running.pid)
      release()
    }
    return { url: bySocket(databaseUrl(running.port, place.password, 'delebil'), place), notes, stop }
  } catch (error) {
    release()
    throw error
  }
}
