import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from './chromium.mjs'
import { engines } from './engines.mjs'
import { root, tool } from './root.mjs'
import { run } from './run.mjs'

const reportFolder = '.cache/test-results'

/**
 * The runs by name; each answers `{ code, passed, failed, skipped, flaky, failures }`, read from the runner's own report.
 * What the runner says goes to the terminal, or to `hear`.
 */
export const testSteps = {
  unit: (hear) => vitest('unit', ['--project=rules'], {}, hear),
  architecture: (hear) => vitest('architecture', ['--project=architecture'], {}, hear),
  server: (hear) => vitest('server', ['--project=server'], {}, hear),
  stories: async (hear) => vitest('stories', ['--config=vitest.stories.config.ts'], await browser(), hear),
  spoken: async (hear) => vitest('spoken', ['--config=vitest.spoken.config.ts'], await browser(), hear),
  compat: async (hear) => vitest('compat', ['--config=vitest.compat.config.ts'], await browser(), hear),
  packages: async (hear) => vitest('packages', ['--config=vitest.packages.config.ts'], await browser(), hear),
  e2e: async (hear) => playwright('e2e', 'tests/e2e/playwright.config.ts', await browser(), hear),
  engines: async (hear) => {
    const { env, missing } = await engines()
    if (env) return vitest('engines', ['--config=vitest.engines.config.ts'], env, hear)
    return { ...counted(1, 0, 1), flaky: [], failures: [missing] }
  },
}

// Looked for once, also when two steps ask at a time: it may have to be installed.
let path
const browser = async () => {
  path ??= chromium()
  return { CHROMIUM_PATH: await path }
}

async function vitest(name, args, env, hear) {
  const report = freshReport(name)
  const outcomeReport = freshReport(`${name}-outcome`)
  const reporters = [
    '--reporter=default',
    '--reporter=./scripts/outcome-reporter.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run(tool('vitest'), ['run', ...args, ...reporters], {
    env: { ...env, OUTCOME_REPORT: outcomeReport },
    hear,
  })
  const found = readReport(report)
  const counts = counted(
    code,
    found?.numPassedTests,
    found?.numFailedTests,
    found && found.numPendingTests + found.numTodoTests,
  )
  return { ...counts, flaky: [], failures: [], ...readReport(outcomeReport) }
}

async function playwright(name, config, env, hear) {
  const report = freshReport(name)
  const args = ['test', `--config=${config}`, '--reporter=list,json']
  // The tests read the packages' sources, as the server does that they start: nothing needs to be compiled before them.
  const own = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_OPTIONS: '--conditions=@delebil/source' }
  const code = await run(tool('playwright'), args, { env: { ...env, ...own }, hear })
  const found = readReport(report)
  const stats = found?.stats
  const counts = counted(code, stats && stats.expected + stats.flaky, stats?.unexpected, stats?.skipped)
  const specs = (found?.suites ?? []).flatMap(specsIn)
  return {
    ...counts,
    flaky: specs.filter((spec) => has(spec, 'flaky')).map(failureOf),
    failures: [
      ...specs.filter((spec) => has(spec, 'unexpected')).map(failureOf),
      ...(found?.errors ?? []).map(({ message }) => message),
    ],
  }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
const has = ({ tests }, outcome) => tests.some(({ status }) => status === outcome)
const nameOf = ({ file, title }) => `${file} > ${title}`
/** What went wrong the first time, and what was waited for when time ran out: a second try finds what the first has left. */
const failureOf = (spec) => {
  const first = spec.tests.flatMap(({ results }) => results).find(({ errors }) => errors.length > 0)
  return `${nameOf(spec)}: ${first?.errors.map(({ message }) => message).join('\n')}`
}

/** A run without a readable report, or without a test, has proved nothing. */
function counted(code, passed = 0, failed = 0, skipped = 0) {
  const ranNothing = passed + failed === 0
  return { code: code === 0 && ranNothing ? 1 : code, passed, failed, skipped, ranNothing }
}

function freshReport(name) {
  const report = join(root, reportFolder, `${name}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  return report
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
