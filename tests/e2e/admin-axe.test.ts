import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test('every page of the admin menu keeps the rules of accessibility', async ({ page }) => {
  test.setTimeout(180_000)
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true })
  await expect(menu).toBeVisible()
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBreaches(page)
  }
})

/** Where each kind of record is shown and made, by the name that the interface has for it. */
const recordsOf = {
  persons: 'user-management/persons',
  memberships: 'user-management/memberships',
  'member-cards': 'user-management/member-cards',
  reservations: 'reservation-management/reservations',
  messages: 'reservation-management/messages',
  damages: 'damages',
  cars: 'fleet-management/cars',
  models: 'fleet-management/models',
  locations: 'fleet-management/locations',
  'entity-messages': 'fleet-management/entity-messages',
} as const
const made = [
  'user-management/persons',
  'user-management/member-cards',
  'reservation-management/reservations',
  'damages',
  'fleet-management/cars',
  'fleet-management/models',
  'fleet-management/locations',
  'fleet-management/entity-messages',
  'fleet-management/car-images',
  'help/edit',
]

test('so does every kind of record, and every form for a new one', async ({ page, request }) => {
  test.setTimeout(180_000)
  const { first } = await adminCalls(request, 'admin')
  await logInAt(page, '/reservations', 'admin')
  for (const [key, path] of Object.entries(recordsOf)) {
    const { id } = await first(key)
    await page.goto(`/admin/${path}/${id}`)
    await expect(page.getByRole('region', { name: 'Historikk' })).toBeVisible()
    await expectNoBreaches(page)
  }
  for (const path of made) {
    await page.goto(`/admin/${path}/new`)
    await expect(page.locator('main form, main input[type=file]').first()).toBeAttached()
    await expectNoBreaches(page)
  }
})

/** Colours are tried on every story, in both themes, and cost more here than all the rest. */
async function expectNoBreaches(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(['color-contrast']).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
}
