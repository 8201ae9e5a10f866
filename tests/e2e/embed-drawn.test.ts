import type { Locator, Page } from '@playwright/test'
import { partnerSite, search } from './set-up/partner-site.ts'
import { expect, test } from './set-up/test.ts'

test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }
const cars = (page: Page) => search(page).getByRole('list', { name: 'Biler' })
const rows = (page: Page) => cars(page).getByRole('listitem')

/** Where a row stands in the element; its height changes with what is known of its price. */
const placeOf = async (page: Page, row: Locator) => {
  const [box, around] = [await row.boundingBox(), await search(page).boundingBox()]
  return box && around && [box.x - around.x, box.y - around.y, box.width]
}

/** Holds back the widget's files; answers what lets them through. */
const holdFiles = async (page: Page) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/embed/v1/assets/**', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const width of [390, 1440]) {
  test(`an element ${width} pixels wide has its list before its files, where the files leave it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdFiles(page)
    await partnerSite(page)
    await expect(rows(page)).toHaveCount(5, atFirst)
    await expect(cars(page)).toHaveAttribute('aria-busy', 'true')
    const first = rows(page).first()
    const [car, box] = [await first.getAttribute('data-car'), await placeOf(page, first)]
    release()
    await expect(cars(page)).toHaveAttribute('aria-busy', 'false', atFirst)
    expect([await first.getAttribute('data-car'), await placeOf(page, first)]).toEqual([car, box])
    expect(await search(page).evaluate((element) => element.shadowRoot?.childElementCount)).toBe(1)
  })
}

test('a row that is pressed before the files are there opens its car when they are', async ({ page }) => {
  const release = await holdFiles(page)
  await partnerSite(page)
  await expect(rows(page)).toHaveCount(5, atFirst)
  const button = rows(page).nth(1).getByRole('button')
  const words = await button.textContent()
  await button.focus()
  await page.keyboard.press('Enter')
  release()
  await expect(search(page).getByRole('button', { name: 'Tilbake til bilene' })).toBeVisible(atFirst)
  const model = search(page).getByRole('heading', { level: 2 })
  await expect.poll(async () => words?.startsWith((await model.textContent()) ?? '')).toBe(true)
})

test('a widget that waits for its cars behind what the server drew is reached neither by key nor by screen reader', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ pathname }) => pathname === '/api/search',
    async (route) => {
      await released
      await route.continue()
    },
  )
  await partnerSite(page)
  /** How many buttons the widget has behind what the server drew, and how many of them take the focus. */
  const hidden = () =>
    search(page).evaluate(({ shadowRoot }) => {
      const [, widget] = shadowRoot?.children ?? []
      const buttons = [...(widget?.querySelectorAll('button') ?? [])]
      const taking = buttons.filter((button) => {
        button.focus()
        return shadowRoot?.activeElement === button
      })
      return { buttons: buttons.length, taking: taking.length }
    })
  await expect(async () => expect((await hidden()).buttons).toBeGreaterThan(0)).toPass(atFirst)
  expect(await hidden()).toMatchObject({ taking: 0 })
  release()
  await expect(cars(page)).toHaveAttribute('aria-busy', 'false', atFirst)
  await expect(search(page).getByRole('button', { name: /^Når/ })).toHaveCount(1)
})

test('a page with two elements has a list in each, before their files and after', async ({ page }) => {
  const release = await holdFiles(page)
  await partnerSite(page)
  await search(page).evaluate((element) => element.after(element.cloneNode()))
  const lists = cars(page)
  await expect(lists).toHaveCount(2, atFirst)
  for (const list of await lists.all()) await expect(list.getByRole('listitem')).toHaveCount(5, atFirst)
  release()
  for (const list of await lists.all()) await expect(list).toHaveAttribute('aria-busy', 'false', atFirst)
  for (const element of await search(page).all()) {
    expect(await element.evaluate(({ shadowRoot }) => shadowRoot?.childElementCount)).toBe(1)
  }
})

test('a list that is scrolled before the files are there stays scrolled when they are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  const release = await holdFiles(page)
  await partnerSite(page)
  await expect(rows(page)).toHaveCount(5, atFirst)
  const scrolled = () =>
    search(page).evaluate(({ shadowRoot }) =>
      Math.max(...[...(shadowRoot?.querySelectorAll('*') ?? [])].map(({ scrollTop }) => scrollTop)),
    )
  await rows(page).first().hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(scrolled).toBeGreaterThan(0)
  const before = await scrolled()
  release()
  await expect(cars(page)).toHaveAttribute('aria-busy', 'false', atFirst)
  await expect.poll(scrolled).toBe(before)
})

test('a drawing that comes after its element was taken out and put back leaves the widget that is there', async ({
  page,
}) => {
  // The first answer waits until the second stay has its widget, on whatever machine, and is not given up meanwhile.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route('**/api/partner/*/search?*', async (route) => {
    asked += 1
    if (asked === 1) await released
    await route.continue()
  })
  await partnerSite(page)
  await expect.poll(() => asked).toBe(1)
  await search(page).evaluate(async (element) => {
    const place = element.parentElement
    element.remove()
    await new Promise(requestAnimationFrame)
    place?.append(element)
  })
  const widget = search(page).getByRole('button', { name: /^Når/ })
  await expect(cars(page)).toHaveAttribute('aria-busy', 'false', atFirst)
  const answered = page.waitForResponse('**/api/partner/*/search?*')
  release()
  await answered
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(cars(page)).toHaveAttribute('aria-busy', 'false')
  await widget.click()
  await expect(search(page).getByRole('dialog', { name: 'Når' })).toBeVisible()
})

test('an element whose list cannot be drawn comes with its files', async ({ page, allowStatus }) => {
  allowStatus(503)
  await page.route('**/api/partner/*/search?*', (route) => route.fulfill({ status: 503 }))
  await partnerSite(page)
  await expect(cars(page)).toHaveAttribute('aria-busy', 'false', atFirst)
})
