import { readFile } from 'node:fs/promises'
import { expectNoBreaches } from './set-up/axe.ts'
import { fillLogin, logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('an owner reads an invoice, copies its KID and downloads its PDF', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAt(page, '/invoices', 'member')
  await expect(page.getByRole('heading', { level: 1, name: 'Mine fakturaer' })).toBeVisible()
  const newest = page.getByRole('list', { name: 'Fakturaer' }).getByRole('listitem').first()
  await newest.getByRole('button', { name: /^Vis linjer/ }).click()
  await expect(newest.getByRole('table').first()).toBeVisible()
  await expectNoBreaches(page, 'invoices')

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

test('a PDF asked for after the session ended is downloaded after the log-in', async ({ page, allowStatus }) => {
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

test('a person who owns no membership has no invoices in the menu, and their address redirects to the search', async ({
  page,
}) => {
  await logInAt(page, '/invoices', 'employee')
  await expect(page).toHaveURL('/findcar')
  await expect(page.getByRole('link', { name: 'Mine fakturaer' })).toHaveCount(0)
})
