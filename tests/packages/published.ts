import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from '../../scripts/package-folders.mjs'
import { root } from '../../scripts/root.mjs'

export type Door = string | Readonly<Record<string, string>>

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly engines?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, Door>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface Published {
  /** Path from the root: `packages/ui`. */
  readonly folder: string
  readonly manifest: Manifest
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Every package there is; a new folder in `packages` is one by itself. */
export const published: readonly Published[] = packageFolders.map((folder) => ({
  folder,
  manifest: readManifest(join(root, folder)),
}))

/** What can be imported with types: `@delebil/ui/theme`. */
export const typedDoors = ({ manifest }: Published): readonly string[] =>
  Object.entries(manifest.exports)
    .filter(([, door]) => typeof door !== 'string')
    .map(([door]) => join(manifest.name, door))
