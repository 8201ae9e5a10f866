import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('staff find a place by keyboard, change it, and see who changed it', async ({ page }) => {
  await logInAt(page, '/reservations', 'admin')
  await pressByKey(page, page.getByRole('link', { name: 'Admin', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Oversikt' })).toBeVisible()
  await pressByKey(page, page.getByRole('link', { name: 'Bilmodeller', exact: true }))
  const table = page.getByRole('table', { name: 'Bilmodeller' })
  await expect(table).toBeVisible()
  await expectNoBreaches(page, 'admin-list')

  const name = (await table.getByRole('rowheader').first().textContent()) ?? ''
  await typeByKey(page, page.getByRole('searchbox', { name: 'Søk i listen' }), name)
  await expect(page).toHaveURL(/sok=/)
  await expect(table.getByRole('rowheader').first()).toHaveText(name)
  await pressByKey(page, table.getByRole('link', { name, exact: true }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Bilmodell' })).toBeVisible()

  const seats = page.getByRole('textbox', { name: 'Seter' })
  const before = await seats.inputValue()
  const after = before === '5' ? '4' : '5'
  await seats.fill('200')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('Seter: For lavt eller for høyt')
  await seats.fill(after)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeVisible()
  const history = page.getByRole('region', { name: 'Historikk' }).getByRole('listitem').first()
  await expect(history).toContainText('Astrid Haugland')
  await expect(history).toContainText(`Seter: ${before} ${after}`)
  await expectNoBreaches(page, 'admin-record')

  await seats.fill(before)
  await page.keyboard.press('Enter')
  await expect(history).toContainText(`Seter: ${after} ${before}`)
  await page.goBack()
  await expect(page).toHaveURL(/sok=/)
  await expect(table.getByRole('rowheader').first()).toHaveText(name)
})
