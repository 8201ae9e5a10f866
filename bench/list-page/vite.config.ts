import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@delebil/source', ...defaultClientConditions] },
  build: { outDir: '../../.cache/list-page', emptyOutDir: true, target: 'es2024' },
  cacheDir: '../../.cache/vite-list-page',
})
