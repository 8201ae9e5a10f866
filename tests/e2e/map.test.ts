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
