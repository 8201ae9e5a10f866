import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressAssets } from '../host/build/compress-assets.ts'
import { norwegianOnly } from '../host/build/norwegian-only.ts'
import { embedList } from './build/embed-list.ts'
import { mapWorker } from './build/map-worker.ts'
import { pageProof } from './build/page-proof.ts'
import { pruneReleases } from './build/prune-releases.ts'
import { stylesAsText } from './build/styles-as-text.ts'
import { patchReactAria } from './preact/patch-react-aria.ts'
import { preactAlias } from './preact/preact-alias.ts'

const hashed = 'assets/[name]-[hash].js'
const source = '@delebil/source'
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig({
  plugins: [
    mapWorker(),
    norwegianOnly(),
    patchReactAria(),
    vanillaExtractPlugin(),
    react(),
    stylesAsText(),
    pageProof(),
    embedList(version),
    pruneReleases(),
    compressAssets(),
  ],
  resolve: { alias: preactAlias, conditions: [source, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  define: { embedVersion: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  base: './',
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    lib: { entry: { loader: 'src/loader/loader.ts' }, formats: ['es'], cssFileName: 'none' },
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      output: {
        minify: true,
        entryFileNames: ({ name }) => (name === 'loader' ? 'loader.js' : hashed),
        chunkFileNames: hashed,
      },
    },
  },
})
