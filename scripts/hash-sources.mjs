import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const skipped = new Set(['node_modules', 'dist', '.cache'])
const noSource = /\.(test|stories)\.tsx?$|\.tsbuildinfo$|\.md$/

/** One hash over the names and contents of all source files under the given paths, tests and stories left out. */
export function hashSources(paths) {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) if (!skipped.has(name)) addTo(hash, join(path, name))
    return
  }
  if (noSource.test(path)) return
  hash.update(path).update('\0').update(readFileSync(full)).update('\0')
}
