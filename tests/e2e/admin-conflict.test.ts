import { bookAffectedTrip } from './set-up/affected-trip.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { logInAt, password } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a car taken out of use: staff see whom it affects, give another car by keyboard, inform and undo', async ({
  page,
  otherPage,
  request,
  allowStatus,
}) => {
  // The first try to save is refused with those whom it affects.
  allowStatus(409)
  const { id, person, car, spare } = await bookAffectedTrip(request)
  await logInAt(page, '/reservations', 'admin')
  await page.goto(`/admin/fleet-management/cars/${car.id}?fane=opplysninger`)
  await tabTo(page, page.getByRole('checkbox', { name: 'I bruk' }).or(page.getByRole('switch', { name: 'I bruk' })))
  await page.keyboard.press('Space')
  await pressByKey(page, page.getByRole('button', { name: 'Lagre', exact: true }))
  await expect(page.locator(':focus')).toContainText('Én reservasjon mister bilen sin')
  await expect(page.getByRole('list', { name: 'Reservasjoner som blir berørt' })).toContainText(person.name)
  await typeByKey(page, page.getByRole('textbox', { name: 'Hvorfor gjøres det likevel?' }), 'EU-kontroll')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Konfliktløser' })).toBeVisible()
  const conflict = page.getByRole('list', { name: 'Konflikter' }).getByRole('link', { name: person.name })
  await pressByKey(page, conflict)
  await expect(page.getByRole('heading', { name: person.name })).toBeFocused()
  await expect(
    page.getByRole('radio', { name: new RegExp(`^Flytt til .*${spare.licensePlate}.*Samme plass og samme klasse`) }),
  ).toBeChecked()
  await expectNoBreaches(page, 'conflict')
  await pressByKey(page, page.getByRole('button', { name: 'Se hva som skjer' }))
  await expect(page.getByRole('region', { name: 'Dette skjer' })).toContainText(spare.licensePlate)
  await pressByKey(page, page.getByRole('button', { name: 'Gjennomfør og si fra' }))
  await expect(page.getByText(`Løst: Flytt til`)).toBeVisible()
  // With focus on it the way back stays; the car's own change may still have one before it.
  await page.keyboard.press('F6')
  await tabTo(page, page.getByRole('button', { name: 'Angre' }).last())
  await expect(conflict).toHaveCount(0)

  await otherPage.goto(`/reservations/${id}`)
  await otherPage.getByLabel('E-post').fill(person.email)
  await otherPage.getByLabel('Passord', { exact: true }).fill(password)
  await otherPage.keyboard.press('Enter')
  await expect(otherPage.getByText(spare.licensePlate).first()).toBeVisible()
  await expect(otherPage.getByText(/^Hei Kari! Bilen du har reservert .* i stedet/)).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(page.getByText('Angret. Reservasjonen er som før.')).toBeVisible()
  await expect(conflict).toBeVisible()
})
