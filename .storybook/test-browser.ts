import { playwright } from '@vitest/browser-playwright'

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
}

/** The real browser in which stories run as tests; the map gets WebGL without a graphics card. */
export const testBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions,
    contextOptions: { reducedMotion: 'reduce', locale: 'nb-NO', timezoneId: 'Europe/Oslo' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})
