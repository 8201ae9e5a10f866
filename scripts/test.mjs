import { stripVTControlCharacters } from 'node:util'
import { pickSteps } from './pick-steps.mjs'
import { runStep, startAside } from './run-step.mjs'
import { setUp } from './set-up.mjs'
import { testSteps } from './test-steps.mjs'

const names = pickSteps('test', ['check', ...Object.keys(testSteps)])
await setUp()

const total = { passed: 0, failed: 0, skipped: 0 }
const summary = []
// Stories wait so much that installing packages has room beside them. What is spoken hangs on where the focus is, and runs alone.
const beside = names.includes('stories') ? names.filter((name) => name === 'packages') : []
let aside = {}
for (const name of names) {
  console.log(`\n== ${name}`)
  if (name === 'stories') aside = startAside(beside)
  const { result, took, output } = await (aside[name] ?? runStep(name))
  if (output) process.stdout.write(output)
  summary.push(
    line(name, result, took),
    ...result.flaky.map((failure) => `       passed only when tried again: ${beginning(failure)}`),
    ...result.failures.map((failure) => `       ${beginning(failure)}`),
  )
  total.passed += result.passed
  total.skipped += result.skipped
  total.failed += result.code === 0 ? result.failed : Math.max(1, result.failed)
}

console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)

function line(name, { code, passed, failed, ranNothing }, took) {
  const outcome = code === 0 ? 'ok    ' : 'FAILED'
  const count = ranNothing ? 'ran no test' : `${passed} passed, ${failed} failed`
  return `${outcome} ${name.padEnd(12)} ${took.padStart(8)}${name === 'check' ? '' : `  ${count}`}`
}

/** Enough of a failure to know it by; the whole stands further up. */
function beginning(failure) {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .filter((text) => text.trim() !== '')
  return lines.slice(0, 6).join('\n         ').slice(0, 800)
}
