import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { testBrowser } from './.storybook/test-browser.ts'

const inTheme = (theme: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  // A cache per project, so that two cold ones do not write over each other.
  cacheDir: `node_modules/.vite/stories-${theme}`,
  test: {
    name: `stories-${theme}`,
    browser: testBrowser(),
    testTimeout: 30_000,
    // A second try tells a story that wavers from one that fails; `npm test` names each that needed it.
    retry: 1,
  },
})

export default defineConfig({
  // Styles are worked out in Vite's server environment, with this file's settings: it must see sources, not built packages.
  environments: { ssr: { resolve: { conditions: ['@delebil/source', ...defaultServerConditions] } } },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/test-results/stories.json' },
    passWithNoTests: false,
    projects: [inTheme('light'), inTheme('dark')],
  },
})
