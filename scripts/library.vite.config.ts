import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

type Doors = Readonly<Record<string, string | Readonly<Record<string, string>>>>
type Manifest = {
  readonly exports: Doors
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const folder = process.cwd()
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })

/** What package.json exports is what is built: each door's source becomes the file that the door names. */
const entry = Object.fromEntries(
  Object.values(manifest.exports).flatMap((door) => {
    const source = typeof door === 'string' ? undefined : door['@delebil/source']
    const target = typeof door === 'string' ? undefined : door['default']
    return source && target ? [[target.replace('./dist/', '').replace(/\.js$/, ''), join(folder, source)]] : []
  }),
)

/**
 * Says to server components which files are for the client: those that reach React. Values and rules stay usable on a server.
 * On the line that is there, so that the source map holds.
 */
const markClientFiles: Plugin = {
  name: 'mark-client-files',
  generateBundle(_options, bundle) {
    const reaches = (name: string, seen: Set<string>): boolean => {
      const chunk = bundle[name]
      if (/^(react|react-dom|react-aria-components|lucide-react|swr|valtio)(\/|$)/.test(name)) return true
      if (chunk?.type !== 'chunk' || seen.has(name)) return false
      seen.add(name)
      return chunk.imports.some((one) => reaches(one, seen))
    }
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'chunk' && reaches(name, new Set())) chunk.code = `'use client';${chunk.code}`
    }
  },
}

export default defineConfig({
  root: folder,
  // Files beside the code are found from where the code lies, wherever that is installed.
  base: './',
  publicDir: false,
  plugins: [vanillaExtractPlugin(), react(), markClientFiles],
  resolve: { conditions: ['@delebil/source', ...defaultClientConditions] },
  // Styles are worked out in Vite's server environment, which must not take what an earlier build left of another package.
  environments: { ssr: { resolve: { conditions: ['@delebil/source', ...defaultServerConditions] } } },
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      // The package ships its sources: the maps lead there.
      output: { chunkFileNames: 'chunks/[name].js', sourcemapExcludeSources: true },
      // The packages of others come from the user's own installation; what Vite must transform (`?worker`) cannot.
      external: (name) => !name.includes('?') && outside.some((one) => name === one || name.startsWith(`${one}/`)),
    },
  },
})
