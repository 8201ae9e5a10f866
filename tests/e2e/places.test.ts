import { carRow, pickCar, storeSearch } from './set-up/cars.ts'
import { fillLogin } from './set-up/people.ts'
import { searchNear } from './set-up/search.ts'
import { expect, test } from './set-up/test.ts'

test('a search by address leads to a car with its own address, and back never books twice', async ({ page }) => {
  test.slow()
  await page.goto('/terms')
  await storeSearch(page, 26)
  await page.goto('/findcar')

  await test.step('search near an address, and see how far it is to walk', async () => {
    await searchNear(page, 'Strandgaten 12', 'Strandgaten 12, Bergen')
    await expect(page.getByRole('list', { name: 'Biler' }).getByText(/å gå/).first()).toBeVisible()
  })

  const id = await pickCar(page, 1)
  const car = `/findcar?car=${id}`
  const reserve = page.getByRole('button', { name: 'Reserver', exact: true })
  const confirm = page.getByRole('button', { name: 'Bekreft reservasjon' })

  await test.step('a car is one step from the list, survives a reload, and is shared by its address', async () => {
    await carRow(page, id).click()
    await expect(page).toHaveURL(car)
    await expect(page.getByText(/å gå fra Strandgaten 12, Bergen/)).toBeVisible()
    await page.reload()
    await expect(reserve).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/findcar')
    await expect(carRow(page, id)).toBeVisible()
    await page.goForward()
    await expect(reserve).toBeVisible()
  })

  await test.step('back from the confirmation leads to the car, and forward to the confirmation again', async () => {
    await reserve.click()
    await expect(confirm).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(car)
    await expect(reserve).toBeVisible()
    await page.goForward()
    await expect(confirm).toBeVisible()
  })

  await test.step('after the booking no step leads to the confirmation', async () => {
    await confirm.click()
    await fillLogin(page, 'employee')
    await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
    await expect(page).toHaveURL('/findcar')
    await page.goForward()
    await expect(page).toHaveURL(car)
    // The step forward is turned back by the page, so there is no navigation to wait for.
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(car)
    await expect(confirm).toBeHidden()
    await page.getByRole('button', { name: 'Tilbake til bilene' }).click()
    await expect(page).toHaveURL('/findcar')
    await expect(carRow(page, id)).toBeVisible()
  })
})

test('a place has a page of its own, and an unknown one is shown as unknown', async ({ page, allowStatus }) => {
  allowStatus(404)
  const answer = await page.request.get('/api/locations')
  const { data } = (await answer.json()) as { data: readonly { id: number; name: string; carCount: number }[] }
  const place = data.find(({ carCount }) => carCount > 0)
  if (!place) throw new Error('No place has cars.')
  await page.goto(`/locations/${place.id}`)
  await expect(page.getByRole('heading', { level: 1, name: place.name, exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Biler' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Finn biler i nærheten' }).click()
  await expect(page).toHaveURL('/findcar')
  await expect(page.getByRole('button', { name: `Hvor ${place.name}` })).toBeVisible()
  await page.goto('/locations/2000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Ukjent lokasjonsID' })).toBeVisible()
})
