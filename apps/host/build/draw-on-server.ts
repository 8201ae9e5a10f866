import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultServerConditions, type Plugin, type PluginOption } from 'vite'
import { preactAlias } from './preact/preact-alias.ts'

/** Beside the files for pages, and for no page: the server runs it. */
const drawnFolder = 'drawn'
const onServer = ['@delebil/source', ...defaultServerConditions]

/** Builds what draws a page on the server, with all in itself, once the files for pages are there. `plugins` make JavaScript of the sources. */
export function drawOnServer(entry: URL, plugins: () => PluginOption[]): Plugin {
  let folder = ''
  return {
    name: 'draw-on-server',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(resolve(root, outDir), drawnFolder)
    },
    buildStart: () => rmSync(folder, { recursive: true, force: true }),
    closeBundle: async () => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: plugins(),
        resolve: { alias: preactAlias, conditions: onServer },
        environments: { ssr: { resolve: { conditions: onServer, noExternal: true } } },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { ssr: fileURLToPath(entry), outDir: folder, emptyOutDir: true, target: 'node24', minify: true },
      })
    },
  }
}
