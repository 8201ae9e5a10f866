import type { Page } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt, password } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** Makes a user of the test's own, who is logged in afterwards. */
async function createUser(page: Page, email: string): Promise<void> {
  await page.goto('/create-user')
  await page.getByLabel('Fullt navn').fill('Prøve Person')
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Min profil: Prøve Person' })).toBeVisible()
}

async function submitLogIn(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Passord', { exact: true }).fill(word)
  await page.keyboard.press('Enter')
}

const addressOf = (what: string, project: string) => `${what}.${project}.${Date.now()}@delebil.test`

test('a forgotten password is reset by the link of a mail, once', async ({ page, otherPage, allowStatus }, {
  project,
}) => {
  allowStatus(401, 409)
  const email = addressOf('glemt', project.name)
  await createUser(otherPage, email)
  await otherPage.close()

  await page.goto('/reservations')
  await page.getByRole('main').getByLabel('E-post').fill(email.slice(0, -5))
  await page.getByRole('button', { name: 'Glemt passordet?' }).click()
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await expectNoBreaches(page, 'forgot')
  await page.getByLabel('E-post').fill(` ${email} `)
  await send.click()
  await expect(
    page.getByText(
      'Hvis vi finner en konto som samsvarer med informasjonen du oppga vil en e-post være rett rundt hjørnet!',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByLabel('Passord', { exact: true })).toBeVisible()

  // What a newcomer does with the demo: the mail stands on a page of its own.
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Nytt passord' })
  await expect(async () => {
    await page.goto('/demo/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const link = new URL((await mail.getByRole('link').getAttribute('href')) ?? '')
  await page.goto(link.pathname + link.hash)
  await expect(page.getByRole('heading', { level: 1, name: 'Glemt passord' })).toBeVisible()
  await page.getByLabel('Nytt passord').fill('kort')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passordet må ha minst 8 tegn')).toBeVisible()
  await expectNoBreaches(page, 'reset')
  await page.getByLabel('Nytt passord').fill('helt-nytt-passord')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passordet er endret. Logg inn med det nye.')).toBeVisible()
  await expect(page).toHaveURL('/reset-password')

  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click()
  await submitLogIn(page, email, 'helt-nytt-passord')
  await expect(page.getByRole('button', { name: 'Min profil: Prøve Person' })).toBeVisible()

  // The link is dead.
  await page.goto('/findcar')
  await page.goto(link.pathname + link.hash)
  await page.getByLabel('Nytt passord').fill('enda-et-passord')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lenken er brukt eller for gammel. Be om en ny.')).toBeVisible()
  await page.getByRole('button', { name: 'Be om ny lenke' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
})

test('a new user with errors: each is at its field, and goes when that field changes', async ({ page, allowStatus }, {
  project,
}) => {
  allowStatus(400)
  await page.goto('/create-user')
  await expect(page.getByRole('heading', { level: 1, name: 'Opprett bruker' })).toBeVisible()
  await page.getByLabel('Fullt navn').fill('Prøve')
  await page.getByLabel('E-post').fill('medlem@delebil.test')
  await page.getByLabel('Passord', { exact: true }).fill('kort')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Må inneholde fornavn og etternavn')).toBeVisible()
  await expect(page.getByLabel('Fullt navn')).toBeFocused()
  await expectNoBreaches(page, 'create-user')
  await page.getByLabel('Fullt navn').fill('Prøve Person')
  await expect(page.getByText('Må inneholde fornavn og etternavn')).toBeHidden()
  await expect(page.getByText('Passordet må ha minst 8 tegn')).toBeVisible()
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/E-postadressen er allerede i bruk/)).toBeVisible()
  await expect(page.getByLabel('Fullt navn')).toHaveValue('Prøve Person')
  await page.getByLabel('E-post').fill(addressOf('ny', project.name))
  await expect(page.getByText(/E-postadressen er allerede i bruk/)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Min profil: Prøve Person' })).toBeVisible()
})

test('the profile can be edited by keyboard alone', async ({ page, allowStatus }, { project }) => {
  allowStatus(400)
  await createUser(page, addressOf('profil', project.name))
  await page.getByRole('button', { name: /Min profil/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Min bruker' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeFocused()
  await expect(page.getByText('Denne enheten')).toBeVisible()
  await expectNoBreaches(page, 'profile')

  const phone = page.getByLabel(/Telefon/)
  await phone.focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ugyldig format på telefonnummer')).toBeVisible()
  await expect(phone).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('+4791234567')
  await expect(page.getByText('Ugyldig format på telefonnummer')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Opplysningene er lagret.')).toBeVisible()
  await expect(phone).toHaveValue('912 34 567')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()

  await page.getByLabel('Fullt navn').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' Endret')
  await page.getByRole('link', { name: 'Sjekk førerkortet' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Forlate siden?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Fullt navn')).toHaveValue('Prøve Person Endret')

  await page.getByRole('button', { name: 'Bytt passord' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('galt-passord')
  await page.getByLabel('Nytt passord').focus()
  await page.keyboard.type('et-nytt-passord')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passordet er feil')).toBeVisible()
  await expect(page.getByLabel('Nåværende passord')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passordet er byttet. Andre enheter er logget ut.')).toBeVisible()
})

test('a licence is looked up, and the national id is not kept on the page', async ({ page, allowStatus }, {
  project,
}) => {
  allowStatus(400)
  await createUser(page, addressOf('kort', project.name))
  await page.goto('/verifyLicense')
  await expect(page.getByText('Ikke sjekket')).toBeVisible()
  await expect(page.getByLabel('Etternavn')).toHaveValue('Person')
  await page.getByLabel('Fødselsnummer').fill('12345678901')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ugyldig fødselsnummer')).toBeVisible()
  await expectNoBreaches(page, 'verify-license')
  await page.getByLabel('Fødselsnummer').fill('158190 10029')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Førerkortet er bekreftet.')).toBeVisible()
  await expect(page.getByText('Klasser: AM, B')).toBeVisible()
  await expect(page.getByLabel('Fødselsnummer')).toHaveValue('')
})

test('a person downloads their data, logs out everywhere and deletes the account', async ({ page, allowStatus }, {
  project,
}) => {
  allowStatus(400, 401, 409)
  const email = addressOf('farvel', project.name)
  await createUser(page, email)
  await page.goto('/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Last ned mine data' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^delebil-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: 'Logg ut overalt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logg ut overalt' }).click()
  await expect(page).toHaveTitle('Logg inn')
  await submitLogIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()

  await page.getByRole('button', { name: 'Slett brukeren' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Slette brukeren?' })
  await dialog.getByLabel('Nåværende passord').fill('feil-passord')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Passordet er feil')).toBeVisible()
  await expectNoBreaches(page, 'delete-account')
  await dialog.getByLabel('Nåværende passord').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Logg inn')
  await submitLogIn(page, email, password)
  await expect(page.getByText('Feil brukernavn eller passord')).toBeVisible()
})

test('an account with a reservation ahead is not deleted, and the page says why', async ({ page, allowStatus }) => {
  allowStatus(409)
  await logInAt(page, '/profile', 'member')
  await page.getByRole('button', { name: 'Slett brukeren' }).click()
  await page.getByLabel('Nåværende passord').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByText(/^Du har en reservasjon som ikke er avsluttet/)).toBeVisible()
})

test('debug mode shows the permissions over each page, on this device alone', async ({ page }) => {
  await logInAt(page, '/profile', 'admin')
  await page.goto('/debug-mode')
  await page.getByRole('switch', { name: 'Vis tilganger' }).press('Space')
  const overlay = page.getByRole('complementary', { name: 'Tilganger' })
  await expect(overlay).toContainText('Byfjord bildeling: ')
  await expect(overlay).toContainText('BILLING_READ')
  await expectNoBreaches(page, 'debug-mode')
  await page.goto('/logout')
  await expect(overlay).toContainText('Ikke logget inn')
  await page.goto('/loading')
  await expect(page.getByRole('heading', { name: 'Laster' })).toBeVisible()
})
