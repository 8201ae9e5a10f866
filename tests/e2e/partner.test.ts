import type { Page } from '@playwright/test'
import { fillLogin } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

// The first page of a browser waits for all of the site.
const atFirst = { timeout: 30_000 }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const comeAs = async (page: Page, visitor: string): Promise<void> => {
  await page.goto('/demo/partner')
  await page.getByRole('button', { name: visitor }).click()
}

test("a new person from a partner's site joins by its key, and sees cars but no profile", async ({
  page,
  allowStatus,
}) => {
  allowStatus(403)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await comeAs(page, 'Berit Beboer')
  await expect(page).toHaveURL(/\/join\?partnerKey=damsgard$/, atFirst)
  await expect(page.getByText('Du er logget inn som Berit Beboer', { exact: false })).toBeVisible()
  await expect(page.getByText('Damsgård borettslag').first()).toBeVisible()
  expect(addresses.filter((address) => new URL(address).search.includes('token'))).toEqual([])

  await page.goto('/profile')
  await expect(page.getByText('Du har ikke tilgang', { exact: false }).first()).toBeVisible()
  await page.goto('/findcar')
  await page.getByRole('button', { name: 'Min profil: Berit Beboer' }).click()
  await expect(page.getByRole('menuitem', { name: 'Logg ut' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Min bruker' })).toBeHidden()
})

test('a partner token that is too old, forged or used is refused', async ({ page, allowStatus }) => {
  allowStatus(400, 409)
  await comeAs(page, 'En som har ventet for lenge')
  await expect(page.getByText('Innloggingen er for gammel.', { exact: false })).toBeVisible(atFirst)
  await page.getByRole('button', { name: 'Gå tilbake til siden du kom fra' }).click()
  await expect(page).toHaveURL('/demo/partner')
  await page.getByRole('button', { name: 'En som utgir seg' }).click()
  await expect(page.getByText('Vi kjenner ikke igjen denne innloggingen.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/partner/damsgard/auth')
})

test('a person with an account is asked to log in once to link it, and may go on without', async ({
  page,
  allowStatus,
}) => {
  allowStatus(409)
  await comeAs(page, 'Ingrid Solheim')
  await expect(heading(page, 'Koble til brukeren din')).toBeVisible(atFirst)
  await fillLogin(page, 'member')
  await expect(page.getByText('kunne søke, reservere og kjøre som Ingrid Solheim', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Koble til' })).toBeEnabled()
  await page.getByRole('link', { name: 'Fortsett uten å koble til' }).click()
  await expect(page).toHaveURL(/\/findcar/)
})
