import type { Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { made, recordsOf } from './set-up/admin-pages.ts'
import { expectNoBreaches, expectNoBreachesOpen } from './set-up/axe.ts'
import { goInside } from './set-up/go-inside.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const nameOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`.replaceAll(/\W/g, '_')
}

/** In the dark; how an address fits is tried beside the colours of the system. */
const look = (page: Page): Promise<void> => expectNoBreaches(page, nameOf(page))

/** What is to come has come: no place is held for it, and nothing says that it is on its way. */
async function expectThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByText(/^(Laster|Henter)/)).toHaveCount(0)
}

test.describe('the staff area under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the night desk has targets of 44 pixels under a finger', async ({ page }) => {
    await logInAt(page, '/reservations', 'admin')
    await page.goto('/admin/night-desk')
    await expectThere(page)
    await expectFitsNarrow(page, 'night-desk', 44)
  })
})

test('every page of the admin menu is without accessibility violations', async ({ page }) => {
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
    await expectThere(page)
    await look(page)
  }
  for (const path of ['/admin/search?q=an', '/admin/finnes-ikke']) {
    await goInside(page, path)
    await expectThere(page)
    await look(page)
  }
})

test('every record, form for a new one and dialog of the admin area is without accessibility violations', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const { first } = await adminCalls(request, 'admin')
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin')
  for (const [key, path] of Object.entries(recordsOf)) {
    const { id } = await first(key)
    await goInside(page, `/admin/${path}/${id}`)
    if (key === 'cars') await lookAtParts(page)
    await expect(page.getByRole('region', { name: /^(Historikk|Det som har skjedd)$/ }).first()).toBeVisible()
    await look(page)
  }
  for (const path of made) {
    await goInside(page, `/admin/${path}/new`)
    await expect(page.locator('main form, main input[type=file]').first()).toBeAttached()
    await look(page)
  }
  await goInside(page, '/admin/fleet-management/assignments?apne=ny')
  await expect(page.getByRole('dialog', { name: 'Ny plassering' }).locator('form')).toBeVisible()
  await look(page)
  await expectFitsNarrow(page, nameOf(page))
  const filter = JSON.stringify([{ field: 'seats', operator: 'from', value: 2 }])
  await goInside(page, `/admin/fleet-management/models?${new URLSearchParams({ filter })}`)
  await expect(page.getByRole('table', { name: 'Bilmodeller' })).toBeVisible()
  await lookAtPaper(page)
  await lookAtWhatOpens(page)
})

/** A record that is cut into parts is looked at in each; its history is left open. */
async function lookAtParts(page: Page): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Deler av siden' })
  await expect(parts).toBeVisible()
  for (const name of await parts.getByRole('link').allTextContents()) {
    const part = parts.getByRole('link', { name })
    await part.click()
    await expect(part).toHaveAttribute('aria-current', 'page')
    await expectThere(page)
    await look(page)
  }
  await parts.getByRole('link', { name: 'Historikk' }).click()
}

async function lookAtWhatOpens(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Velg alle på siden' }).check()
  await expect(page.getByRole('button', { name: 'Handlinger' })).toBeVisible()
  await look(page)
  await expectFitsNarrow(page, nameOf(page))
  for (const opens of ['Handlinger', 'Filter', 'Oppsett', 'Lagre visning', 'Last ned', 'NY']) {
    await page.getByRole('button', { name: opens, exact: true }).click()
    await expect(page.locator('[role=dialog], [role=menu]').first()).toBeVisible()
    await expectNoBreachesOpen(page, `admin-open-${opens}`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Hurtigtaster' })).toBeVisible()
  await expectNoBreachesOpen(page, 'admin-keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Hva leter du etter?' })).toBeFocused()
  await expectNoBreachesOpen(page, 'admin-palette')
}

/** On paper: what was asked for and the table with its head, and nothing to press. */
async function lookAtPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByText('Filter: Seter fra og med 2')).toBeVisible()
  await expect(page.getByText('Sortert etter Navn', { exact: true })).toBeVisible()
  const table = page.getByRole('table', { name: 'Bilmodeller' })
  await expect(table.getByRole('columnheader', { name: 'Navn' })).toBeVisible()
  await expect(table.getByRole('rowheader').last()).toBeVisible()
  for (const pressed of ['NY', 'Filter', 'Handlinger']) {
    await expect(page.getByRole('button', { name: pressed, exact: true })).toBeHidden()
  }
  for (const left of ['banner', 'contentinfo', 'navigation', 'searchbox', 'checkbox'] as const) {
    await expect(page.getByRole(left)).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
}
