import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('an accountant sees how an amount came to be, holds a line and lets it go, and opens an invoice with its PDF', async ({
  page,
}) => {
  await logInAt(page, '/reservations', 'accountant')
  await page.goto('/admin/billing-management?orgId=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Fakturagrunnlag' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/admin/billing-management/billing')
  await page.goto('/admin/billing-management?orgId=2')
  await expect(page.getByRole('link', { name: /^Må ses på/ })).toHaveAttribute('aria-current')

  await test.step('a line is explained, held and let go', async () => {
    await page
      .getByRole('tab', { name: /^Åpne/ })
      .or(page.getByRole('link', { name: /^Åpne/ }))
      .first()
      .click()
    await page.locator('tr[data-id] a').first().click()
    await expect(page.getByRole('table', { name: 'Slik ble beløpet til' })).toBeVisible()
    await page.getByRole('button', { name: 'Hold', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(page.getByText('Linjen er holdt og kommer ikke på neste faktura')).toBeVisible()
    await page.getByRole('button', { name: 'Slipp', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Slipp', exact: true }).click()
    await expect(page.getByText('Linjen er åpen igjen')).toBeVisible()
  })

  await test.step('an invoice is what was sent', async () => {
    await page.getByRole('link', { name: 'Fakturaer', exact: true }).click()
    await page.locator('tr[data-id] a').first().click()
    await expect(page.getByText(/herav .* MVA/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Last ned PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^faktura-\d+\.pdf$/)
  })
})
