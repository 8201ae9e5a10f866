import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** A built page and the scripts and style sheets of its own that it names, preloaded modules too; paths from the root. */
export function filesOfPage(page) {
  if (!existsSync(join(root, page))) return []
  const html = readFileSync(join(root, page), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => join(dirname(page), file))
  return [page, ...new Set(named)]
}
