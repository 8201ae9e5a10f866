import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { drawOnServer } from './build/draw-on-server.ts'
import { groupChunks } from './build/group-chunks.ts'
import { firstPage, nameParts } from './build/name-parts.ts'
import { norwegianOnly } from './build/norwegian-only.ts'
import { patchReactAria, slotId } from './build/preact/patch-react-aria.ts'
import { preactAlias } from './build/preact/preact-alias.ts'
import { serviceWorker } from './build/service-worker.ts'

const condition = '@delebil/source'
const api = { target: process.env['API_URL'] ?? 'http://127.0.0.1:3001' }

/** What makes JavaScript of the sources. */
const source = () => [norwegianOnly(), patchReactAria([slotId]), vanillaExtractPlugin(), react()]

const reservations = /\/reservations-page\.tsx$/
const reservation = /\/reservation-page\.tsx$/

const oftenOpened = [
  [firstPage, 300],
  // What the search for cars fetches when its list is there and nothing else is going on: one press away from it.
  [/\/(filter-panel|search-popover|search-modal|screen-body)\.tsx$/, 60],
  [/\/car-map\.tsx$/, 30],
  [/\/outline\/\w+\.json$/, 30],
  [reservations, 20],
  [reservation, 20],
  // What a reservation fetches when it is drawn: one press away from it.
  [/\/(opened-dialogs|trip-menu-list|failure-modal)\.tsx$/, 20],
  [/\/invoices-page\.tsx$/, 4],
  [/\/admin-area\.tsx$/, 12],
] as const

/** What is read by the site's members is styled by one file beside the first page's. */
const membersStyles = /^(?!.*\/(src\/admin|admin-components)\/).*\.css(\.ts)?(\.vanilla\.css)?$/

export default defineConfig({
  plugins: [
    ...source(),
    groupChunks({
      plugins: source,
      oftenOpened,
      requestBytes: 120_000,
      isOneSite: true,
      begins: [firstPage, reservations, reservation],
      styles: membersStyles,
    }),
    nameParts(),
    serviceWorker(),
    compressAssets(),
    drawOnServer(new URL('src/drawn/draw-find-car.tsx', import.meta.url), source),
  ],
  resolve: { alias: preactAlias, conditions: [condition, ...defaultClientConditions] },
  // Styles are worked out in Vite's server environment: it must see the same sources, or it takes an older build's classes.
  environments: { ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } } },
  server: { proxy: { '/api': api, '/oauth': api, '/health': api } },
  build: {
    target: 'es2023',
    // The content security policy takes no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The map's own chunk is large and lazy; the size budgets watch the rest.
    chunkSizeWarningLimit: 1500,
  },
})
