import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'

/** Beside the files for pages, and for no page: the server runs it. */
const drawnFolder = 'drawn'

/** Builds from the same sources what draws the search on the server, once the files for pages are there. */
export function drawOnServer(settings: () => InlineConfig): Plugin {
  let folder = ''
  return {
    name: 'draw-on-server',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(resolve(root, outDir), drawnFolder)
    },
    buildStart: () => rmSync(folder, { recursive: true, force: true }),
    closeBundle: async () => {
      const entry = fileURLToPath(new URL('../src/drawn/draw-search.tsx', import.meta.url))
      const { build: made, ...rest } = settings()
      await build({
        ...rest,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { ...made, ssr: entry, outDir: folder, emptyOutDir: true, target: 'node24', minify: true },
      })
    },
  }
}
