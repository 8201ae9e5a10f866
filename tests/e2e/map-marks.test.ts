import { setTimeout as wait } from 'node:timers/promises'
import { withMap } from '../../.storybook/launch-options.ts'
import { countPixels } from './set-up/count-pixels.ts'
import { serveMapTiles } from './set-up/map-tile.ts'
import { expect, test } from './set-up/test.ts'

test.use({ launchOptions: withMap })

// The disc of a free car's sign, with its check in another colour.
const SIGN_PIXELS = 60
const atFirst = { timeout: 60_000 }

test('the price of a free car is drawn where its button is, in light and dark', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.goto('/findcar')
  const free = page.locator('[data-mark=price]', { hasText: /, ledig$/ }).first()
  await expect(free).toBeAttached(atFirst)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => countPixels(free, 'green'), colorScheme).toBeGreaterThan(SIGN_PIXELS)
  }
})

test('how far five minutes on foot reach is drawn around the place that is known before the map', async ({
  page,
  context,
}) => {
  test.slow()
  await serveMapTiles(context)
  const purple = { id: 'own-ground', type: 'background', paint: { 'background-color': '#7a1fa2' } }
  await page.route('**/map-style', (route) => route.fulfill({ json: { version: 8, sources: {}, layers: [purple] } }))
  await page.goto('/findcar')
  await expect(page.locator('[data-mark=price]').first()).toBeAttached(atFirst)
  const map = page.locator('canvas').first()
  await expect.poll(() => countPixels(map, 'shaded'), atFirst).toBeGreaterThan(10_000)
})

test('the words that say how far the walking ring reaches have nothing of a phone over them', async ({
  page,
  context,
}) => {
  test.slow()
  await serveMapTiles(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/findcar')
  const words = page.getByText('5 min å gå')
  await expect(words).toBeVisible(atFirst)
  const covered = () =>
    words.evaluateAll((elements: HTMLElement[]) =>
      elements.flatMap((element) => {
        element.style.pointerEvents = 'auto'
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const))
        return corners.filter(([x, y]) => document.elementFromPoint(x, y) !== element)
      }),
    )
  await expect.poll(covered).toEqual([])
  // The ring's northern end is drawn under the search.
  const { x = 0, y = 0 } = (await words.boundingBox()) ?? {}
  await page.mouse.move(x, y + 80)
  await page.mouse.down()
  await page.mouse.move(x, 150, { steps: 8 })
  await page.mouse.up()
  await expect.poll(covered).toEqual([])
})

test("marks stand above the ground of the operator's own style, which comes late", async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.route('**/map-style', async (route) => {
    await wait(3000)
    const ground = { id: 'own-ground', type: 'background', paint: { 'background-color': '#7a1fa2' } }
    await route.fulfill({ json: { version: 8, sources: {}, layers: [ground] } })
  })
  await page.goto('/findcar')
  const free = page.locator('[data-mark=price]', { hasText: /, ledig$/ }).first()
  await expect(free).toBeAttached(atFirst)
  const map = page.locator('canvas').first()
  await expect.poll(() => countPixels(map, 'purple'), atFirst).toBeGreaterThan(10_000)
  await expect.poll(() => countPixels(free, 'green')).toBeGreaterThan(SIGN_PIXELS)
})
