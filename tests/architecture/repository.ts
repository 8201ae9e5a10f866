import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A text file of the repository; `path` is from the root, with `/`. */
export type SourceFile = { readonly path: string; readonly text: string }

export const root = fileURLToPath(new URL('../..', import.meta.url))

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|pbf|gz|br|tgz)$/

/** Every text file that is tracked or would be: what .gitignore names is left out. */
export function readRepository(): readonly SourceFile[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && !binary.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Written by people here: a file in a public folder is copied as it is. */
export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.includes('/public/')

/** Tests, stories and what only they and developers run: they may speak of what they prove. */
export const isAside = ({ path }: SourceFile) =>
  /\.(test|stories)\.tsx?$|\/test-[^/]*\.tsx?$/.test(path) ||
  /^(tests|bench|scripts|\.storybook|apps\/host\/build)\//.test(path) ||
  /\.config\.ts$/.test(path)
