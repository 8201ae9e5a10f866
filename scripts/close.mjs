import { runSource } from './run-source.mjs'
import { setUp } from './set-up.mjs'

await setUp()
await runSource('apps/api/src/close/main.ts')
