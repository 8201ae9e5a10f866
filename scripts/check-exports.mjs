import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildBundles } from './build-bundles.mjs'
import { packageBundles } from './bundles.mjs'
import { hashSources } from './hash-sources.mjs'
import { packageFolders } from './package-folders.mjs'
import { root, tool } from './root.mjs'
import { capture } from './run.mjs'
import { isStamped, stamp } from './stamp.mjs'

const inputs = ['packages', 'package-lock.json', 'tsconfig.base.json', 'scripts/check-exports.mjs']

/** Builds what the packages publish, then asks publint and are-the-types-wrong whether a stranger could import it. */
export async function checkExports() {
  const failure = await buildBundles(packageBundles, { quiet: true })
  if (failure) return { code: 1, output: failure }

  const hash = hashSources(inputs)
  if (isStamped('exports', hash)) return { code: 0, output: '' }
  if (packageFolders.length === 0) return { code: 1, output: 'No package was found, so nothing was checked.' }
  const results = await Promise.all(packageFolders.flatMap((folder) => [publint(folder), typesAreRight(folder)]))
  const bad = results.filter(({ code }) => code !== 0)
  if (bad.length === 0) stamp('exports', hash)
  return { code: bad.length, output: bad.map(({ output }) => output).join('\n') }
}

const publint = (folder) => capture(tool('publint'), [folder, '--strict'])

/** Style sheets and package.json have no types to be wrong about. */
function typesAreRight(folder) {
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const untyped = Object.keys(exports).filter((door) => /\.(css|json)$/.test(door))
  return capture(tool('attw'), ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', ...untyped])
}
