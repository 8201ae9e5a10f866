import { type ChildProcess, spawn } from 'node:child_process'
import { CALL_LIMIT_MS } from './engine.ts'

const STOP_LIMIT_MS = 5000

export type Program = { readonly process: ChildProcess; readonly word: string; readonly stop: () => Promise<void> }

/** Starts a program, and waits until it says what the pattern captures, where there is one; `stop` ends it. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { word, env = {} }: { readonly word?: RegExp; readonly env?: Readonly<Record<string, string>> },
): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // With all that it has started itself: a browser leaves its first process behind.
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // None of them is left.
    }
  }
  const stop = async () => {
    const killer = setTimeout(end, STOP_LIMIT_MS, 'SIGKILL')
    end('SIGTERM')
    await ended
    clearTimeout(killer)
    end('SIGKILL')
  }
  let said = ''
  const found = await new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(resolve, CALL_LIMIT_MS, undefined)
    if (word === undefined) child.once('spawn', () => resolve(''))
    child.once('error', (error) => {
      said += error.message
      resolve(undefined)
    })
    child.once('exit', () => resolve(undefined))
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const match = word?.exec(said)
        if (!match) return
        clearTimeout(timer)
        resolve(match[1] ?? '')
      })
    }
  })
  if (found !== undefined) return { process: child, word: found, stop }
  end('SIGKILL')
  throw new Error(`${command} did not start.\n${said}`)
}
