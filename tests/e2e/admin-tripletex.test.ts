import { expectNoBreaches } from './set-up/axe.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const path = '/admin/billing-management/tripletex-configuration'

test('the connection to the books is tried from its page, and what is called otherwise there is written down', async ({
  page,
}) => {
  await logInAt(page, '/reservations', 'admin')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Tripletex-oppsett' })).toBeVisible()
  await page.getByRole('button', { name: 'Prøv forbindelsen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Koblet til Byfjord bildeling')).toBeVisible()
  await expectNoBreaches(page, 'tripletex-tried')

  const vat = page.getByRole('textbox', { name: /^3 / })
  await vat.fill('99')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Oppsettet er lagret')).toBeVisible()
  await page.getByRole('button', { name: 'Prøv forbindelsen' }).click()
  await expect(page.getByText('MVA-kode 99 er ingen utgående kode i Tripletex.')).toBeVisible()
  await expectNoBreaches(page, 'tripletex-wrong')
  await expectFitsNarrow(page, path)

  await vat.fill('3')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText(/MVA-kode 3: 99 → 3/)).toBeVisible()
  await page.getByRole('button', { name: 'Prøv forbindelsen' }).click()
  await expect(page.getByText(/99 er ingen utgående/)).toBeHidden()
})

test('a club with its books elsewhere has no such page, and nothing of it in the menu', async ({ page }) => {
  await logInAt(page, '/reservations', 'accountant')
  await page.goto(`${path}?orgId=2`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ukjent URL' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tripletex-oppsett' })).toHaveCount(0)
})
