import { runProgram } from './run-program.mjs'
import { setUp } from './set-up.mjs'

await setUp()
await runProgram('tests/ehf-official/main.ts')
