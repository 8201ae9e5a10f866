import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey, tabTo } from './set-up/keyboard.ts'
import { bookNightTrip } from './set-up/night-trip.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a caller at night is found, checked, let into the car, extended and ended, by keyboard alone', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const trip = await bookNightTrip(request)
  await logInAt(page, '/reservations', 'nightWatch')
  await page.goto('/admin/night-desk')
  const box = page.getByRole('searchbox', { name: 'Hvem ringer?' })
  await expect(box).toBeFocused()
  await page.keyboard.type(trip.phone)
  await expect(page.getByRole('list', { name: 'Treff' }).getByRole('button', { name: trip.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: trip.licensePlate })).toBeFocused()

  const open = page.getByRole('button', { name: /^Åpne bilen/ })
  await expect(open).toHaveAccessibleName(/Sjekk innringeren først/)
  await expectNoBreaches(page, 'night-desk')
  for (const question of [/^Telefon eller e-post/, /^Bil og tid/]) {
    await tabTo(page, page.getByRole('checkbox', { name: question }))
    await page.keyboard.press('Space')
  }
  await pressByKey(page, page.getByRole('button', { name: 'Innringeren er sjekket' }))
  await expect(page.getByText(`${trip.name} er sjekket.`)).toBeVisible()

  await expect(open).toHaveAccessibleName('Åpne bilen')
  await page.keyboard.press('o')
  await expect(page.getByText('Bilen svarte: bilen er åpnet')).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByText(/^Reservasjonen varer nå til/)).toBeVisible()
  await page.keyboard.press('t')
  await tabTo(page, page.getByRole('radio', { name: 'Nei' }))
  await page.keyboard.press('Space')
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Avslutt turen' }))
  await expect(page.getByText('Turen er avsluttet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vaktnotat' })).toContainText('Turen avsluttet')
  await page.keyboard.press('k')
  await expect(page.getByText('Vaktnotatet er kopiert.')).toBeVisible()
  const note = await page.evaluate(() => navigator.clipboard.readText())
  for (const line of [trip.name, trip.licensePlate, 'Sjekket innringeren', 'Åpne bilen: bilen er åpnet', 'Forlenget']) {
    expect(note).toContain(line)
  }

  await pressByKey(page, page.getByRole('link', { name: /^Reservasjon \d+$/ }))
  const history = page.getByRole('region', { name: 'Det som har skjedd' }).getByRole('listitem')
  await expect(history.filter({ hasText: 'sjekket innringeren' })).toContainText('Sindre Nygård')
  await expect(history.filter({ hasText: 'Turen begynte' })).toContainText('Bilen: åpnet')
})
