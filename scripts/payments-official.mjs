import { runSource } from './run-source.mjs'
import { setUp } from './set-up.mjs'

await setUp()
await runSource('tests/payments-official/main.ts')
