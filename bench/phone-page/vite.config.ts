import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: { outDir: '../../.cache/phone-page', emptyOutDir: true, target: 'es2024', modulePreload: { polyfill: false } },
  cacheDir: '../../.cache/vite-phone-page',
})
