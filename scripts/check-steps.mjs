import { buildBundles } from './build-bundles.mjs'
import { siteBundles } from './bundles.mjs'
import { checkApi } from './check-api.mjs'
import { checkExports } from './check-exports.mjs'
import { checkSizes } from './check-sizes.mjs'
import { tool } from './root.mjs'
import { capture } from './run.mjs'
import { checkTypes } from './type-check.mjs'

const biome = (...args) => capture(tool('biome'), [...args, '--error-on-warnings', '--colors=off', '.'])

/** From sources, so that nothing has to be waited for. */
const buildSites = async () => {
  const output = await buildBundles(siteBundles, { quiet: true })
  return { code: output ? 1 : 0, output: output ?? '' }
}

/** The checks by name: what each runs, which ones it must wait for, and whether its output is worth telling when all is well. All answer `{ code, output }`. */
export const checkSteps = {
  format: { run: () => biome('format') },
  lint: { run: () => biome('lint') },
  types: { run: () => checkTypes() },
  // One of them compiles planted typos against what the types have been compiled to.
  walls: {
    run: () => capture(tool('vitest'), ['run', '--project=architecture', '--reporter=default']),
    after: ['types'],
  },
  unused: { run: () => capture(tool('knip'), ['--no-progress']) },
  api: { run: checkApi, after: ['types'] },
  exports: { run: checkExports, after: ['types'] },
  sites: { run: buildSites },
  sizes: { run: checkSizes, after: ['exports', 'sites'], tell: true },
}
