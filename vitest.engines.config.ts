import { defineConfig } from 'vitest/config'

/** What people do most, in the engines that are not Chromium. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // The built site and the real server, as for Playwright.
    globalSetup: ['tests/e2e/set-up/global-set-up.ts'],
    maxWorkers: 2,
    // Each call has a limit of its own.
    testTimeout: 150_000,
    hookTimeout: 120_000,
    retry: 1,
    passWithNoTests: false,
    allowOnly: false,
  },
})
