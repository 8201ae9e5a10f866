import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressAssets } from '../host/build/compress-assets.ts'
import { drawOnServer } from '../host/build/draw-on-server.ts'
import { groupChunks } from '../host/build/group-chunks.ts'
import { norwegianOnly } from '../host/build/norwegian-only.ts'
import { patchReactAria } from '../host/build/preact/patch-react-aria.ts'
import { preactAlias } from '../host/build/preact/preact-alias.ts'
import { embedList } from './build/embed-list.ts'
import { fetchTogether } from './build/fetch-together.ts'
import { mapWorker } from './build/map-worker.ts'
import { pageProof } from './build/page-proof.ts'
import { pruneReleases } from './build/prune-releases.ts'
import { stylesAsText } from './build/styles-as-text.ts'

/** What makes JavaScript of the sources, for pages and for the server. */
const scripts = () => [norwegianOnly(), patchReactAria(), vanillaExtractPlugin(), react()]
const source = () => [mapWorker(), ...scripts(), stylesAsText(new URL('src/styles.ts', import.meta.url))]

/** The list with its fields, as narrow and wide elements show it. */
const firstList = /\/search\/search\.tsx$|\/find-car\/(?:desk|phone)-layout\.tsx$/

/** Partners' pages are read more than anything is done on them: the list and its fields come first, then the rest. */
const oftenOpened = [
  [firstList, 100],
  [/\/search\/search-popover\.tsx$/, 40],
  [/\/login\/login\.tsx$/, 40],
  [/\/map\/car-map\.tsx$/, 20],
  [/\/outline\/\w+\.json$/, 20],
  [/\/(booking\/booking|car\/car)\.tsx$/, 4],
] as const

const hashed = 'assets/[name]-[hash].js'
const condition = '@delebil/source'
const onServer = [condition, ...defaultServerConditions]
/** What draws the search on the server: its styles are text, to be sent. */
const drawn = () => [...scripts(), stylesAsText(new URL('src/drawn/collect-styles.ts', import.meta.url))]
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig({
  plugins: [
    ...source(),
    // Another site than the page's own: each request there costs more.
    groupChunks({
      plugins: source,
      oftenOpened,
      requestBytes: 60_000,
      isOneSite: false,
      begins: [firstList],
      workers: /-worker\.mjs$/,
    }),
    pageProof(),
    fetchTogether(),
    embedList(version),
    pruneReleases(),
    compressAssets(),
    drawOnServer(new URL('src/drawn/draw-search.tsx', import.meta.url), drawn),
  ],
  resolve: { alias: preactAlias, conditions: [condition, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: onServer } } },
  define: { embedVersion: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  base: './',
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    lib: { entry: { loader: 'src/loader/loader.ts' }, formats: ['es'], cssFileName: 'none' },
    rolldownOptions: {
      // Files that parts share are put together without what they need: an entry may then hold more than it exports.
      preserveEntrySignatures: 'allow-extension',
      experimental: { lazyBarrel: true },
      output: {
        minify: true,
        entryFileNames: ({ name }) => (name === 'loader' ? 'loader.js' : hashed),
        chunkFileNames: hashed,
      },
    },
  },
})
