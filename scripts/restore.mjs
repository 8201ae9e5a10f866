import { runProgram } from './run-program.mjs'
import { setUp } from './set-up.mjs'

await setUp()
await runProgram('apps/api/src/backup/restore.ts')
