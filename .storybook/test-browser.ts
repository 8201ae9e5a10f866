import { playwright } from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { launchOptions } from './launch-options.ts'

/** Vitest's own: what the system prefers, for the whole page of the session. */
const preferColorScheme: BrowserCommand<[scheme: 'light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme })

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
  commands: { preferColorScheme },
})
