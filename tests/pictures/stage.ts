import { test as base, type Page } from '@playwright/test'
import { type Look, pictures } from './settings.ts'

/** The moment that the stories are told at; nothing on a picture is younger. */
const clock = new Date('2026-11-21T10:10:00+01:00')

/** In the page, before anything of it: waits for the workbench to say that a story has been drawn and played. */
function listen(): void {
  const finished = Promise.withResolvers<void>()
  const name = '__STORYBOOK_ADDONS_CHANNEL__'
  Object.defineProperty(globalThis, name, {
    configurable: true,
    set(channel: { once: (event: string, then: () => void) => void }) {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: channel })
      channel.once('storyFinished', finished.resolve)
    },
  })
  Object.assign(globalThis, { storyFinished: finished.promise })
}

interface Stage {
  /** One page for all stories of a worker: what a story loads, the next one has. */
  readonly stage: Page
}

export const test = base.extend<object, Stage & { readonly look: Look }>({
  look: ['light', { scope: 'worker', option: true }],
  stage: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({
        baseURL: pictures.address,
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
        viewport: { width: pictures.width, height: 900 },
        reducedMotion: 'reduce',
        forcedColors: look === 'forced' ? 'active' : 'none',
      })
      await page.clock.setFixedTime(clock)
      await page.addInitScript(listen)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})
