import type { Page } from '@playwright/test'
import { withMap } from '../../.storybook/launch-options.ts'
import { isSamePicture } from './set-up/is-same-picture.ts'
import { expect, test } from './set-up/test.ts'

test.use({ launchOptions: withMap })

/** A picture of one transparent pixel. */
const nothing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

/** What a system does to a page in the background, or when its graphics driver begins anew. */
const loseCard = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement) =>
        new Promise<void>((resolve) => {
          const card = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
          canvas.addEventListener('webglcontextlost', () => resolve(), { once: true })
          card?.loseContext()
          Object.assign(globalThis, { giveCardBack: () => card?.restoreContext() })
        }),
    )

const giveCardBack = (page: Page) => page.evaluate(() => (globalThis as { giveCardBack?: () => void }).giveCardBack?.())

const drawnMap = (page: Page) => page.locator('canvas').first().screenshot()

const expectDrawn = (page: Page, picture: Buffer) =>
  expect.poll(async () => isSamePicture(page, picture, await drawnMap(page)), { timeout: 30_000 }).toBe(true)

/** The map once two pictures of it are the same. */
async function mapAtRest(page: Page): Promise<Buffer> {
  let picture = await drawnMap(page)
  await expect
    .poll(
      async () => {
        const before = picture
        await page.waitForTimeout(500)
        picture = await drawnMap(page)
        return isSamePicture(page, picture, before)
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return picture
}

test('a map whose graphics card was lost is drawn again as it was, and answers meanwhile', async ({
  page,
  context,
}) => {
  test.slow()
  // The built-in map alone: an operator's style and its tiles look the same in light and dark.
  await context.route('**/map-style', (route) => route.fulfill({ status: 204 }))
  await context.route('https://cache.kartverket.no/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: nothing, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/findcar')
  await expect(page.locator('[data-mark="price"]').nth(4)).toBeAttached({ timeout: 60_000 })
  const before = await mapAtRest(page)

  await loseCard(page)
  await giveCardBack(page)
  await expectDrawn(page, before)

  await loseCard(page)
  await page.getByRole('button', { name: 'Zoom inn' }).click()
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Zoom ut' }).click()
  await page.waitForTimeout(500)
  // Away from the button, which differs under a pointer.
  await page.mouse.move(0, 0)
  await giveCardBack(page)
  await expectDrawn(page, before)

  await loseCard(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(500)
  await giveCardBack(page)
  const dark = await mapAtRest(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectDrawn(page, before)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDrawn(page, dark)
})
