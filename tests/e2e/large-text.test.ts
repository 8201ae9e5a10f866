import type { Page } from '@playwright/test'
import { bookNow } from './set-up/book-now.ts'
import { carRow, pickCar, storeSearch } from './set-up/cars.ts'
import { expectRoomForLargeText } from './set-up/large-text.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** What opens over a page has no address: the table of addresses does not come here. */
const narrowest = { width: 320, height: 844 }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('filters, search, places, menu and log-in have room for text of twice the size on the smallest phone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(narrowest)
  await page.goto('/findcar')
  await expect(page.getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false')
  await button(page, 'VALG').click()
  await expect(page.getByRole('dialog', { name: 'Valg' })).toBeVisible()
  await expectRoomForLargeText(page, 'filters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Endre søk/ }).click()
  await expect(page.getByRole('dialog', { name: 'Søk etter bil' })).toBeVisible()
  await expectRoomForLargeText(page, 'search')
  await page.getByRole('button', { name: /^Hvor (?!langt)/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Hvor?' })).toBeFocused()
  await expectRoomForLargeText(page, 'place')
  await page.keyboard.press('Escape')
  await button(page, 'Åpne menyen').click()
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible()
  await expectRoomForLargeText(page, 'menu')
  await page.getByRole('dialog', { name: 'Meny' }).getByRole('button', { name: 'Logg inn' }).click()
  await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible()
  await expectRoomForLargeText(page, 'log-in')
})

test('car, confirmation and the booked car have room for text of twice the size on the smallest phone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(narrowest)
  await logInAt(page, '/profile', 'employee')
  await storeSearch(page, 27)
  await page.goto('/findcar')
  await carRow(page, await pickCar(page, 2)).click()
  await expect(button(page, 'Reserver')).toBeVisible()
  await expectRoomForLargeText(page, 'car')
  await button(page, 'Reserver').click()
  await expect(button(page, 'Bekreft reservasjon')).toBeEnabled()
  await expectRoomForLargeText(page, 'confirmation')
  await button(page, 'Bekreft reservasjon').click()
  await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
  await expectRoomForLargeText(page, 'booked')
  await page.getByRole('link', { name: 'Se reservasjonen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Reservasjon \d/ })).toBeVisible()
  await expectRoomForLargeText(page, 'ahead')
})

test('the menu and each dialog of a trip have room for text of twice the size on the smallest phone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(narrowest)
  await logInAt(page, '/profile', 'employee')
  const trip = await bookNow(page.request, 'employee', 'TELEMATICS')
  try {
    await page.goto(`/reservations/${trip.id}`)
    await test.step('menu', async () => {
      // It stands where there was room as it opened.
      const setSize = (size: string) =>
        page.evaluate((to) => {
          document.documentElement.style.fontSize = to
        }, size)
      await setSize('200%')
      await button(page, 'Flere valg').click()
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0)
      const { x, width } = (await menu.boundingBox()) ?? { x: 0, width: Number.NaN }
      expect(x + width).toBeLessThanOrEqual(narrowest.width)
      const last = menu.getByRole('menuitem').last()
      await last.scrollIntoViewIfNeeded()
      await last.click({ trial: true })
      await page.keyboard.press('Escape')
      await setSize('')
    })
    for (const name of ['Avslutt turen', 'Sjåfører', 'Hjelp', 'Mistet kort', 'Pris', 'Om bilen', 'Meld skade'])
      await test.step(name, async () => {
        const here = button(page, name)
        if (!(await here.isVisible())) await button(page, 'Flere valg').click()
        await here
          .or(page.getByRole('menuitem', { name, exact: true }))
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectRoomForLargeText(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })
  } finally {
    await trip.end()
  }
})
