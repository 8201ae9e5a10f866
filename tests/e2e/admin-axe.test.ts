import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

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
    await expectNoBreaches(page, new URL(page.url()).pathname.replaceAll('/', '_'))
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
    await expectNoBreaches(page, new URL(page.url()).pathname.replaceAll('/', '_'))
  }
  for (const path of made) {
    await page.goto(`/admin/${path}/new`)
    await expect(page.locator('main form, main input[type=file]').first()).toBeAttached()
    await expectNoBreaches(page, new URL(page.url()).pathname.replaceAll('/', '_'))
  }
})
