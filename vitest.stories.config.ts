import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { testBrowser } from './.storybook/test-browser.ts'
import { withoutTimeline } from './.storybook/without-timeline.ts'

export default defineConfig({
  // Styles are worked out in Vite's server environment, with this file's settings: it must see sources, not built packages.
  environments: { ssr: { resolve: { conditions: ['@delebil/source', ...defaultServerConditions] } } },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/test-results/stories.json' },
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        // The theme follows the system, which each story is told to be light and then, for its colours, dark.
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'auto' } })],
        cacheDir: 'node_modules/.vite/stories',
        optimizeDeps: withoutTimeline,
        test: {
          name: 'stories',
          browser: testBrowser(),
          setupFiles: [
            '.storybook/quick-react.ts',
            '.storybook/answer-in-page.ts',
            '.storybook/look-in-the-dark.ts',
            '.storybook/leave-reports.ts',
          ],
          // More than cores: a story waits for much of its time.
          maxWorkers: 4,
          // The pages of one worker share their modules: each story file brings its own answers and leaves nothing behind.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // A second try tells a story that wavers from one that fails; `npm test` names each that needed it.
          retry: 1,
        },
      },
    ],
  },
})
