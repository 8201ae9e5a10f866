import { checkSteps } from './check-steps.mjs'
import { measureTypes } from './measure-types.mjs'
import { pickSteps } from './pick-steps.mjs'
import { runChecks } from './run-checks.mjs'
import { setUp } from './set-up.mjs'

const names = pickSteps('check', Object.keys(checkSteps))
await setUp()
const failed = await runChecks(names)
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
// What it costs is asked for by name: the whole of the checks does not wait for it.
if (names.length === 1 && names[0] === 'types') await measureTypes()
