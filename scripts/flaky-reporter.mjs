import { writeFileSync } from 'node:fs'

/** Names each test that passed only when tried again, in the file FLAKY_REPORT: Vitest's own JSON report leaves that out. */
export default class FlakyReporter {
  onTestRunEnd(modules) {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    )
    if (process.env.FLAKY_REPORT) writeFileSync(process.env.FLAKY_REPORT, JSON.stringify(flaky))
  }
}
