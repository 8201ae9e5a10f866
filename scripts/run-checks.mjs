import { checkSteps } from './check-steps.mjs'
import { seconds } from './say.mjs'

/** Runs the named checks, side by side where they do not wait for each other. Prints a line each; answers the failed ones. */
export async function runChecks(names) {
  const running = {}
  const failed = []
  for (const name of names) running[name] = runOne(name)
  await Promise.all(Object.values(running))
  return failed

  async function runOne(name) {
    const { run, after = [], tell = false } = checkSteps[name]
    await Promise.all(after.map((earlier) => running[earlier]))
    const startedAt = Date.now()
    const { code, output } = await run()
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds(startedAt)}`)
    if (code !== 0) failed.push(name)
    if (code !== 0 || tell) console.log(output)
  }
}
