import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALL_LIMIT_MS, type Engine } from './engine.ts'
import { startProgram } from './start-program.ts'

const preferences = { 'intl.accept_languages': 'nb-NO', 'ui.prefersReducedMotion': 1, 'app.normandy.enabled': false }

type Answer = { readonly id?: number; readonly result?: unknown; readonly error?: string; readonly message?: string }
type Value = { readonly type: string; readonly value: string }
type Evaluated = { readonly result?: Value; readonly exceptionDetails?: { readonly text: string } }

/** Calls over WebDriver BiDi, which Firefox speaks by itself. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}.`)))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const call = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++last
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(resolve, CALL_LIMIT_MS, { error: 'timeout', message: `no answer to ${method}` })
      waiting.set(id, (heard) => {
        clearTimeout(timer)
        resolve(heard)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.error !== undefined) throw new Error(`Firefox: ${answer.error}, ${answer.message}`)
    return answer.result as Result
  }
  return { call, close: () => socket.close() }
}

async function open(address: string) {
  const { call, close } = await connect(`${address}/session`)
  await call('session.new', { capabilities: {} })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await call('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  return { call, close, context }
}

/** Starts a Firefox of its own, without a window. */
export async function startFirefox(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`)
  await writeFile(join(folder, 'user.js'), lines.join('\n'))
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    folder,
    '--remote-debugging-port',
    '0',
    '--width=1440',
    '--height=900',
  ]
  const program = await startProgram(process.env['FIREFOX_PATH'] ?? 'firefox-esr', args, {
    word: /BiDi listening on (ws:\S+)/,
    env: { HOME: folder, TZ: 'Europe/Oslo' },
  })
  const stop = async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const { call, close, context } = await open(program.word).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    name: 'Firefox',
    goto: (url) => call('browsingContext.navigate', { context, url, wait: 'interactive' }),
    exec: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: false }
      const { result, exceptionDetails } = await call<Evaluated>('script.evaluate', params)
      if (result === undefined) throw new Error(`Firefox: ${exceptionDetails?.text}`)
      return result.value
    },
    perform: (input) => call('input.performActions', { context, actions: [input] }),
    stop: async () => {
      close()
      await stop()
    },
  }
}
