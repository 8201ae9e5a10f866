import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './set-up/layout-shifts.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

interface Size {
  readonly width: number
  readonly height: number
}

async function openAt(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.goto('/findcar')
  await expect(page.getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false')
}

/** Rows of which all can be seen: nothing of them is below the window, and nothing lies over them. */
const countWholeCars = (page: Page): Promise<number> =>
  page.locator('[data-car]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect()
        const isOnTop = [top + 1, bottom - 1].every((y) => row.contains(document.elementFromPoint(left + 40, y)))
        return isOnTop && bottom <= innerHeight
      }).length,
  )

/** Five are drawn at once, the others when the browser rests. */
const expectWholeCars = (page: Page, least: number, where?: string): Promise<void> =>
  expect.poll(() => countWholeCars(page), where === undefined ? {} : { message: where }).toBeGreaterThanOrEqual(least)

test('beside a map six cars are seen whole at 1440 px and five at 1136 px', async ({ page }) => {
  await openAt(page, { width: 1440, height: 900 })
  await expectWholeCars(page, 6)
  await openAt(page, { width: 1136, height: 800 })
  await expectWholeCars(page, 5)
})

test('over the map of a phone two cars are seen whole at once, and one on the smallest and one on its side', async ({
  page,
}) => {
  for (const [size, least] of [
    [{ width: 390, height: 844 }, 2],
    [{ width: 320, height: 568 }, 1],
    [{ width: 844, height: 390 }, 1],
  ] as const) {
    await openAt(page, size)
    await expectWholeCars(page, least, JSON.stringify(size))
  }
})

test('the page of the search moves nothing while cars, prices and map come', async ({ page }) => {
  await watchShifts(page)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await openAt(page, size)
    await expect(page.locator('[data-car]').first()).toContainText(/kr/)
    expect(await shiftsOf(page), `${size.width} px`).toEqual([])
  }
})

test('beside a map the four quick filters are whole, and no place is cut for a price', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1136, height: 800 },
  ]) {
    await openAt(page, size)
    await expect(page.locator('[data-car]').first()).toContainText(/kr/)
    await expect(page.getByRole('button', { name: 'Elektrisk', exact: true })).toBeVisible()
    const isInside = await page.getByRole('button', { name: '7 seter', exact: true }).evaluate((chip) => {
      const row = chip.parentElement
      const end = row?.getBoundingClientRect().right ?? 0
      return [...(row?.children ?? [])].every((each) => each.getBoundingClientRect().right <= end)
    })
    expect(isInside, `${size.width} px`).toBe(true)
  }
  for (const size of [
    { width: 1136, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await openAt(page, size)
    await expect(page.locator('[data-car]').first()).toContainText(/kr/)
    expect(await cutWords(page, '[data-car]', /sørvest|Torget|Klosteret|Nordnes/), `${size.width} px`).toEqual([])
  }
})

/** Words of which not all is shown. */
const cutWords = (page: Page, within: string, about = /./): Promise<string[]> =>
  page.locator(within).evaluateAll(
    (parts, [source]) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('*')])
        .filter((element) => getComputedStyle(element).overflowX === 'hidden' && element.clientWidth > 1)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent ?? '')
        .filter((text) => new RegExp(source).test(text)),
    [about.source] as const,
  )

test('on the smallest phone with text of twice the size no word of the search is cut', async ({ page }) => {
  await openAt(page, { width: 320, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(page.locator('[data-car]').first()).toContainText(/kr/)
  expect(await cutWords(page, 'main'), 'list').toEqual([])
  await page.getByRole('button', { name: /^VALG/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await cutWords(page, '[role=dialog]'), 'filters').toEqual([])
  await page.getByRole('button', { name: 'Lukk' }).click()
  await page.getByRole('button', { name: /^Endre søk/ }).click()
  await expect(page.getByRole('button', { name: /^Når/ })).toBeVisible()
  expect(await cutWords(page, '[role=dialog]'), 'search').toEqual([])
})

test('a list is there before its map, however long that takes', async ({ page }) => {
  let isAskedFor = false
  await page.route(/\/assets\/use-drawn-map-.*\.js$/, () => {
    isAskedFor = true
  })
  await openAt(page, { width: 1440, height: 900 })
  await expect(page.locator('[data-car]').first()).toContainText(/kr/)
  await expect.poll(() => isAskedFor).toBe(true)
  await expect(page.getByText('Laster kartet …')).toBeVisible()
})

/** Presses of Tab from the top of the page to a car, by way of the link that leads past the search. */
async function countStops(page: Page): Promise<number> {
  for (let stops = 1; stops < 50; stops += 1) {
    await page.keyboard.press('Tab')
    const focus = page.locator(':focus')
    if ((await focus.textContent()) === 'Hopp til bilene') {
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-car]').first().getByRole('button')).toBeFocused()
      return stops
    }
    if (await focus.evaluate((element) => element.closest('[data-car]') !== null)) return stops
  }
  throw new Error('No car can be reached with Tab.')
}

test('a car is fewer than twelve stops from the top of the page, for a visitor and for a member', async ({ page }) => {
  const desk = { width: 1440, height: 900 }
  const phone = { width: 390, height: 844 }
  for (const size of [desk, phone]) {
    await openAt(page, size)
    expect(await countStops(page), `visitor, ${size.width} px`).toBeLessThan(12)
  }
  await logInAt(page, '/reservations', 'member')
  for (const size of [desk, phone]) {
    await openAt(page, size)
    expect(await countStops(page), `member, ${size.width} px`).toBeLessThan(12)
  }
})
