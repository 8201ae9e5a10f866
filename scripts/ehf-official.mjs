import { runSource } from './run-source.mjs'
import { setUp } from './set-up.mjs'

await setUp()
await runSource('tests/ehf-official/main.ts')
