import { withMap } from '../../.storybook/launch-options.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { pickCar } from './set-up/cars.ts'
import { serveMapTiles } from './set-up/map-tile.ts'
import { expect, test } from './set-up/test.ts'

test.use({ launchOptions: withMap })

test('the map is drawn beside the cars, without accessibility violations', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.goto('/findcar')
  await pickCar(page, 0)
  await expect(page.locator('canvas').first()).toBeVisible()
  await expectNoBreaches(page, 'map-1440')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('canvas').first()).toBeVisible()
  await expectNoBreaches(page, 'map-390')
})

test('the map leaves nothing in memory when the page is left, however often', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  // Drawn without a graphics card: a small map is as good.
  await page.setViewportSize({ width: 1000, height: 400 })
  await page.goto('/login')
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  const canvas = page.locator('canvas').first()
  const countNodes = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN
  }
  const visit = async () => {
    await page.getByRole('link', { name: 'Velg bil' }).first().click()
    await expect(canvas).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zoom inn' })).toBeVisible()
    // The cars' painter takes hold of the map a little later, and says nothing.
    await page.waitForTimeout(500)
    await page.goBack()
    await expect(canvas).toBeHidden()
  }
  await visit()
  const first = await countNodes()
  for (let round = 0; round < 8; round += 1) await visit()
  await expect.poll(countNodes).toBeLessThan(first + 500)
})
