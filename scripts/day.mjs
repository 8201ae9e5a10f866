import { parseArgs } from 'node:util'
import { buildBundles } from './build-bundles.mjs'
import { startBundles } from './bundles.mjs'
import { chromium } from './chromium.mjs'
import { tool } from './root.mjs'
import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

const { values, positionals } = parseArgs({
  options: { cars: { type: 'string' }, reservations: { type: 'string' } },
  allowPositionals: true,
})
await setUp()
const failure = await buildBundles(startBundles)
if (failure) {
  console.error(failure)
  process.exit(1)
}
const env = {
  CHROMIUM_PATH: await chromium(),
  ...(values.cars && { DAY_CARS: values.cars }),
  ...(values.reservations && { DAY_RESERVATIONS: values.reservations }),
}
process.exit(
  await run(tool('playwright'), ['test', '--config=tests/day/playwright.config.ts', ...positionals], { env }),
)
