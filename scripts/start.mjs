import { buildBundles } from './build-bundles.mjs'
import { startBundles } from './bundles.mjs'
import { runProgram } from './run-program.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const failure = await buildBundles(startBundles)
if (failure) {
  console.error(failure)
  process.exit(1)
}
await runProgram('apps/api/dist/main.js')
