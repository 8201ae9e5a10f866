import type { Page } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { carRow, pickCar, storeSearch } from './set-up/cars.ts'
import { fillLogin, people, personButton } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

for (const width of [390, 1440] as const) {
  test(`every page at ${width} px, dark, is without accessibility violations`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const look = (name: string) => expectNoBreaches(page, `${name}-${width}`)
    await page.goto('/finnes-ikke')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await storeSearch(page, 10)
    // What a visitor meets keeps the rules at a desk's width in the table of addresses.
    if (width === 390) await lookAsVisitor(page, look)
    await lookAsMember(page, look)
  })
}

type Look = (name: string) => Promise<void>

async function lookAsVisitor(page: Page, look: Look): Promise<void> {
  await look('unknown-url')
  await page.goto('/reservations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('log-in')
  await lookAtPhoneMenus(page, look)
}

async function lookAtPhoneMenus(page: Page, look: Look): Promise<void> {
  await page.goto('/findcar')
  await expect(page.getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'VALG' }).click()
  await expect(page.getByRole('dialog', { name: 'Valg' })).toBeVisible()
  await look('filters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Endre søk/ }).click()
  await expect(page.getByRole('dialog', { name: 'Søk etter bil' })).toBeVisible()
  await look('search')
  await page.getByRole('button', { name: /^Hvor (?!langt)/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Hvor?' })).toBeFocused()
  await look('search-place')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Åpne menyen' }).click()
  await look('menu')
  await page.getByRole('dialog', { name: 'Meny' }).getByRole('button', { name: 'Logg inn' }).click()
  await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible()
  await look('log-in-box')
}

async function lookAsMember(page: Page, look: Look): Promise<void> {
  await page.goto('/reservations')
  await fillLogin(page, 'member')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look('reservations')
  await personButton(page, people.member.name).click()
  await expect(page.getByRole('menu', { name: 'Min profil' })).toBeVisible()
  await look('profile')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /Vis reservasjon/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /^Reservasjon \d/ })).toBeVisible()
  await look('reservation')
  await page.goto('/findcar')
  const id = await pickCar(page, 0)
  await look('find-car')
  await carRow(page, id).click()
  await expect(page.getByRole('button', { name: 'Reserver', exact: true })).toBeVisible()
  await look('car')
  await page.getByRole('button', { name: 'Reserver', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bekreft reservasjon' })).toBeEnabled()
  await look('booking')
}
