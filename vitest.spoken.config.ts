import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { testBrowser } from './.storybook/test-browser.ts'
import { frame } from './.storybook/vite-frame.ts'
import { withoutTimeline } from './.storybook/without-timeline.ts'

const { optimizeDeps, ...workbench } = frame()

/** What a screen reader says while stories are used by keyboard. */
export default defineConfig(
  mergeConfig(workbench, {
    optimizeDeps: {
      ...withoutTimeline,
      include: [...(optimizeDeps?.include ?? []), '@guidepup/virtual-screen-reader', 'storybook/preview-api'],
    },
    publicDir: '.storybook/public',
    cacheDir: 'node_modules/.vite/spoken',
    test: {
      name: 'spoken',
      include: ['tests/spoken/**/*.test.ts'],
      browser: testBrowser(),
      setupFiles: ['.storybook/quick-react.ts', '.storybook/answer-in-page.ts'],
      // One page at a time: the focus is what is listened to.
      fileParallelism: false,
      testTimeout: 30_000,
      hookTimeout: 120_000,
      retry: 1,
      passWithNoTests: false,
      allowOnly: false,
    },
  }),
)
