import type { Page } from '@playwright/test'
import { expectNoBreaches, expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { logInAt, password, personButton } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** Opens the link of a mail to somebody. */
async function followMail(page: Page, email: string, subject: string): Promise<void> {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/demo/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const link = new URL((await mail.getByRole('link').getAttribute('href')) ?? '')
  await page.goto(link.pathname + link.hash)
}

test('an invitation to the staff is accepted by whoever proves the address; a right that is taken while their page is open is gone there', async ({
  otherPage,
  page,
  allowStatus,
}) => {
  test.slow()
  allowStatus(403)
  const email = `nora.${Date.now()}@delebil.test`

  await test.step('an administrator gives rights to an address, by a ready-made set and a last day', async () => {
    await logInAt(otherPage, '/admin/staff', 'admin')
    await otherPage.getByRole('button', { name: 'Inviter …' }).click()
    const dialog = otherPage.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Navn' }).fill('Nora Nygaard')
    await dialog.getByRole('textbox', { name: 'E-post' }).fill(email)
    await dialog.getByRole('button', { name: /Ferdig sett/ }).click()
    await otherPage.getByRole('option', { name: 'Nattvakt' }).click()
    await expect(dialog.getByText(/Vaktbord/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reservasjoner Til og med' }).fill('31.12.2099')
    await expectNoBreaches(otherPage, 'staff-invite')
    await dialog.getByLabel('Passordet ditt').fill(password)
    await dialog.getByRole('button', { name: 'Send invitasjon' }).click()
    await expect(otherPage.getByText(`Invitasjonen er sendt til ${email}`)).toBeVisible()
    await expect(otherPage.getByRole('region', { name: 'Invitasjoner som venter' }).first()).toContainText(
      'Nora Nygaard',
    )
    await expectNoBreachesInAnyLook(otherPage, 'staff')
  })

  await test.step('who has the address makes a user, proves it, and accepts', async () => {
    await page.goto('/create-user')
    await page.getByLabel('Fullt navn').fill('Nora Nygaard')
    await page.getByLabel('E-post').fill(email)
    await page.getByLabel('Passord', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(personButton(page, 'Nora Nygaard')).toBeVisible()
    await followMail(page, email, 'Du er invitert som ansatt')
    await expect(page.getByText(/Bekreft e-postadressen din først/)).toBeVisible()
    await followMail(page, email, 'Velkommen')
    await page.getByRole('button', { name: 'Bekreft adressen' }).click()
    await expect(page.getByText('E-postadressen er bekreftet.', { exact: false })).toBeVisible()
    await page.goto('/staff-invitation')
    await expectNoBreachesInAnyLook(page, 'staff-invitation')
    await page.getByRole('button', { name: 'Godta invitasjonen fra Byfjord bildeling' }).click()
    await page.getByRole('link', { name: 'Gå til adminområdet' }).click()
    await expect(page).toHaveURL(/\/admin/)
    await page.goto('/admin/reservation-management/reservations')
    await expect(page.getByRole('heading', { level: 1, name: 'Reservasjoner' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('the rights are taken while that page is open', async () => {
    await otherPage.reload()
    await otherPage.getByRole('button', { name: 'Endre rettighetene til Nora Nygaard' }).click()
    const dialog = otherPage.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Reservasjoner Til og med' })).toHaveValue('31.12.2099')
    await dialog.getByRole('radiogroup', { name: 'Reservasjoner' }).getByText('Ingen').click()
    await dialog.getByLabel('Passordet ditt').fill(password)
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(otherPage.getByText('Rettighetene til Nora Nygaard er lagret')).toBeVisible()
    await page.getByRole('searchbox').first().fill('Solheim')
    await expect(page.getByText(/tilgang/i).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Vaktbord' })).toHaveCount(0)
  })
})
