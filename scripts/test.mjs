import { stripVTControlCharacters } from 'node:util'
import { checkSteps } from './check-steps.mjs'
import { pickSteps } from './pick-steps.mjs'
import { runChecks } from './run-checks.mjs'
import { seconds } from './say.mjs'
import { setUp } from './set-up.mjs'
import { testSteps } from './test-steps.mjs'

const names = pickSteps('test', ['check', ...Object.keys(testSteps)])
await setUp()

const total = { passed: 0, failed: 0, skipped: 0 }
const summary = []
for (const name of names) {
  console.log(`\n== ${name}`)
  const startedAt = Date.now()
  const result = name === 'check' ? await check() : await testSteps[name]()
  summary.push(
    line(name, result, startedAt),
    ...result.flaky.map((test) => `       passed only when tried again: ${test}`),
    ...result.failures.map((failure) => `       ${beginning(failure)}`),
  )
  total.passed += result.passed
  total.skipped += result.skipped
  total.failed += result.code === 0 ? result.failed : Math.max(1, result.failed)
}

console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)

/** The walls are left to the step `architecture`, which counts them. */
async function check() {
  const failed = await runChecks(Object.keys(checkSteps).filter((name) => name !== 'walls'))
  return { code: failed.length, passed: 0, failed: failed.length, skipped: 0, flaky: [], failures: [] }
}

function line(name, { code, passed, failed, ranNothing }, startedAt) {
  const outcome = code === 0 ? 'ok    ' : 'FAILED'
  const count = ranNothing ? 'ran no test' : `${passed} passed, ${failed} failed`
  return `${outcome} ${name.padEnd(12)} ${seconds(startedAt).padStart(8)}${name === 'check' ? '' : `  ${count}`}`
}

/** Enough of a failure to know it by; the whole stands further up. */
function beginning(failure) {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .filter((text) => text.trim() !== '')
  return lines.slice(0, 6).join('\n         ').slice(0, 800)
}
