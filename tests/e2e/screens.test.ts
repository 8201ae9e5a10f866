import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { carRow, keepSearch, pickCar } from './set-up/cars.ts'
import { fillLogin } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const widths = [390, 1136, 1440] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const width of widths) {
  test(`every page at ${width} px, light and dark, keeps the rules of accessibility`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    // Between the two the layout is that of the widest: a picture is enough.
    const look = (name: string) => lookAt(page, `${name}-${width}`, width !== 1136)
    await lookAsVisitor(page, width, look)
    await lookAsMember(page, look)
  })
}

async function lookAt(page: Page, name: string, isChecked: boolean): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `test-results/screens/${name}-${colorScheme}.png` })
    if (!isChecked) continue
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `axe on ${name}, ${colorScheme}`).toEqual([])
  }
}

type Look = (name: string) => Promise<void>

async function lookAsVisitor(page: Page, width: number, look: Look): Promise<void> {
  await page.goto('/finnes-ikke')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keepSearch(page, 10)
  await look('unknown-url')
  await page.goto('/reservations')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('log-in')
  if (width < 1136) await lookAtPhoneMenus(page, look)
}

async function lookAtPhoneMenus(page: Page, look: Look): Promise<void> {
  await page.goto('/findcar')
  await expect(page.getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'VALG' }).click()
  await expect(page.getByRole('dialog', { name: 'Finn bil' })).toBeVisible()
  await look('filters')
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
  await page.getByRole('button', { name: /Min profil/ }).click()
  await expect(page.getByRole('menu', { name: 'Min profil' })).toBeVisible()
  await look('profile')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /Vis reservasjon/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Reservasjon \d/ })).toBeVisible()
  await look('reservation')
  await page.goto('/findcar')
  const id = await pickCar(page, 0)
  await expect(page.locator('canvas').first()).toBeVisible()
  await look('find-car')
  await carRow(page, id).click()
  await expect(page.getByRole('button', { name: 'Reserver', exact: true })).toBeVisible()
  await look('car')
  await page.getByRole('button', { name: 'Reserver', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bekreft reservasjon' })).toBeEnabled()
  await look('booking')
}
