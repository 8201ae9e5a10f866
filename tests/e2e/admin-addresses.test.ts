import type { Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { made, recordsOf } from './set-up/admin-pages.ts'
import { expectEdges, expectFocusSeen } from './set-up/forced-colors.ts'
import { goInside } from './set-up/go-inside.ts'
import { expectRoomForLargeText } from './set-up/large-text.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** What is to come has come. */
async function expectThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByText(/^(Laster|Henter)/)).toHaveCount(0)
}

async function look(page: Page, address: string): Promise<void> {
  await expectThere(page)
  await expectEdges(page, address)
  await expectFocusSeen(page, address)
  await expectFitsNarrow(page, address)
  await page.setViewportSize(phone)
  await expectRoomForLargeText(page, address)
  await page.setViewportSize(desk)
}

test('every page of the staff area is 320 pixels wide where the screen is, has room for text of twice the size on a phone, and shows edges and focus in forced colours', async ({
  page,
}) => {
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true })
  await expect(menu).toBeVisible()
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) {
    if (address === null) continue
    await test.step(address, async () => {
      if (new URL(page.url()).pathname !== address) await goInside(page, address)
      await look(page, address)
    })
  }
})

test('every record and form of the staff area is 320 pixels wide where the screen is, has room for text of twice the size on a phone, and shows edges and focus in forced colours', async ({
  page,
  request,
}) => {
  test.slow()
  const { first } = await adminCalls(request, 'admin')
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin')
  const records = await Promise.all(
    Object.entries(recordsOf).map(async ([key, path]) => `${path}/${(await first(key)).id}`),
  )
  for (const path of [...records, ...made.map((one) => `${one}/new`), 'search?q=an', 'bulk-runs', 'finnes-ikke']) {
    await test.step(path, async () => {
      await goInside(page, `/admin/${path}`)
      await look(page, path)
    })
  }
})
