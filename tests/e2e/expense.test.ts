import type { Page } from '@playwright/test'
import { markedPicture } from '../../apps/api/src/adapters/pictures/test-pictures.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { bookNow } from './set-up/book-now.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const osloTime = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Oslo' })
const queue = '/admin/billing-management/expenses'

async function sendReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Flere valg' }).click()
  await page.getByRole('menuitem', { name: 'Utlegg' }).click()
  const dialog = page.getByRole('dialog', { name: 'Utlegg' })
  const buffer = await markedPicture(Date.now() % 200)
    .jpeg()
    .toBuffer()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'kvittering.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByText('Bildet er lastet opp')).toBeVisible()
  await dialog.getByRole('button', { name: /Hva har du betalt for/ }).click()
  await page.getByRole('option', { name: 'Vask' }).click()
  await dialog.getByLabel('Beløp i kroner').fill('249')
  await dialog.getByLabel('Klokkeslett på kvitteringen').fill(osloTime.format(new Date(Date.now() - 60_000)))
  await dialog.getByLabel(/^Sted/).fill('Circle K Minde')
  await expectNoBreaches(page, 'expense-dialog')
  await dialog.getByRole('button', { name: 'Send utlegget' }).dblclick()
  await expect(page.getByText('Takk! Utlegget er sendt til klubben.')).toBeVisible()
}

test('a receipt that is sent from a phone is approved beside its picture, and stands on the next invoice', async ({
  page,
  otherPage,
  request,
}) => {
  test.setTimeout(120_000)
  const trip = await bookNow(page.request, 'employee')
  await logInAt(page, `/reservations/${trip.id}`, 'employee')
  await sendReceipt(page)

  await test.step('the bookkeeper approves it by the keyboard', async () => {
    await otherPage.setViewportSize({ width: 1440, height: 900 })
    await logInAt(otherPage, '/reservations', 'accountant')
    await otherPage.goto(`${queue}?orgId=1`)
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Utgifter' })).toBeVisible()
    await expectNoBreaches(otherPage, 'expenses-list')
    await otherPage.getByRole('searchbox').first().fill('Circle K Minde')
    const row = otherPage.getByRole('row').filter({ hasText: 'Circle K Minde' })
    await row.getByRole('link').first().click()
    await expect(otherPage.getByRole('button', { name: /^Kvitteringen fra Jonas Tveit/ })).toBeVisible()
    await expectNoBreaches(otherPage, 'expense-case')
    await otherPage.keyboard.press('e')
    await expect(otherPage.getByLabel('Beløp som godkjennes')).toBeFocused()
    await otherPage.getByLabel('Beløp som godkjennes').fill('200')
    await otherPage.keyboard.press('Control+Enter')
    await expect(otherPage.getByText('Må fylles ut')).toBeVisible()
    await otherPage.getByLabel(/^Begrunnelse/).fill('Kaffen trekker vi fra')
    await otherPage.keyboard.press('Control+Enter')
    await expect(otherPage.getByText('Utlegget trekkes fra neste faktura.').first()).toBeVisible()
  })

  await test.step('the member reads what became of it, on the trip and by mail', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Flere valg' }).click()
    await page.getByRole('menuitem', { name: 'Utlegg' }).click()
    const dialog = page.getByRole('dialog', { name: 'Utlegg' })
    await expect(dialog.getByText(/^Trekkes fra neste faktura: 200/)).toBeVisible()
    await expect(dialog.getByText('Kaffen trekker vi fra')).toBeVisible()
    await expect(async () => {
      expect(await (await request.get('/demo/mail')).text()).toContain('Utlegget ditt er godkjent')
    }).toPass({ timeout: 30_000 })
  })

  await test.step('its line is on what the next invoice is made of', async () => {
    await otherPage.goto('/admin/billing-management/billing?orgId=1&q=Jonas')
    await expect(otherPage.getByText(/Utlegg, vask, Circle K Minde/).first()).toBeVisible()
  })
})
