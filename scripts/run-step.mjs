import { checkSteps } from './check-steps.mjs'
import { runChecks } from './run-checks.mjs'
import { seconds } from './say.mjs'
import { testSteps } from './test-steps.mjs'

/** Runs one step; answers `{ result, took }`. */
export async function runStep(name, hear) {
  const startedAt = Date.now()
  const result = name === 'check' ? await check() : await testSteps[name](hear)
  return { result, took: seconds(startedAt) }
}

/** Starts steps that run one after another while something else does. Answers by name a promise of `{ result, took, output }`: what they say is held back. */
export function startAside(names) {
  const started = {}
  let before
  for (const name of names) before = started[name] = runHeld(name, before)
  return started
}

async function runHeld(name, before) {
  await before
  const pieces = []
  const run = await runStep(name, (piece) => pieces.push(piece))
  return { ...run, output: Buffer.concat(pieces) }
}

/** The walls are left to the step `architecture`, which counts them. */
async function check() {
  const failed = await runChecks(Object.keys(checkSteps).filter((name) => name !== 'walls'))
  return { code: failed.length, passed: 0, failed: failed.length, skipped: 0, flaky: [], failures: [] }
}
