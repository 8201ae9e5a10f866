import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageBundles } from './bundles.mjs'
import { hashSources } from './hash-sources.mjs'
import { root, tool } from './root.mjs'
import { capture } from './run.mjs'
import { say } from './say.mjs'
import { forget, isStamped, stamp } from './stamp.mjs'

const libraryConfig = 'scripts/library.vite.config.ts'
const self = 'scripts/build-bundles.mjs'

/** Builds the folders whose sources changed since their last build. Answers the first failure's output, or undefined. */
export async function buildBundles(folders, { quiet = false } = {}) {
  for (const folder of folders) {
    const name = `build-${folder.replace('/', '-')}`
    const hash = hashSources(['packages', folder, 'package-lock.json', 'tsconfig.base.json', libraryConfig, self])
    if (isStamped(name, hash) && existsSync(join(root, folder, 'dist'))) continue

    forget(name)
    const done = quiet ? () => undefined : say(`Building ${folder}`)
    // Whoever asks for it, a test too: with another word here React's code for developers goes in.
    const env = { NODE_ENV: 'production' }
    const { code, output } = await capture(tool('vite'), viteArguments(folder), { cwd: join(root, folder), env })
    done(code === 0 ? 'done' : 'failed')
    if (code !== 0) return output
    stamp(name, hash)
  }
  return undefined
}

/** Packages are built one way, told by their exports. Their dist also holds the compiler's declarations, which Vite must leave. */
const viteArguments = (folder) => [
  'build',
  '--logLevel=warn',
  ...(packageBundles.includes(folder) ? ['--config', join(root, libraryConfig), '--emptyOutDir=false'] : []),
]
