import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { tabTo } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test("two of the staff see each other's changes, merge theirs, and delete many of which one fails", async ({
  page,
  otherPage,
  request,
}) => {
  const calls = await adminCalls(request, 'admin')
  const word = `Sanntid ${Date.now()}`
  const model = { category: 'small', bodyType: 'city', seats: 4, chargers: [] }
  const make = (number: number) => calls.create('models', { ...model, name: `${word} ${number}` })
  const ids = [await make(1), await make(2)]
  const list = `/admin/fleet-management/models?sok=${encodeURIComponent(word)}`
  await Promise.all([page, otherPage].map((one) => logInAt(one, '/reservations', 'admin')))
  await Promise.all([page, otherPage].map((one) => one.goto(list)))
  for (const one of [page, otherPage]) await expect(one.getByText('Viser 2 av 2', { exact: true })).toBeVisible()

  // A new one is told and comes when it is asked for.
  ids.push(await make(3))
  const pill = otherPage.getByRole('button', { name: 'Vis: 1 ny' })
  await expect(pill).toBeVisible()
  await expect(otherPage.getByRole('link', { name: `${word} 3` })).toHaveCount(0)
  await pill.click()
  await expect(otherPage.getByRole('link', { name: `${word} 3` })).toBeVisible()
  await page.getByRole('button', { name: 'Vis: 1 ny' }).click()

  // Both are in the same record, and neither loses anything.
  await page.getByRole('link', { name: `${word} 1` }).click()
  await otherPage.getByRole('link', { name: `${word} 1` }).click()
  await otherPage.getByRole('textbox', { name: 'Rekkevidde (km)' }).fill('310')
  await page.getByRole('textbox', { name: 'Seter' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeVisible()
  await expect(otherPage.getByText('Endret nå av Astrid Haugland')).toBeVisible()
  await otherPage.getByRole('button', { name: 'Ta med endringene' }).click()
  await expect(otherPage.getByRole('textbox', { name: 'Seter' })).toHaveValue('5')
  await expect(otherPage.getByRole('textbox', { name: 'Rekkevidde (km)' })).toHaveValue('310')
  await otherPage.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(otherPage.getByRole('button', { name: 'Lagret' })).toBeVisible()

  // Back to the list: the row that was left has the focus.
  await page.goBack()
  await expect(page.getByRole('link', { name: `${word} 1` })).toBeFocused()

  // All are deleted, but one has got a car meanwhile; it is tried again when the car is gone.
  await tabTo(page, page.getByRole('checkbox', { name: 'Velg alle på siden' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('3 valgt')).toBeVisible()
  await expectNoBreaches(page, 'admin-list-picked')
  await page.getByRole('button', { name: 'Handlinger' }).click()
  await page.getByRole('menuitem', { name: 'Slett …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Slett flere' })
  await expect(dialog.getByText('3 blir slettet')).toBeVisible()
  const { id: locationId } = await calls.first('locations')
  const plate = `LV${String(Date.now()).slice(-5)}`
  const carNumber = 100_000 + (Date.now() % 800_000)
  const car = {
    carNumber,
    licensePlate: plate,
    modelId: ids[1],
    locationId,
    seats: 4,
    color: 'blue',
    tariffKey: 'small',
  }
  const carId = await calls.create('cars', { ...car, properties: [], access: [], active: false })
  await dialog.getByRole('button', { name: 'Slett 3' }).click()
  await expect(dialog.getByText('2 slettet, 1 gikk ikke')).toBeVisible()
  await expectNoBreaches(page, 'admin-bulk')
  await calls.remove('cars', carId)
  await dialog.getByRole('button', { name: 'Prøv 1 på nytt' }).click()
  await expect(dialog.getByText('3 slettet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Ingen treff' })).toBeVisible()
})
