import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@delebil/core-api'
import { isAlive } from '../../apps/api/src/platform/db/embedded/process-identity.ts'
import { cpuTimeMs } from '../../bench/measure/cpu-time.ts'
import { ask } from '../../bench/serve/ask.ts'
import type { Options } from './read-options.ts'
import type { Storm } from './storm.ts'
import type { StormSite } from './storm-site.ts'

/** What the kills did. `backMs`: from the restart, or the kill of the database, to the first answer that needed the database. */
export type Kills = {
  readonly backMs: number[]
  /** Processor time of a restarted server until that answer: the part of `backMs` that other work on the machine leaves alone. */
  readonly cpuMs: number[]
  readonly faults: string[]
  adopted: number
}

const none = (): Kills => ({ backMs: [], cpuMs: [], faults: [], adopted: 0 })

const BACK_WITHIN_MS = 30_000
const BOOKED_EACH_ROUND = 10

const untilBack = async (address: string): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < BACK_WITHIN_MS) {
    const answer = await ask(address + contract.listOrganizations.path).catch(() => undefined)
    if (answer?.status === 200) return performance.now()
    await wait(10)
  }
  throw new Error(`The service was not back within ${BACK_WITHIN_MS / 1000} s.`)
}

// Each kill must meet a storm that books.
const untilBooking = async ({ seen }: Storm): Promise<void> => {
  const goal = seen.promised.length + BOOKED_EACH_ROUND
  const deadline = performance.now() + BACK_WITHIN_MS
  while (seen.promised.length < goal) {
    if (performance.now() > deadline) throw new Error('The storm books nothing any more.')
    await wait(10)
  }
}

const round = async (storm: Storm, { seconds }: Options): Promise<void> => {
  await untilBooking(storm)
  await wait(Math.random() * seconds * 1000)
}

/** Kills the server again and again, and starts it each time on the database that it left behind. */
export const killServers = async (site: StormSite, storm: Storm, options: Options): Promise<Kills> => {
  const kills = none()
  for (let n = 0; n < options.rounds; n += 1) {
    await round(storm, options)
    const orphan = site.databasePid()
    await site.killServer()
    const began = performance.now()
    const [, back] = await Promise.all([site.start(), untilBack(site.address)])
    kills.backMs.push(back - began)
    kills.cpuMs.push(cpuTimeMs([site.server().pid]))
    if (site.databasePid() === orphan) kills.adopted += 1
    else if (isAlive(orphan)) kills.faults.push(`The orphaned database ${orphan} runs beside its successor.`)
  }
  return kills
}

/** Kills every process of the database again and again, under a server that must live through it. */
export const killDatabases = async (site: StormSite, storm: Storm, options: Options): Promise<Kills> => {
  const kills = none()
  const { child } = site.server()
  for (let n = 0; n < options.rounds; n += 1) {
    await round(storm, options)
    const began = performance.now()
    await site.killDatabase()
    kills.backMs.push((await untilBack(site.address)) - began)
  }
  if (child.exitCode !== null || child.signalCode !== null) kills.faults.push('The server ended with its database.')
  return kills
}

/** A second server on the folder must give up with a sentence and leave the first one alone. */
export const startSecond = async (site: StormSite): Promise<string[]> => {
  const { code, said } = await site.startSecond()
  const sentence = new RegExp(`Another Delebil server \\(process ${site.server().pid}\\) uses the folder`)
  await untilBack(site.address)
  if (code === 1 && sentence.test(said)) return []
  return [`A second start on the folder ended with ${code} and said: ${said}`]
}
