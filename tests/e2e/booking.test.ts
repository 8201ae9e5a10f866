import type { Page } from '@playwright/test'
import { carRow, pickCar, storeSearch } from './set-up/cars.ts'
import { logInAt, type Who } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const confirmation = (page: Page) => page.getByRole('button', { name: 'Bekreft reservasjon' })

async function toConfirmation(page: Page, id: number): Promise<void> {
  await carRow(page, id).click()
  await page.getByRole('button', { name: 'Reserver', exact: true }).click()
  await expect(confirmation(page)).toBeEnabled()
}

async function logInAndSearch(page: Page, who: Who, days: number): Promise<void> {
  await logInAt(page, '/reservations', who)
  await storeSearch(page, days)
  await page.goto('/findcar')
}

test('a second person who books the same car is refused and offered others', async ({ page, otherPage }, {
  project,
}) => {
  const days = project.name === 'phone' ? 3 : 4
  await logInAndSearch(page, 'employee', days)
  const id = await pickCar(page, 0)
  await toConfirmation(page, id)
  await logInAndSearch(otherPage, 'member', days)
  await toConfirmation(otherPage, id)

  await confirmation(page).click()
  await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()

  await confirmation(otherPage).click()
  await expect(otherPage.getByRole('heading', { name: 'Noen kom deg i forkjøpet' })).toBeVisible()
  await expect(otherPage.getByText('Bilen er dessverre opptatt i hele eller deler av perioden.')).toBeVisible()
  const others = otherPage.getByRole('list', { name: 'Andre ledige biler i samme tidsrom' })
  await others.getByRole('button').first().click()
  await expect(otherPage.getByRole('button', { name: 'Reserver', exact: true })).toBeVisible()
})

test('a double click on the booking books once', async ({ page }, { project }) => {
  await logInAndSearch(page, 'employee', project.name === 'phone' ? 5 : 6)
  await toConfirmation(page, await pickCar(page, 0))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/reservations') sent.push(request.url())
  })
  await confirmation(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
  expect(sent).toHaveLength(1)
})
