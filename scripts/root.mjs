import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')

/** The pinned Node 24, by path: a shell may have remembered where the machine's own Node lies. */
export const node24 = join(bin, 'node')

/** A program that an installed package brings. */
export const tool = (name) => join(bin, name)

/** The environment for child processes: programs of installed packages come first. */
export const toolEnvironment = (extra = {}) => ({
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Compiled code is kept between starts: a quarter less processor time until the server answers.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})
