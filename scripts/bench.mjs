import { buildBundles } from './build-bundles.mjs'
import { startBundles } from './bundles.mjs'
import { chromium } from './chromium.mjs'
import { runProgram } from './run-program.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const failure = await buildBundles(startBundles)
if (failure) {
  console.error(failure)
  process.exit(1)
}
process.env.CHROMIUM_PATH = await chromium()
await runProgram('bench/main.ts')
