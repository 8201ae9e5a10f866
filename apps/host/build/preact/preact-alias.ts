import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Alias, Plugin } from 'vite'

/** By its place and not by its door: Vite prepares the libraries with it before it knows our packages. */
const shim = new URL('../../../../packages/ui/src/preact/', import.meta.url)

/** What stands for React on the pages that are shipped: preact/compat, and for `react-dom` the shim around it. */
export const preactAlias: readonly Alias[] = [
  { find: /^react$/, replacement: fileURLToPath(new URL('react.ts', shim)) },
  { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/compat/$1' },
  { find: /^react-dom$/, replacement: fileURLToPath(new URL('react-dom.ts', shim)) },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/compat/test-utils' },
]

/** Vite keeps prepared dependencies by its own settings and the names of plugins: a changed shim or patch must be another name. */
export const shimVersion = (): Plugin => {
  const hash = createHash('sha256')
  hash.update(readFileSync(new URL('patch-react-aria.ts', import.meta.url)))
  for (const file of readdirSync(shim).toSorted()) hash.update(readFileSync(new URL(file, shim)))
  return { name: `shim-${hash.digest('hex').slice(0, 8)}` }
}
