import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { driveMovedTrip } from './set-up/moved-trip.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** This minute, as it stands on a fine. */
const minute = () =>
  new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' })
    .format()
    .split(', ')

test('the driver of a car is found across a change of car, and its position is shown for a reason only', async ({
  page,
  request,
}) => {
  const trip = await driveMovedTrip(request)
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin/fleet-management/who-drove')
  const plate = page.getByRole('textbox', { name: 'Registreringsnummer' })
  const [date = '', time = ''] = minute()
  await typeByKey(page, plate, trip.firstPlate)
  await typeByKey(page, page.getByRole('textbox', { name: 'Dato' }), date)
  await typeByKey(page, page.getByRole('textbox', { name: 'Klokkeslett' }), time)
  await typeByKey(page, page.getByRole('textbox', { name: /^Hvorfor slår du opp/ }), 'Bot 4711')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ingen kjørte på en reservasjon' })).toBeFocused()
  await tabTo(page, plate, 'back')
  await page.keyboard.type(trip.secondPlate.toLowerCase())
  await page.keyboard.press('Enter')
  const letter = page.getByRole('region', { name: 'Hvem kjørte?' })
  const verdict = letter.getByRole('heading', { name: `${trip.name} hadde bilen` })
  await expect(verdict).toBeFocused()
  for (const event of ['Endret av klubben', 'Turen startet']) {
    await expect(letter.getByRole('listitem').filter({ hasText: event })).toBeVisible()
  }
  await expectNoBreaches(page, 'who-drove')
  await page.emulateMedia({ media: 'print' })
  await expect(verdict).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByText('Skriv ut til boten')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto('/admin/fleet-management/map')
  await tabTo(page, page.getByRole('button', { name: /^Alle biler/ }))
  for (const key of ['Enter', 'P', 'Enter']) await page.keyboard.press(key)
  const list = page.getByRole('region', { name: 'Biler' })
  await expect(list.getByText('På tur').first()).toBeVisible()
  const more = list.getByRole('button', { name: 'Vis flere' })
  while (await more.isVisible()) await pressByKey(page, more)
  await pressByKey(page, list.getByRole('button', { name: new RegExp(`^${trip.secondPlate} · ${trip.place}.*På tur`) }))
  const chosen = page.getByRole('region', { name: 'Valgt bil' })
  await expect(chosen).toContainText(`På tur. Hører til på ${trip.place}.`)
  await expect(page.getByText(/^60\.\d+/)).toHaveCount(0)
  await expectNoBreaches(page, 'fleet-map')

  const where = chosen.getByRole('button', { name: 'Vis hvor bilen er' })
  await tabTo(page, where, 'back')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Grunn/ })).toBeFocused()
  await page.keyboard.type('Bilen er meldt stjålet')
  await pressByKey(page, page.getByRole('button', { name: 'Vis posisjonen' }))
  await expect(chosen.getByRole('status')).toContainText('60.39471, 5.34317')
  await expect(where).toBeFocused()

  await tabTo(page, page.getByRole('slider', { name: 'Tidspunkt' }), 'back')
  await page.keyboard.press('Home')
  await expect(chosen).toContainText(`Ledig. Hører til på ${trip.place}.`)
  await pressByKey(page, page.getByRole('button', { name: 'Gå til nå' }))
  await expect(chosen).toContainText('På tur.')
  await pressByKey(page, chosen.getByRole('link', { name: 'Åpne siden til bilen' }))
  await pressByKey(page, page.getByRole('link', { name: 'Historikk', exact: true }))
  await expect(page.getByRole('region', { name: 'Historikk' })).toContainText('Bilen er meldt stjålet')
})
