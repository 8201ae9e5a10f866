import { root, tool } from './root.mjs'
import { capture } from './run.mjs'

// A second checker of the same project works out the same types again, and the collector of a compiler that lives
// for seconds need not save memory: together they took twice the processor time.
const calm = { GOGC: '400' }

/** Type-checks and compiles projects below a folder, all of them unless some are named. Answers `{ code, output, cpuSeconds }`: what all its threads took, user and system. */
export async function checkTypes({ cwd = root, projects = [] } = {}) {
  const script = `TIMEFORMAT='%U %S'; time "$0" -b --checkers 1 --pretty false "$@"`
  const { code, output } = await capture('bash', ['-c', script, tool('tsc'), ...projects], {
    cwd,
    env: { ...calm, LC_ALL: 'C' },
  })
  const lines = output.trimEnd().split('\n')
  const [user, system] = (lines.pop() ?? '').split(' ').map(Number)
  return { code, output: lines.join('\n'), cpuSeconds: user + system }
}
