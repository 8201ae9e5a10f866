import { expect } from '@playwright/test'
import { listStories } from './list-stories.ts'
import { pictures } from './settings.ts'
import { test } from './stage.ts'

for (const { id, title, name } of await listStories(pictures.address, pictures.words)) {
  test(`${title}: ${name}`, async ({ stage, look }) => {
    await stage.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${look === 'dark' ? 'dark' : 'light'}`)
    await stage.evaluate(() => Reflect.get(globalThis, 'storyFinished'))
    await stage.evaluate(() => document.fonts.ready)
    // A map is drawn by the graphics card of the day.
    await expect(stage).toHaveScreenshot(`${id}.png`, { mask: [stage.locator('canvas')], fullPage: true })
  })
}
