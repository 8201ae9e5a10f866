import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from './launch-options.ts'

/** The real browser in which stories run as tests. */
export const testBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions,
    contextOptions: { colorScheme: 'light', reducedMotion: 'reduce', locale: 'nb-NO', timezoneId: 'Europe/Oslo' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})
