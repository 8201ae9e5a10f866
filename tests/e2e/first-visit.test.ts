import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './set-up/layout-shifts.ts'
import { expect, test } from './set-up/test.ts'

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }
const cars = (page: Page) => page.getByRole('list', { name: 'Biler' })
const rows = (page: Page) => cars(page).getByRole('listitem')
const drawn = (page: Page) => page.locator('#drawn')

/** Holds back the site's scripts; answers what lets them through. */
const holdScripts = async (page: Page) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Comes until the server has a drawing that is kept: the first one may take longer than a page waits. */
const comeFirst = (page: Page) =>
  expect(async () => {
    await page.goto('/findcar', { waitUntil: 'commit' })
    await expect(drawn(page)).toBeVisible({ timeout: 2000 })
  }).toPass(atFirst)

const whenLive = async (page: Page) => {
  await expect(drawn(page)).toHaveCount(0, atFirst)
  await expect(cars(page)).toHaveAttribute('aria-busy', 'false', atFirst)
}

test('the first visit has its list before the scripts, where they leave it, with all that its rows say', async ({
  page,
}) => {
  await watchShifts(page)
  const release = await holdScripts(page)
  // As late as on a phone, and sooner than they are given up.
  await page.route('**/api/price', async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })
  await comeFirst(page)
  await expect(rows(page)).toHaveCount(5)
  await expect(cars(page)).toHaveAttribute('aria-busy', 'true')
  const first = rows(page).first()
  const before = [await first.boundingBox(), await first.textContent()]
  expect(before[1]).toMatch(/kr/)
  // What is shown of the row from one frame to the next, on the way to the site's own.
  await page.evaluate(() => {
    const said = new Set<string | undefined>()
    Object.assign(window, { said })
    const look = () => {
      said.add(document.querySelector('li[data-car]')?.textContent ?? undefined)
      requestAnimationFrame(look)
    }
    look()
  })
  release()
  await whenLive(page)
  expect([await first.boundingBox(), await first.textContent()]).toEqual(before)
  expect(await page.evaluate(() => [...(Reflect.get(window, 'said') as Set<string>)])).toEqual([before[1]])
  expect(await shiftsOf(page)).toEqual([])
})

test('a car that is pressed before the scripts are there is open when they are', async ({ page }) => {
  const release = await holdScripts(page)
  await comeFirst(page)
  const id = await rows(page).nth(1).getAttribute('data-car')
  await rows(page).nth(1).getByRole('button').click()
  await page.waitForTimeout(100)
  await expect(drawn(page)).toBeVisible()
  release()
  await expect(page).toHaveURL(new RegExp(`[?&]car=${id}$`), atFirst)
  await expect(page.getByRole('button', { name: 'Tilbake til bilene' })).toBeVisible()
})

test('the focus stays where it was before the scripts', async ({ page }) => {
  const release = await holdScripts(page)
  await comeFirst(page)
  const button = rows(page).nth(2).getByRole('button')
  await button.focus()
  release()
  await whenLive(page)
  await expect(button).toBeFocused()
})

test('a list that the site cannot ask for gives way to what it says of that', async ({ page, allowStatus }) => {
  allowStatus(503)
  await page.route(
    ({ pathname }) => pathname === '/api/search',
    (route) => route.fulfill({ status: 503 }),
  )
  await comeFirst(page)
  await expect(drawn(page)).toHaveCount(0, atFirst)
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible(atFirst)
})

test('a person who has been here before is shown nothing but their own search', async ({ page }) => {
  const release = await holdScripts(page)
  await comeFirst(page)
  await page.evaluate(() => localStorage.setItem('delebil:booking:search', '{}'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(drawn(page)).toHaveCount(0)
  release()
  await whenLive(page)
})

test('a wide window shows nothing before the site, which has another layout', async ({ page }) => {
  const release = await holdScripts(page)
  await comeFirst(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(drawn(page)).toBeHidden()
  release()
  await whenLive(page)
  await expect(rows(page).first()).toBeVisible()
})
