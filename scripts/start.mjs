import { buildBundles } from './build-bundles.mjs'
import { siteBundles } from './bundles.mjs'
import { runSource } from './run-source.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const failure = await buildBundles(siteBundles)
if (failure) {
  console.error(failure)
  process.exit(1)
}
await runSource('apps/api/src/main.ts')
