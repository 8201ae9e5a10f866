import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './set-up/layout-shifts.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** As wide as the project of the run: a phone's page and a desk's. */
async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  await watchShifts(page)
  // A stream never ends, and a page that listens to one would never be quiet.
  await page.route('**/api/events*', (route) => route.fulfill({ status: 503 }))
  // Nor does another test's car that has become free come in between.
  await page.route('**/api/wait-list*', (route) => route.fulfill({ json: { data: [] } }))
  for (const address of addresses) {
    // Else an address that differs behind the '#' alone would load nothing.
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await shiftsOf(page), address).toEqual([])
  }
}

test("the member's pages move nothing while what belongs on them comes", async ({ page, allowStatus }) => {
  test.slow()
  allowStatus(404, 503)
  await logInAt(page, '/memberships', 'member')
  const membership = await page.locator('a[href^="/memberships/"]').first().getAttribute('href')
  await page.goto('/reservations')
  const reservation = await page.locator('a[href^="/reservations/"]').first().getAttribute('href')
  await expectStill(page, [
    '/reservations',
    reservation ?? '',
    '/reservations/2147483647',
    '/invoices',
    '/profile',
    '/verifyLicense',
    '/memberships',
    membership ?? '',
    '/my-year',
    '/join',
    '/join#invitation=delebil-demo-invitasjon',
  ])
})

test("a visitor's pages move nothing while what belongs on them comes", async ({ page, allowStatus }) => {
  test.slow()
  allowStatus(401, 404)
  await expectStill(page, ['/join', '/terms', '/profile', '/locations/1', `/shared/${'A'.repeat(43)}`])
})
