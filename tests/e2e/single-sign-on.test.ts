import type { Page } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { fillLogin, password, people } from './set-up/people.ts'
import { choose, goToProvider, signOn } from './set-up/single-sign-on.ts'
import { expect, test } from './set-up/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a person known to provider and club is logged in, and lands where the link led', async ({
  page,
  allowStatus,
}) => {
  allowStatus(400)
  await signOn(page, '/reservations', 'Ingrid Solheim')
  await expect(page).toHaveURL('/reservations')
  await expect(page.getByRole('button', { name: `Min profil: ${people.member.name}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Denne innloggingen er over.')).toBeVisible()
})

test('a sign-on leaves no token and no used code in the address, and its cookie is HttpOnly', async ({ page }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await signOn(page, '/reservations', 'Ingrid Solheim')
  await expect(heading(page, 'Reservasjoner')).toBeVisible()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('delebil:session') ?? '{}').token as string)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await page.evaluate(() => document.referrer)).not.toContain('code=')
})

test('a new person makes a user, and is logged in by the provider the next time', async ({ page, allowStatus }) => {
  allowStatus(400)
  await signOn(page, '/profile', 'Nora Nyheim')
  await expect(page).toHaveURL(/^[^?]*\/linkOrCreateUser\?path=%2Fprofile$/)
  await expect(heading(page, 'Velkommen')).toBeVisible()
  await expect(page.getByLabel('Fullt navn')).toHaveValue('Nora Nyheim')
  await expect(page.getByText('Telefon fra Vipps: 912 34 503')).toBeVisible()
  await page.getByLabel('E-post').fill(people.admin.email)
  await page.getByRole('button', { name: 'Lag bruker' }).click()
  await expect(page.getByText(/E-postadressen er allerede i bruk/)).toBeVisible()
  await expect(page.getByLabel('E-post')).toHaveValue(people.admin.email)
  await page.getByLabel('E-post').fill('nora.nyheim@example.test')
  await page.getByRole('button', { name: 'Lag bruker' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(heading(page, 'Profil')).toBeVisible()
  await expect(page.getByText('Du har ikke noe passord.', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Koble fra Vipps' })).toBeHidden()

  await page.goto('/logout')
  await expect(page).toHaveURL('/findcar')
  await signOn(page, '/profile', 'Nora Nyheim')
  await expect(heading(page, 'Profil')).toBeVisible()
})

test('a member links from the profile, logs in by the provider, and unlinks', async ({ page, otherPage }) => {
  test.slow()
  await page.goto('/profile')
  await fillLogin(page, 'employee')
  await goToProvider(page, 'Koble til Vipps')
  await choose(page, 'Jonas Tveit')
  await expect(heading(page, 'Koble til Vipps')).toBeVisible()
  await expect(page.getByText('Du er Jonas Tveit i Vipps. Skal vi koble det til brukeren Jonas Tveit?')).toBeVisible()
  await page.getByRole('button', { name: 'Koble til', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Du kan logge inn med Vipps.')).toBeVisible()

  await signOn(otherPage, '/reservations', 'Jonas Tveit')
  await expect(otherPage.getByRole('button', { name: `Min profil: ${people.employee.name}` })).toBeVisible()

  await page.getByRole('button', { name: 'Koble fra Vipps' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Koble fra Vipps' }).click()
  await expect(page.getByText('Vipps er koblet fra.')).toBeVisible()
  await otherPage.goto('/logout')
  await expect(otherPage).toHaveURL('/findcar')
  await signOn(otherPage, '/reservations', 'Jonas Tveit')
  await expect(otherPage).toHaveURL(/\/linkOrCreateUser/)
})

test('an existing user is linked with the password, once', async ({ page, allowStatus }) => {
  allowStatus(401)
  await signOn(page, '/reservations', 'Emil Nyland')
  await page.getByRole('button', { name: 'Jeg har en bruker fra før' }).click()
  await page.getByLabel('E-post').fill(people.admin.email)
  await page.getByLabel('Passord', { exact: true }).fill('feil')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Feil brukernavn eller passord')).toBeVisible()
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Koble til og logg inn' }).click()
  await expect(page).toHaveURL('/reservations')
  await page.goto('/profile')
  await expect(page.getByText('Du kan logge inn med Vipps.')).toBeVisible()
  await page.getByRole('button', { name: 'Koble fra Vipps' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Koble fra Vipps' }).click()
  await expect(page.getByText('Vipps er koblet fra.')).toBeVisible()
})

for (const [what, text] of [
  ['Avbryt', 'Du avbrøt innloggingen.'],
  ['La det feile', 'Innloggingen gikk ikke. Prøv igjen, eller logg inn med e-post og passord.'],
] as const) {
  test(`${what}: the page says what happened, and trying again leads where the first try was going`, async ({
    page,
  }) => {
    await signOn(page, '/reservations', what)
    await expect(heading(page, 'Innloggingen mislyktes')).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Prøv igjen med Vipps' }).click()
    await choose(page, 'Ingrid Solheim')
    await expect(page).toHaveURL('/reservations')
    await expect(heading(page, 'Reservasjoner')).toBeVisible()
  })
}

test('a page of sign-on opened in another browser, or with nothing waiting, says so', async ({ page, allowStatus }) => {
  allowStatus(409)
  for (const path of ['/linkOrCreateUser', '/linkExistingUser', '/loginComplete?code=x', '/oidc-login-success']) {
    await page.goto(path)
    await expect(
      page.getByText('Innloggingen er for gammel, eller den ble startet i en annen nettleser.'),
    ).toBeVisible()
  }
  await page.goto('/loginFailed?code=Ring%20oss&path=//evil.example')
  await expect(page.getByText('Ring oss')).toBeHidden()
  await expect(page.getByText(/^Innloggingen gikk ikke/)).toBeVisible()
  await page.getByRole('button', { name: 'Logg inn med e-post' }).click()
  await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible()
})

test('the pages of sign-on are without accessibility violations in the dark', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const look = (name: string) => expectNoBreaches(page, `sso-${name}`)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Logg inn med Vipps' })).toBeVisible()
  await look('log-in')
  await goToProvider(page)
  await look('provider')
  await choose(page, 'Emil Nyland')
  await expect(heading(page, 'Velkommen')).toBeVisible()
  await look('link-or-create')
  await page.goto('/linkExistingUser')
  await expect(page.getByRole('button', { name: 'Koble til og logg inn' })).toBeVisible()
  await look('link-existing')
  await page.goto('/loginFailed?code=single-sign-on.cancelled')
  await expect(page.getByRole('button', { name: 'Prøv igjen med Vipps' })).toBeVisible()
  await look('failed')
  await page.goto('/profile')
  await fillLogin(page, 'accountant')
  await expect(page.getByRole('button', { name: 'Koble til Vipps' })).toBeVisible()
  await look('profile')
})
