import type { Page } from '@playwright/test'
import { codeOfApp } from '../../apps/api/src/features/second-step/test-codes.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { test as own } from './set-up/own-server.ts'
import { fillLogin, password } from './set-up/people.ts'
import { expect } from './set-up/test.ts'

/** Browsers make passkeys for names and not for numbers. */
const test = own.extend({
  baseURL: async ({ ownAddress }, use) => use(ownAddress.replace('127.0.0.1', 'localhost')),
})

/** A device of the browser's own that makes passkeys and says yes by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const logInAgain = async (page: Page, path: string) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/findcar/)
  await page.goto(path)
  await fillLogin(page, 'admin')
}

test('staff log in with two steps: a passkey, an app or a recovery code', async ({ page, allowStatus }) => {
  test.setTimeout(120_000)
  allowStatus(403)
  await addAuthenticator(page)
  await page.goto('/second-step')
  await fillLogin(page, 'admin')

  const codes = await test.step('a passkey is added with the password, and brings recovery codes', async () => {
    await page.getByRole('textbox', { name: 'Navn' }).fill('Maskinen')
    await page.getByLabel('Passordet ditt').fill(password)
    await expectNoBreachesInAnyLook(page, 'second-step')
    await page.getByRole('button', { name: 'Legg til passnøkkel' }).click()
    const list = page.getByRole('list', { name: 'Gjenopprettingskoder' }).getByRole('listitem')
    await expect(list).toHaveCount(10)
    return list.allTextContents()
  })

  const secret = await test.step('an app is added beside it', async () => {
    await page.getByRole('button', { name: 'Jeg har tatt vare på dem' }).click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Telefonen')
    await page.getByRole('button', { name: 'Legg til app med koder' }).click()
    await expect(page.getByRole('img', { name: 'QR-kode for appen' })).toBeVisible()
    const shown = (await page.getByText(/^Nøkkel: /).textContent())?.replace('Nøkkel: ', '') ?? ''
    const last = codeOfApp(shown, -1)
    await page.getByRole('textbox', { name: 'Kode fra appen' }).fill(last)
    await page.getByRole('button', { name: 'Bekreft appen' }).click()
    await expect(page.getByText('Telefonen', { exact: true })).toBeVisible()
    return shown
  })

  await test.step('the next log-in opens the staff area after the passkey has signed', async () => {
    await logInAgain(page, '/admin/settings')
    const dialog = page.getByRole('dialog', { name: 'Bekreft at det er deg' })
    await expect(dialog.getByRole('button', { name: 'Bruk passnøkkel' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Bruk passnøkkel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Før dere åpner' })).toBeVisible()
  })

  await test.step('the one after that takes a code of the app, and a wrong one is refused at its field', async () => {
    allowStatus(400)
    const { promise: held, resolve: tell } = Promise.withResolvers<void>()
    await page.route('**/api/second-step', async (route) => {
      await held
      await route.continue()
    })
    await logInAgain(page, '/admin/settings')
    const dialog = page.getByRole('dialog', { name: 'Bekreft at det er deg' })
    const field = dialog.getByRole('textbox', { name: /^Kode fra appen/ })
    await field.fill('000000')
    // What is typed before it is known that there is a passkey stays.
    tell()
    await expect(dialog.getByRole('button', { name: 'Bruk passnøkkel' })).toBeVisible()
    await expect(field).toHaveValue('000000')
    await dialog.getByRole('button', { name: 'Bekreft', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/Koden stemmer ikke/)
    await field.fill(codeOfApp(secret))
    await dialog.getByRole('button', { name: 'Bekreft', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Før dere åpner' })).toBeVisible()
  })

  await test.step('a recovery code lets in where all else is lost', async () => {
    await logInAgain(page, '/admin/settings')
    const dialog = page.getByRole('dialog', { name: 'Bekreft at det er deg' })
    await dialog.getByRole('textbox', { name: /^Kode fra appen/ }).fill(codes[0] ?? '')
    await dialog.getByRole('button', { name: 'Bekreft', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Før dere åpner' })).toBeVisible()
  })
})
