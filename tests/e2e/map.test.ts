import { formatNok } from '@delebil/validation/text'
import type { Page } from '@playwright/test'
import { withMap } from '../../.storybook/launch-options.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { findLonelyPlace, storeSearch } from './set-up/cars.ts'
import { openCounter } from './set-up/count-nodes.ts'
import { serveMapTiles } from './set-up/map-tile.ts'
import { expect, test } from './set-up/test.ts'

test.use({ launchOptions: withMap })

test('the map is drawn beside the cars, without accessibility violations', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.goto('/findcar')
  await expect(page.getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('canvas').first()).toBeVisible()
  await expectNoBreaches(page, 'map-1440')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('canvas').first()).toBeVisible()
  await expectNoBreaches(page, 'map-390')
})

test('beside open filters the map has less room, and its buttons stand clear of whose map it is', async ({
  page,
  context,
}) => {
  test.slow()
  await serveMapTiles(context)
  await page.setViewportSize({ width: 1136, height: 800 })
  await page.goto('/findcar')
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.getByRole('button', { name: /^VALG/ }).click()
  const out = page.getByRole('button', { name: 'Zoom ut' })
  const whose = page.getByRole('link', { name: '© Kartverket' }).locator('..')
  await expect
    .poll(async () => {
      const [button, line] = await Promise.all([out.boundingBox(), whose.boundingBox()])
      return button && line ? line.y - (button.y + button.height) : Number.NaN
    })
    .toBeGreaterThanOrEqual(0)
})

/** A mark as it is drawn: its button is never smaller than a finger. */
const drawnPx: Record<string, number> = { price: 34, dot: 26, cluster: 46, selected: 48 }

async function drawnMarks(page: Page) {
  return page.locator('[data-mark]').evaluateAll((marks, heights) => {
    return marks.map((mark) => {
      const kind = mark.getAttribute('data-mark') ?? ''
      const { left, top, width, height } = mark.getBoundingClientRect()
      const [drawnHeight, middle] = [heights[kind] ?? 0, top + height / 2]
      const drawnWidth = kind === 'price' || kind === 'selected' ? width : drawnHeight
      const [x, y] = [left + width / 2 - drawnWidth / 2, middle - drawnHeight / 2]
      return { kind, name: mark.textContent ?? '', left: x, top: y, right: x + drawnWidth, bottom: y + drawnHeight }
    })
  }, drawnPx)
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the first view tells five prices, and no mark lies on another: ${size.width} px`, async ({ page, context }) => {
    test.slow()
    await serveMapTiles(context)
    await page.setViewportSize(size)
    await page.goto('/findcar')
    await expect
      .poll(async () => (await drawnMarks(page)).filter(({ kind }) => kind === 'price').length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(5)
    const marks = await drawnMarks(page)
    const touching = marks.flatMap((one, at) =>
      marks
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.name} / ${other.name}`),
    )
    expect(touching).toEqual([])
    for (const { kind, name } of marks) if (kind === 'price') expect(name).toMatch(/\d\s+kr/)
    const canBeRead = await page.locator('[data-mark=price]').evaluateAll(
      (prices) =>
        prices.filter((price) => {
          const { left, top, right, bottom } = price.getBoundingClientRect()
          const map = document.querySelector('canvas')?.parentElement
          return [left + 1, (left + right) / 2, right - 1].every((x) =>
            map?.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          )
        }).length,
    )
    expect(canBeRead, 'prices that nothing lies over').toBeGreaterThanOrEqual(5)
  })
}

test('marks on the map are twice as large where the text is, and none lies on another', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/findcar')
  const price = page.locator('[data-mark=price]').first()
  await expect(price).toBeAttached({ timeout: 60_000 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // Twice a price, a dot or a cluster: what has no room for its price any more is a dot.
  await expect
    .poll(() =>
      page
        .locator('[data-mark]')
        .evaluateAll((marks) => [
          ...new Set(marks.map((mark) => [52, 68, 92].includes(Math.round(mark.getBoundingClientRect().height)))),
        ]),
    )
    .toEqual([true])
  const name = page.getByText('Bergen', { exact: true }).locator('visible=true').last()
  expect(await name.evaluate((element) => getComputedStyle(element).fontSize)).toBe('26px')
})

test('the cars of one spot fan out for mouse and keyboard, and a car of it opens', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.goto('/findcar')
  const spot = page.locator('[data-mark=price]', { hasText: 'biler, fra' }).first()
  await expect(spot).toBeAttached({ timeout: 60_000 })
  await spot.focus()
  await page.keyboard.press('Enter')
  const fan = page.getByRole('group', { name: /^\d+ biler$/ })
  await expect(fan.getByRole('button').first()).toBeFocused()
  for (const chip of await fan.getByRole('button').all()) expect((await chip.boundingBox())?.height).toBeCloseTo(48)
  await expect(fan.getByRole('button', { name: /\d\s+kr/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fan).toBeHidden()
  const box = await spot.boundingBox()
  if (!box) throw new Error('The spot is not on the map.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await fan
    .getByRole('button', { name: /, ledig$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Reserver', exact: true })).toBeVisible()
})

/** All of the pin of the chosen car is on the map, and nothing lies over it. */
const isPinWhole = (page: Page): Promise<boolean> =>
  page.locator('[data-mark=selected]').evaluate((pin) => {
    const { left, top, right, bottom } = pin.getBoundingClientRect()
    const map = document.querySelector('canvas')?.parentElement
    return [left + 2, right - 2].every((x) =>
      [top + 2, bottom - 2].every((y) => map?.contains(document.elementFromPoint(x, y))),
    )
  })

test('a chosen car whose pin the edge of the map would cut is brought whole into sight', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.goto('/finnes-ikke')
  // A day and a place of its own: by night the first search is for all of the day, and elsewhere others put cars beside it.
  await storeSearch(page, 31)
  await storeSearch(page, 31, await findLonelyPlace(page))
  await page.goto('/findcar')
  const alone = page.locator('[data-mark=price]').filter({ hasNotText: 'biler' }).first()
  await expect(alone).toBeAttached({ timeout: 60_000 })
  const [from, map] = [await alone.boundingBox(), await page.locator('canvas').first().boundingBox()]
  const name = await alone.textContent()
  if (!from || !map || !name) throw new Error('No car stands alone on the map.')
  const ground = { x: map.x + 40, y: map.y + map.height - 40 }
  await page.mouse.move(ground.x, ground.y)
  await page.mouse.down()
  await page.mouse.move(ground.x, ground.y - (from.y + from.height / 2 - map.y - 8), { steps: 8 })
  await page.mouse.up()
  // It steps aside, and stays whole.
  const moved = page.locator('[data-mark]').filter({ hasText: name }).first()
  await expect.poll(async () => Math.abs(((await moved.boundingBox())?.y ?? 0) - map.y)).toBeLessThan(20)
  await moved.press('Enter')
  await expect.poll(() => isPinWhole(page)).toBe(true)
})

test('the sheet of a chosen car covers nothing of its pin on a phone', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/finnes-ikke')
  // A day and a place of its own: by night the first search is for all of the day, and elsewhere others put cars beside it.
  await storeSearch(page, 31)
  await storeSearch(page, 31, await findLonelyPlace(page))
  await page.goto('/findcar')
  const alone = page.locator('[data-mark=price]').filter({ hasNotText: 'biler' }).last()
  await expect(alone).toBeAttached({ timeout: 60_000 })
  await alone.press('Enter')
  await expect(page.locator('[data-mark=selected]')).toBeAttached()
  await expect.poll(() => isPinWhole(page)).toBe(true)
})

test('an open fan stays while the cars are fetched again, and says what they are now', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  let areTaken = false
  await page.route(/\/api\/search\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { cars: object[] }
    const cars = answer.cars.map((car) => ({ ...car, maxAvailability: areTaken ? 0 : 100 }))
    await route.fulfill({ response, json: { ...answer, cars } })
  })
  await page.goto('/findcar')
  const spot = page.locator('[data-mark=price]', { hasText: 'biler, fra' }).first()
  await expect(spot).toBeAttached({ timeout: 60_000 })
  await spot.focus()
  await page.keyboard.press('Enter')
  const chip = page
    .getByRole('group', { name: /^\d+ biler$/ })
    .getByRole('button')
    .first()
  await expect(chip).toBeFocused()
  await expect(chip).toHaveAccessibleName(/ledig$/)
  areTaken = true
  await expect(async () => {
    // As whoever comes back to the page.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(chip).toHaveAccessibleName(/opptatt$/, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(chip).toBeFocused()
})

test('with a flexible time the map says the prices of the times suggested', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  await page.goto('/findcar')
  await expect(page.locator('[data-mark=price]').first()).toBeAttached({ timeout: 60_000 })
  const suggested = page.waitForResponse(/\/api\/search\/flexible\?/)
  await page.getByRole('button', { name: /^Når / }).click()
  await page.getByRole('switch', { name: /Fleksibel tid/ }).focus()
  await page.keyboard.press('Space')
  const { data } = (await (await suggested).json()) as { data: readonly { totalOre: number }[] }
  await page.keyboard.press('Escape')
  const known = new Set(data.map(({ totalOre }) => formatNok(totalOre)))
  const said = () =>
    page
      .locator('[data-mark=price]')
      .evaluateAll((marks) => marks.map((mark) => /(\d[\d\s]*(?:,\d\d)?\skr),/.exec(mark.textContent ?? '')?.[1]))
  await expect
    .poll(async () => {
      const prices = await said()
      return prices.length > 0 && prices.every((price) => price !== undefined && known.has(price))
    })
    .toBe(true)
})

test('the map leaves nothing in memory when the page is left, however often', async ({ page, context }) => {
  test.slow()
  await serveMapTiles(context)
  // Drawn without a graphics card: a small map is as good.
  await page.setViewportSize({ width: 1000, height: 400 })
  await page.goto('/login')
  const count = await openCounter(page)
  const canvas = page.locator('canvas').first()
  const visit = async () => {
    await page.getByRole('link', { name: 'Velg bil' }).first().click()
    await expect(canvas).toBeVisible()
    await expect(page.locator('[data-mark]').first()).toBeAttached()
    // The cars' painter takes hold of the map a little later, and says nothing.
    await page.waitForTimeout(500)
    await page.goBack()
    await expect(canvas).toBeHidden()
  }
  // What is compiled and kept at the first visits is no leak.
  for (let warming = 0; warming < 3; warming += 1) await visit()
  const first = await count()
  for (let round = 0; round < 8; round += 1) await visit()
  await expect.poll(async () => (await count()).nodes).toBeLessThan(first.nodes + 500)
  expect((await count()).heapBytes).toBeLessThan(first.heapBytes + 6_000_000)
})
