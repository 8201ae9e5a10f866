import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A Node process of ours. `said` is what it has written so far; `stop` ends it, by force where it does not listen. */
export type Started = {
  readonly pid: number
  readonly said: () => string
  readonly stop: () => Promise<void>
  readonly child: ChildProcess
}

const STOP_MS = 25_000

/** Runs a program of the project, TypeScript or built, given from its root, on this Node. It may talk to us as a forked process does. */
export function startProcess(file: string, environment: Readonly<Record<string, string>> = {}): Started {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@delebil/source', path], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Not in the terminal's group: on Ctrl-C the benchmark itself stops everything in order.
    detached: true,
  })
  let text = ''
  const keep = (piece: Buffer) => {
    text = (text + piece.toString('utf8')).slice(-20_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(killer)
  }
  return { pid: child.pid ?? Number.NaN, said: () => text, stop, child }
}

/** Waits until the process has written something that matches. Throws with its last words where it ends or is too slow. */
export async function waitForWord({ child, said }: Started, pattern: RegExp, milliseconds = 60_000): Promise<string> {
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    const word = pattern.exec(said())?.[1]
    if (word !== undefined) return word
    if (child.exitCode !== null || child.signalCode !== null) break
    await wait(5)
  }
  throw new Error(`A started process did not say what was waited for:\n${said().slice(-2000)}`)
}
