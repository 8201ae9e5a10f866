import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { norwegianOnly } from './build/norwegian-only.ts'
import { preloadFirstPage } from './build/preload-first-page.ts'
import { serviceWorker } from './build/service-worker.ts'

const source = '@delebil/source'
/** Small parts of the first page that others use as well: left alone, each would be a file of its own. */
const firstPage =
  /lucide-react\/dist\/esm\/icons\/(search|car-front|refresh-cw)\.|ui\/src\/(stack|skeleton|empty-state|theme\/colors)|booking-widget\/src\/(data\/use-(now|refresh|prices)|picture\/use-is-near|panel\/panel\.css|locale\/map-text|car-row\/car-picture|search\/result-list)/
const api = { target: process.env['API_URL'] ?? 'http://127.0.0.1:3001' }

export default defineConfig({
  plugins: [norwegianOnly(), vanillaExtractPlugin(), react(), preloadFirstPage(), serviceWorker(), compressAssets()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Styles are worked out in Vite's server environment: it must see the same sources, or it takes an older build's classes.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  server: { proxy: { '/api': api, '/oauth': api, '/health': api } },
  build: {
    target: 'es2023',
    // The content security policy takes no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The map's own chunk is large and lazy; the size budgets watch the rest.
    chunkSizeWarningLimit: 1500,
    // What every page needs is one file and not forty: on a phone's network each costs more than its bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'] },
            { name: 'first', test: firstPage },
          ],
        },
      },
    },
  },
})
