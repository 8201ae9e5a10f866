import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root, toolEnvironment } from './root.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the foreground, hands signals on, ends it when `signal` aborts. Answers its exit code, 128 + n when killed.
 * What it says goes to the terminal, or to `hear` in pieces.
 */
export function run(command, args, { cwd = root, env = {}, stdin = 'ignore', signal: end, hear } = {}) {
  return new Promise((resolve) => {
    const out = hear ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio: [stdin, out, out] })
    for (const stream of hear ? [child.stdout, child.stderr] : []) stream.on('data', hear)
    // A terminal sends Ctrl-C to the whole group: the child has it already.
    const hand = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal))
    for (const signal of forwarded) process.on(signal, hand)
    end?.addEventListener('abort', () => child.kill('SIGTERM'))
    const finish = (code) => {
      for (const signal of forwarded) process.off(signal, hand)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`)
      finish(127)
    })
    // Not before all is heard.
    child.on(hear ? 'close' : 'exit', (code, signal) => finish(code ?? exitCodeOf(signal)))
  })
}

/** Runs a program quietly and answers `{ code, output }`, standard output and error in the order they came. */
export function capture(command, args, { cwd = root, env = {}, timeoutMinutes = 10 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment({ NO_COLOR: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMinutes * 60_000,
    })
    const pieces = []
    child.stdout.on('data', (piece) => pieces.push(piece))
    child.stderr.on('data', (piece) => pieces.push(piece))
    child.on('error', (error) => resolve({ code: 127, output: `Could not run ${command}: ${error.message}\n` }))
    child.on('close', (code, signal) =>
      resolve({
        code: code ?? exitCodeOf(signal),
        output: stripVTControlCharacters(Buffer.concat(pieces).toString('utf8')),
      }),
    )
  })
}

const exitCodeOf = (signal) => 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0)
