import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPostmaster } from '../../apps/api/src/platform/db/embedded/postmaster-file.ts'
import { isAlive } from '../../apps/api/src/platform/db/embedded/process-identity.ts'
import { makeQuickFolder } from '../../apps/api/src/platform/db/quick-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// What `npm start` does, but from the sources: a script that runs the server and hands signals on.
const program = "import { runProgram } from './scripts/run-program.mjs'; await runProgram('apps/api/src/main.ts')"

let dataDir = ''
beforeAll(async () => {
  dataDir = await makeQuickFolder()
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true }))

const lock = () => join(dataDir, 'server.lock')
const databasePid = () => readPostmaster(join(dataDir, 'postgres'))?.pid

/** A group of its own, as a terminal or a supervisor has it. */
const launch = (): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DATA_DURABLE: 'off',
      DEMO_DATA: 'off',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PORT: '0',
    },
  })

const send = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // All of the group have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const ended = async (child: ChildProcess, database: number | undefined) => {
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  return { code, database: database !== undefined && isAlive(database), lock: existsSync(lock()) }
}
const clean = { code: 0, database: false, lock: false }

test.each<[NodeJS.Signals[], number]>([
  [['SIGTERM'], 0],
  [['SIGTERM', 'SIGTERM'], 30],
  [['SIGTERM', 'SIGINT'], 30],
  [['SIGINT', 'SIGTERM', 'SIGINT'], 200],
  [['SIGHUP', 'SIGTERM'], 30],
])(
  '%j sent to the whole group stop server and database in order, %i ms apart',
  async (signals, gap) => {
    const child = launch()
    if (child.stderr) await once(createInterface({ input: child.stderr }), 'line')
    const database = databasePid()
    expect(database).toBeDefined()
    for (const signal of signals) {
      send(child, signal)
      await wait(gap)
    }
    expect(await ended(child, database)).toEqual(clean)
  },
  60_000,
)

test('SIGTERM sent to the whole group while the server starts stops it as soon as it has', async () => {
  const child = launch()
  const exited = ended(child, undefined)
  await vi.waitFor(() => expect(databasePid()).toBeDefined(), { timeout: 30_000, interval: 5 })
  const database = databasePid()
  send(child, 'SIGTERM')
  expect(await exited).toEqual(clean)
  expect(isAlive(database ?? 0)).toBe(false)
}, 60_000)
