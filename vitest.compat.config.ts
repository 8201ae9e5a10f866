import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { testBrowser } from './.storybook/test-browser.ts'
import { frame } from './.storybook/vite-frame.ts'
import { patchReactAria } from './apps/host/build/preact/patch-react-aria.ts'
import { preactAlias, shimVersion } from './apps/host/build/preact/preact-alias.ts'

/** The workbench is React's own, the router the host's, and long lists the admin area's. */
const notHere = /^react(?:-dom|-router)?(?:\/|$)|^@(?:storybook|tanstack)\//
const { optimizeDeps, ...workbench } = frame()
const dependencies = [
  ...(optimizeDeps?.include ?? []).filter((name) => !notHere.test(name)),
  '@react-stately/flags',
  'preact',
  'preact/compat',
  'preact/compat/client',
  'preact/compat/jsx-dev-runtime',
  'preact/compat/jsx-runtime',
  'storybook/preview-api',
]

export default defineConfig(
  mergeConfig(workbench, {
    plugins: [shimVersion()],
    resolve: { alias: preactAlias },
    optimizeDeps: { include: dependencies, rolldownOptions: { plugins: [patchReactAria()] } },
    publicDir: '.storybook/public',
    cacheDir: 'node_modules/.vite/compat-preact',
    test: {
      name: 'compat',
      include: ['tests/compat/**/*.test.ts'],
      browser: testBrowser(),
      setupFiles: ['.storybook/answer-in-page.ts'],
      maxWorkers: 2,
      testTimeout: 30_000,
      hookTimeout: 120_000,
      retry: 1,
      passWithNoTests: false,
      allowOnly: false,
    },
  }),
)
