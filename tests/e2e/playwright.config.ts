import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../.storybook/launch-options.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './set-up/global-set-up.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a test that wavers from one that fails; `npm test` names each that needed it.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The longest, with servers of their own: begun first, so that nobody waits for them at the end.
    { name: 'month', testMatch: /admin-month\.test\.ts/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'books', testMatch: /tripletex-month\.test\.ts/, use: { viewport: { width: 1440, height: 900 } } },
    // What does not depend on the width is tried at one.
    {
      name: 'phone',
      testIgnore:
        /(account|allowed-to-drive|addresses|come-back|admin(-\w+)?|billing(-\w+)?|embed(-\w+)*|file-import|first-day|second-step|forced-colors|find-car-layout|kilometers|log-in|map(-marks)?|memberships|payment|places|offline|page-files|partner|screens|single-sign-on|staff-sign-on|shared|sms|tripletex-month)\.test\.ts/,
      use: { viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      // A phone's app is only on phones, and damages are told from the street; a hold reaches people on the move, and what moves moves most there, as large text has least room.
      testIgnore:
        /(admin-month|tripletex-month|booking(-first-look)?|native|damage|first-visit|invoices|large-text|still-pages|under-way|waitlist)\.test\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
