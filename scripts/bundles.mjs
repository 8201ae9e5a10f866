import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from './package-folders.mjs'
import { root } from './root.mjs'

/** Packages whose compiler writes declarations only: Vite makes their JavaScript and style sheet. */
export const packageBundles = packageFolders.filter((folder) =>
  readFileSync(join(root, folder, 'tsconfig.json'), 'utf8').includes('"emitDeclarationOnly": true'),
)

/** Sites that Vite builds; one counts from the day it has a vite.config.ts. */
export const siteBundles = ['apps/host', 'apps/partner-embed'].filter((folder) =>
  existsSync(join(root, folder, 'vite.config.ts')),
)

/** What `npm start` runs: the sites, and the server of which they ask. */
export const startBundles = [...siteBundles, 'apps/api']
