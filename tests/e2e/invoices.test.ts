import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillLogin, logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function lookAt(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `test-results/screens/invoices-${width}-${colorScheme}.png`, fullPage: true })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
}

test('an owner reads what an invoice is for, copies its KID and keeps its PDF', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAt(page, '/invoices', 'member')
  await expect(page.getByRole('heading', { level: 1, name: 'Mine fakturaer' })).toBeVisible()
  const newest = page.getByRole('list', { name: 'Fakturaer' }).getByRole('listitem').first()
  await newest.getByRole('button', { name: /^Vis linjer/ }).click()
  await expect(newest.getByRole('table').first()).toBeVisible()
  await lookAt(page)

  await newest.getByRole('button', { name: /^Kopier KID/ }).click()
  await expect(newest.getByText('KID er kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^00000001\d{9}$/)

  const download = page.waitForEvent('download')
  await newest.getByRole('button', { name: /^Last ned PDF/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^faktura-\d+\.pdf$/)
  await file.saveAs('test-results/screens/invoice.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/invoices/1')
  await expect(page).toHaveURL('/invoices')
})

test('a PDF that is asked for after the session ended comes once one has logged in again', async ({
  page,
  allowStatus,
}) => {
  allowStatus(401)
  await logInAt(page, '/invoices', 'member')
  const button = page.getByRole('button', { name: /^Last ned PDF/ }).first()
  await expect(button).toBeVisible()
  let isRefused = true
  await page.route('**/api/invoices/*/pdf', (route) =>
    isRefused ? route.fulfill({ status: 401, json: { code: 'session.missing', errors: [] } }) : route.continue(),
  )
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible()
  isRefused = false
  const download = page.waitForEvent('download')
  await fillLogin(page, 'member')
  expect((await download).suggestedFilename()).toMatch(/^faktura-\d+\.pdf$/)
})

test('who owns no membership has no invoices: not in the menu, and the address leads to the search', async ({
  page,
}) => {
  await logInAt(page, '/invoices', 'employee')
  await expect(page).toHaveURL('/findcar')
  await expect(page.getByRole('link', { name: 'Mine fakturaer' })).toHaveCount(0)
})
