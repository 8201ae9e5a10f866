import type { Page } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt, password } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** A new member of the club, logged in. */
async function joinAsMember(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/join')
  await page.getByLabel('Fullt navn').fill(name)
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.getByText('Privat', { exact: true }).click()
  await page.getByLabel('Navn på medlemskapet').fill(name)
  await page.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Opprett medlemskap' }).click()
  await expect(page.getByRole('heading', { name: `Velkommen til ${name}!` })).toBeVisible()
}

/** A picture of the page stands for one of a licence: large, and of no real person. */
async function choosePicture(page: Page, label: string): Promise<void> {
  const buffer = await page.screenshot()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: label }).click()
  await (await choosing).setFiles({ name: 'kort.png', mimeType: 'image/png', buffer })
}

test('a member sends a picture of the licence, staff approve it, and the page of the member says that it is valid', async ({
  page,
  otherPage,
}, { project, retry }) => {
  const name = `Lise ${project.name === 'phone' ? 'Telefon' : 'Skjerm'}${'sen'.repeat(retry)}`
  const email = `lise.${project.name}.${retry}@delebil.test`
  await joinAsMember(page, name, email)
  await page.goto('/verifyLicense')
  await expect(page.getByText('Ikke sjekket')).toBeVisible()
  await choosePicture(page, 'Velg bilde av forsiden')
  await choosePicture(page, 'Velg bilde av baksiden')
  await expect(page.getByRole('img', { name: 'Valgt bilde: baksiden' })).toBeVisible()
  await expectNoBreaches(page, 'verify-license-chosen')
  await page.getByRole('button', { name: 'Send førerkortet' }).click()
  await expect(page.getByText('Venter på at klubben ser på det')).toBeVisible()

  await logInAt(otherPage, '/admin/user-management/license-checks', 'admin')
  await otherPage.getByRole('button', { name }).click()
  await expect(otherPage.getByRole('heading', { name })).toBeVisible()
  await expect(otherPage.getByRole('img', { name: `Forsiden av førerkortet til ${name}` })).toBeVisible()
  await expect(otherPage.getByRole('img', { name: `Baksiden av førerkortet til ${name}` })).toBeVisible()
  await expectNoBreaches(otherPage, 'license-checks')
  await otherPage.getByLabel('Gyldig til').fill('31.12.2049')
  await otherPage.keyboard.press('Enter')
  await expect(otherPage.getByText(`Førerkortet til ${name} er godkjent.`)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Godkjent av klubben')).toBeVisible()
  await expect(page.getByText(/31\. desember 2049/)).toBeVisible()
  await expect(page.getByText('Venter på at klubben ser på det')).toBeHidden()
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'Førerkortet ditt er godkjent' })
  await expect(async () => {
    await page.goto('/demo/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
})
