import { join } from 'node:path'
import { node24, root, tool } from './root.mjs'
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const port = Number(process.env.PORT || 3000)
const apiPort = String(port + 1)
const api = ['--conditions=@delebil/source', '--watch', '--watch-preserve-output', join(root, 'apps/api/src/main.ts')]
const host = ['--port', String(port), '--strictPort', '--clearScreen=false']

// Whichever ends first ends both.
const stopBoth = new AbortController()
const runs = [
  run(node24, api, { env: { PORT: apiPort }, signal: stopBoth.signal }),
  run(tool('vite'), host, {
    cwd: join(root, 'apps/host'),
    env: { API_URL: `http://127.0.0.1:${apiPort}` },
    signal: stopBoth.signal,
  }),
]
const code = await Promise.race(runs)
stopBoth.abort()
await Promise.all(runs)
process.exit(code)
