import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 20_000
const spokenAddress = /Delebil svarer på (http\S+)/
// A new demo answers before its past is there.
const isComing = 'fylles inn'
const isThere = 'er fylt inn'

/**
 * Starts the API as it was built on a free port, with its own database in a folder that is removed afterwards. One that is handed in may be filled already,
 * and settings say what is otherwise.
 */
export async function startServer(
  root: string,
  filled?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ address: string; said: () => string; stop: () => Promise<void> }> {
  const folder = filled ?? (await mkdtemp(join(tmpdir(), 'delebil-e2e-')))
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/api/dist/main.js')], {
    // Every browser of the run has one address, and logs in again and again.
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATA_DURABLE: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      DEMO_BOOKS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.kill('SIGTERM')
    await ended
    clearTimeout(killer)
    await rm(folder, { recursive: true, force: true })
  }
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => void stop().then(() => reject(new Error(`${why}\n${said}`)))
    const timer = setTimeout(giveUp, START_LIMIT_MS, 'The server did not answer in time.')
    const onExit = () => giveUp('The server stopped.')
    child.once('exit', onExit)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = spokenAddress.exec(said)?.[1]
      if (found === undefined || (said.includes(isComing) && !said.includes(isThere))) return
      clearTimeout(timer)
      child.off('exit', onExit)
      resolve(found)
    })
  })
  return { address, said: () => said, stop }
}
