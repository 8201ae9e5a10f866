import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Names that stay while what is behind them changes. */
const changing = new Set(['loader.js', 'embed.json'])

const contentOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): Buffer =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source)

/** A build only adds: a page that has pinned an earlier release goes on finding its files, unchanged. */
export function pruneReleases(): Plugin {
  let folder = ''
  return {
    name: 'keep-releases',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const [name, file] of Object.entries(bundle)) {
          const path = join(folder, name)
          if (changing.has(name) || !existsSync(path)) continue
          if (!readFileSync(path).equals(contentOf(file)))
            throw new Error(`${name} was released with another content: pages that have pinned it would break.`)
        }
      },
    },
  }
}
