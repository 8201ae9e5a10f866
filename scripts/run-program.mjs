import { join } from 'node:path'
import { node24, root } from './root.mjs'
import { run } from './run.mjs'

/** Runs a program of ours, TypeScript or built, on the pinned Node with the caller's arguments, and ends with its exit code. */
export async function runProgram(file, { flags = [] } = {}) {
  const args = ['--conditions=@delebil/source', ...flags, join(root, file), ...process.argv.slice(2)]
  process.exit(await run(node24, args, { stdin: 'inherit' }))
}
