import type { Page } from '@playwright/test'
import { carRow, pickCar, storeSearch } from './set-up/cars.ts'
import { fillLogin } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const NOTE = 'Nøkkelen ligger i skuffen'
/** Said once on a page: by the banner. */
const banner = (tab: Page) => tab.getByText('Du er offline')

// The worker is for real sites: by this name the same server is one.
test.use({ baseURL: process.env['E2E_ADDRESS']?.replace('127.0.0.1', 'delebil.localhost') })

test.describe.configure({ timeout: 120_000 })

test('a note written offline in a new tab is sent once when the network is back', async ({ page, context }) => {
  await page.goto('/reservations')
  await fillLogin(page, 'employee')
  await page.evaluate(async () => (await navigator.serviceWorker.ready) && undefined)

  const address = await test.step('book a car', async () => {
    await storeSearch(page, 8)
    await page.goto('/findcar')
    await carRow(page, await pickCar(page, 0)).click()
    await page.getByRole('button', { name: 'Reserver', exact: true }).click()
    await page.getByRole('button', { name: 'Bekreft reservasjon' }).click()
    await page.getByRole('link', { name: 'Se reservasjonen' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Reservasjon \d/ })).toBeVisible()
    return page.url()
  })

  await context.setOffline(true)
  const cold = await context.newPage()
  await test.step('the reservation opens in a cold tab, and says how old it is', async () => {
    await cold.goto(address)
    await expect(banner(cold)).toBeVisible()
    await expect(cold.getByText(/^Sist oppdatert /)).toBeVisible()
    await expect(cold.getByText('Du må være på nett for å låse opp', { exact: false })).toBeVisible()
    await expect(cold.getByRole('button', { name: 'Forleng 30 min' })).toBeHidden()
  })

  await test.step('a note waits, in every tab and after a reload', async () => {
    await cold.getByRole('textbox', { name: 'Notat' }).fill(NOTE)
    await cold.getByRole('button', { name: 'Lagre', exact: true }).click()
    await expect(cold.getByText('Venter på nett (1)')).toBeVisible()
    await expect(page.getByText('Venter på nett (1)')).toBeVisible()
    await cold.reload()
    await expect(cold.getByRole('textbox', { name: 'Notat' })).toHaveValue(NOTE)
  })

  await test.step('it is sent once, by one of the tabs', async () => {
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname)
    })
    await context.setOffline(false)
    for (const tab of [page, cold]) {
      await expect(tab.getByText(/Venter på nett/)).toBeHidden()
      await expect(banner(tab)).toBeHidden()
      await expect(tab.getByRole('textbox', { name: 'Notat' })).toHaveValue(NOTE)
    }
    expect(sent).toEqual([`/api${new URL(address).pathname}/note`])
  })

  await test.step('logging out takes everything off the device', async () => {
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/findcar/)
    await context.setOffline(true)
    await cold.goto(address)
    await expect(cold.getByLabel('E-post')).toBeVisible()
    await expect(cold.getByText(NOTE)).toBeHidden()
  })
})
