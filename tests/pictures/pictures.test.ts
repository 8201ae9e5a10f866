import { expect, test } from '@playwright/test'
import { listStories } from './list-stories.ts'
import { pictures } from './settings.ts'

/** The moment that the stories are told at; nothing on a picture is younger. */
const clock = new Date('2026-11-21T10:10:00+01:00')

for (const { id, title, name } of await listStories(pictures.address, pictures.words)) {
  test(`${title}: ${name}`, async ({ page }, { project }) => {
    await page.clock.setFixedTime(clock)
    await page.addInitScript(() => {
      // Told by the workbench when the story has been drawn and played.
      const told = Promise.withResolvers<string>()
      Object.assign(globalThis, { storyTold: told.promise })
      const listen = () => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
        if (!channel) return void setTimeout(listen, 20)
        channel.once('storyFinished', ({ status }: { status: string }) => told.resolve(status))
      }
      listen()
    })
    const theme = project.name === 'dark' ? 'dark' : 'light'
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
    await page.evaluate(() => Reflect.get(globalThis, 'storyTold'))
    await page.evaluate(() => document.fonts.ready)
    // A map is drawn by the graphics card of the day.
    await expect(page).toHaveScreenshot(`${id}.png`, { mask: [page.locator('canvas')], fullPage: true })
  })
}
