import { cameraPicture } from '../../apps/api/src/adapters/pictures/test-pictures.ts'
import { bookNow } from './set-up/book-now.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a trip ended with a damage and a picture shows both afterwards', async ({ page }) => {
  const trip = await bookNow(page.request, 'employee')
  await logInAt(page, `/reservations/${trip.id}`, 'employee')
  await page.getByRole('button', { name: 'Avslutt turen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avslutte turen?' })
  await expect(dialog.getByRole('table', { name: 'Pris' })).toBeVisible()
  await dialog.getByText('Ja, bilen er skadet').click()
  await dialog.getByRole('button', { name: /Hvor på bilen/ }).click()
  await page.getByRole('option', { name: 'Venstre side' }).click()
  await dialog.getByRole('textbox', { name: 'Hva er skadet?' }).fill('Bulk i bakdøra')
  const picture = { name: 'bulk.jpg', mimeType: 'image/jpeg', buffer: await cameraPicture(6) }
  await dialog.locator('input[type=file]').last().setInputFiles(picture)
  await expect(dialog.getByText('Bildet er lastet opp')).toBeVisible()
  await dialog.getByRole('button', { name: 'Avslutt turen' }).click()
  await expect(page.getByText('Turen er avsluttet, og skaden er meldt. Takk!')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Vis meldinger' }).click()
  await expect(page.getByText('Bulk i bakdøra')).toBeVisible()
  await page.getByRole('button', { name: 'Bilde 1 av 1 fra Du. Vis stort' }).click()
  const large = page.getByRole('img', { name: 'Bilde 1 av 1 fra Du' })
  await expect(large).toBeVisible()
  const sides = await large.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(sides).toEqual([40, 80])
})
