import { readFile } from 'node:fs/promises'
import { expectNoBreaches } from './set-up/axe.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const path = '/admin/billing-management/month-end?orgId=2'
const closed = /ble lukket .* av Marit Eide/

// In the club that no other test works in: a month that is closed stays closed.
test('the month is closed for good with a reason for what is left, and its report says the same each time it is computed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await logInAt(page, '/reservations', 'accountant')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Månedsslutt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /igjen før|kan lukkes/ })).toBeVisible()
  await expectNoBreaches(page, 'month-open')

  await test.step('it is closed', async () => {
    const close = page.getByRole('button', { name: /^Lukk / })
    await expect(close).toBeEnabled()
    await close.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toBeVisible()
    const why = dialog.getByRole('textbox')
    if ((await why.count()) > 0) await why.fill('Resten tas i måneden etter')
    await dialog.getByRole('button', { name: /^Lukk / }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(closed)).toBeVisible()
    await expectNoBreaches(page, 'month-closed')
  })

  await test.step('its report is fetched, and holds its sums', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /rapport/i }).click()
    const file = await download
    const name = file.suggestedFilename()
    expect(name).toMatch(/^manedsslutt-\d{4}-\d\d\.csv$/)
    const report = await readFile(await file.path(), 'utf8')
    expect(report).toMatch(/;/)
    await page.goto(`${path}&maned=${name.slice(-11, -4)}`)
    await expect(page.getByText(closed)).toBeVisible()
    await expect(page.getByText(/samme/).first()).toBeVisible()
  })

  await test.step('on a phone it fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFitsNarrow(page, 'month-closed')
  })
})
