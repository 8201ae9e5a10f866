import { bookNow } from './set-up/book-now.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a trip that is opened and ended has the kilometres in between in its price', async ({ page }) => {
  const trip = await bookNow(page.request, 'employee', 'TELEMATICS')
  await logInAt(page, `/reservations/${trip.id}`, 'employee')
  await page.getByRole('button', { name: 'Lås opp' }).click()
  await expect(page.getByText('Bilen er låst opp')).toBeVisible()
  // A car of the demo has driven its first kilometre when somebody has had the time to sit down.
  await expect.poll(trip.drivenKilometers).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Avslutt turen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avslutte turen?' })
  await expect(dialog.getByRole('table', { name: 'Pris' })).toBeVisible()
  await dialog.getByText('Nei, bilen er uskadd').click()
  await dialog.getByRole('button', { name: 'Avslutt turen' }).click()
  await expect(page.getByText('Turen er avsluttet. Takk for turen!')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pris' }).getByText(/^Kilometer/)).toBeVisible()
})

test('a trip with a car that says nothing asks the driver for the odometer, and is priced with the answer', async ({
  page,
  allowStatus,
}) => {
  allowStatus(400)
  const trip = await bookNow(page.request, 'employee', 'DIAL')
  await trip.end()
  await logInAt(page, `/reservations/${trip.id}`, 'employee')
  const question = page.getByRole('region', { name: 'Kilometerstand mangler' })
  const end = question.getByRole('textbox', { name: 'Kilometerstand ved slutt' })
  await question.getByRole('textbox', { name: 'Kilometerstand ved start' }).fill('48211')
  await end.fill('48210')
  await question.getByRole('button', { name: 'Før kilometerstand' }).click()
  await expect(end).toHaveAccessibleDescription(/Kilometerstanden er lavere enn den kan ha vært/)
  await end.fill('48213')
  await question.getByRole('button', { name: 'Før kilometerstand' }).click()
  await expect(page.getByText('Takk! Turen er ført med 2 km.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pris' }).getByText(/^Kilometer/)).toBeVisible()
})
