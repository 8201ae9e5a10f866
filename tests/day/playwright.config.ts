import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../.storybook/launch-options.ts'

/** A day of a staff member, one task after the other: `npm run day` counts the presses and tells how long each answer took. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/day',
  globalSetup: './set-up/start-day.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: './set-up/day-reporter.ts',
  use: {
    browserName: 'chromium',
    launchOptions,
  },
})
