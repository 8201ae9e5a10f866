import { join } from 'node:path'
import { node24, root } from './root.mjs'
import { run } from './run.mjs'

/** Runs a TypeScript file on the pinned Node with the caller's arguments, and ends with its exit code. */
export async function runSource(file, { flags = [] } = {}) {
  const args = ['--conditions=@delebil/source', ...flags, join(root, file), ...process.argv.slice(2)]
  process.exit(await run(node24, args, { stdin: 'inherit' }))
}
