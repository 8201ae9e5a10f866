import { buildBundles } from './build-bundles.mjs'
import { siteBundles } from './bundles.mjs'
import { chromium } from './chromium.mjs'
import { runSource } from './run-source.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const failure = await buildBundles(siteBundles)
if (failure) {
  console.error(failure)
  process.exit(1)
}
process.env.CHROMIUM_PATH = await chromium()
await runSource('bench/main.ts')
