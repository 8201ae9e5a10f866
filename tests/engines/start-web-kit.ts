import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CALL_LIMIT_MS, type Engine } from './engine.ts'
import { startProgram } from './start-program.ts'

/** Whoever has not answered a question by then has lost it. */
const LOST_MS = 3000

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

const until = async (work: () => Promise<unknown>): Promise<void> => {
  for (let tries = 100; ; tries -= 1) {
    const error: unknown = await work().then(
      () => undefined,
      (reason) => reason,
    )
    if (error === undefined) return
    if (tries === 0) throw error
    await wait(100)
  }
}

/** Starts a WebKit of its own, in a window on a display of its own: it has no way to be without. */
export async function startWebKit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-webkit-'))
  const display = await startProgram(
    process.env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    {
      word: /(\d+)\n/,
    },
  )
  const port = await freePort()
  const driver = await startProgram(process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: {
      DISPLAY: `:${display.word}`,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      TZ: 'Europe/Oslo',
      LANG: 'nb_NO.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  })
  const call = async <Result>(method: string, path: string, body?: object, limit = CALL_LIMIT_MS): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limit),
    }).catch((error: unknown) => {
      throw new Error(`WebKit does not answer ${method} ${path}.`, { cause: error })
    })
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`WebKit: ${value.error}, ${value.message}`)
    return value
  }
  await until(() => fetch(`http://127.0.0.1:${port}/status`))
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'eager',
    'webkitgtk:browserOptions': { binary: process.env['WEBKIT_BROWSER_PATH'], args: ['--automation'] },
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '', { capabilities: { alwaysMatch } })
  const at = (path: string) => `/${sessionId}${path}`
  await call('POST', at('/window/rect'), { x: 0, y: 0, width: 1440, height: 900 })
  return {
    name: 'WebKit',
    goto: (url) => call('POST', at('/url'), { url }),
    exec: async (expression) => {
      const end = Date.now() + CALL_LIMIT_MS
      // The answer to what is asked while a page comes is lost now and then. Asking changes nothing: it is asked again.
      for (;;) {
        try {
          return await call('POST', at('/execute/sync'), { script: `return ${expression}`, args: [] }, LOST_MS)
        } catch (error) {
          if (Date.now() > end) throw error
        }
      }
    },
    perform: (input) => call('POST', at('/actions'), { actions: [input] }),
    stop: async () => {
      await call('DELETE', at('')).catch(() => undefined)
      await driver.stop()
      await display.stop()
      await wait(100)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
