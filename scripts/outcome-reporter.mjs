import { writeFileSync } from 'node:fs'

/**
 * Writes into the file OUTCOME_REPORT what Vitest's own JSON report leaves out or scatters: each test that passed only when tried again,
 * and each failure with its message, those of hooks and of whole files too.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandled) {
    if (!process.env.OUTCOME_REPORT) return
    const outcome = {
      flaky: modules.flatMap((module) => [...module.children.allTests()].filter(wavered).map(nameOf)),
      failures: [...modules.flatMap(failuresIn), ...unhandled.map(unhandledFailure)],
    }
    writeFileSync(process.env.OUTCOME_REPORT, JSON.stringify(outcome))
  }
}

const wavered = (test) => test.diagnostic()?.flaky
const nameOf = (task) => [(task.module ?? task).relativeModuleId, task.fullName].filter(Boolean).join(' > ')
const reported = (name, error) => `${name}: ${error.message ?? error}`
// It has no test to begin the search in: where it was thrown, and what ran then.
const unhandledFailure = (error) =>
  [reported('not in a test', error), error.VITEST_TEST_PATH, error.VITEST_TEST_NAME, error.stack]
    .filter(Boolean)
    .join('\n')

function failuresIn(module) {
  const around = [module, ...module.children.allSuites()].flatMap((task) =>
    task.errors().map((error) => reported(nameOf(task), error)),
  )
  const failed = [...module.children.allTests('failed')].flatMap((test) =>
    (test.result().errors ?? []).map((error) => reported(nameOf(test), error)),
  )
  return [...around, ...failed]
}
