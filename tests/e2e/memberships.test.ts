import type { Locator, Page } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { linkMailedTo } from './set-up/mails.ts'
import { logInAt, password, personButton } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** With what the invitation says filled in already. */
async function createInvited(page: Page, name: string): Promise<void> {
  await typeByKey(page, page.getByLabel('Passord', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(personButton(page, name)).toBeVisible()
}

async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

test('a new user joins and invites another, who accepts with a new user, by keyboard', async ({ page, otherPage }, {
  project,
}) => {
  test.slow()
  const ownerMail = `eier-${project.name}@delebil.test`
  const guestMail = `gjest-${project.name}@delebil.test`

  await test.step('the log-in box leads to joining', async () => {
    await page.goto('/memberships')
    await pressByKey(page, page.getByRole('link', { name: 'Bli medlem' }).last())
    await expect(page).toHaveTitle('Opprett medlemskap')
    await expect(page.getByRole('radio', { name: 'Privat' })).toBeVisible()
    await expectNoBreaches(page, 'join')
  })

  await test.step('nothing filled in: each error stands at its field, and nothing is made', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Privat' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Bedrift' })).toBeChecked()
    await typeByKey(page, page.getByLabel('Organisasjonsnummer'), '123456784')
    await pressByKey(page, page.getByRole('button', { name: 'Opprett medlemskap' }))
    await expect(page.getByLabel('Fullt navn')).toBeFocused()
    await expect(page.getByText('Ugyldig organisasjonsnummer')).toBeVisible()
    await expect(page.getByText('Du må godta vilkårene for å bli med')).toBeVisible()
    await expectNoBreaches(page, 'join-errors')
  })

  await test.step('one button makes the user and a private membership, which is ready at once', async () => {
    await page.keyboard.type('Ola Eiersen')
    await typeByKey(page, page.getByLabel('E-post'), ownerMail)
    await typeByKey(page, page.getByLabel('Passord', { exact: true }), password)
    await page.getByRole('radio', { name: 'Bedrift' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Navn på medlemskapet')).toHaveValue('Ola Eiersen')
    await page.getByLabel('Navn på medlemskapet').fill('Eiersens')
    await tick(page, page.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
    await pressByKey(page, page.getByRole('button', { name: 'Opprett medlemskap' }))
    await expect(page.getByRole('heading', { name: 'Velkommen til Eiersens!' })).toBeFocused()
    await expect(personButton(page, 'Ola Eiersen')).toBeVisible()
    await expectNoBreaches(page, 'joined')
  })

  await test.step('invite', async () => {
    await pressByKey(page, page.getByRole('link', { name: 'Se medlemskapet' }))
    await expect(page).toHaveTitle('Medlemskap')
    await pressByKey(page, page.getByRole('button', { name: 'Inviter noen' }))
    const box = page.getByRole('dialog', { name: 'Inviter til medlemskapet' })
    await expect(box.getByLabel('Fullt navn')).toBeFocused()
    await page.keyboard.type('Gro Gjest')
    await typeByKey(page, box.getByLabel('E-post'), guestMail)
    await expectNoBreaches(page, 'invite')
    await pressByKey(page, box.getByRole('button', { name: 'Send invitasjon' }))
    await expect(page.getByText(`Invitasjonen er sendt til ${guestMail}.`)).toBeVisible()
    await expectNoBreaches(page, 'membership')
  })

  await test.step('the guest follows the link of the mail', async () => {
    await otherPage.goto(await linkMailedTo(page, guestMail, '/join'))
    await expect(otherPage.getByText(/Ola Eiersen inviterer deg til medlemskapet «Eiersens»/)).toBeVisible()
    await expectNoBreaches(otherPage, 'invitation')
    await createInvited(otherPage, 'Gro Gjest')
    await tick(otherPage, otherPage.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Godta invitasjonen' }))
    await expect(otherPage.getByRole('heading', { name: 'Velkommen til Eiersens!' })).toBeVisible()
  })

  await test.step('the owner takes the guest out, who is told when they look at their page again', async () => {
    await page.reload()
    await pressByKey(page, page.getByRole('button', { name: 'Fjern Gro Gjest' }))
    const question = page.getByRole('alertdialog', { name: 'Fjerne medlemmet?' })
    await pressByKey(page, question.getByRole('button', { name: 'Fjern', exact: true }))
    await expect(page.getByText('Gro Gjest er fjernet.')).toBeVisible()
    await pressByKey(otherPage, otherPage.getByRole('link', { name: 'Se medlemskapet' }))
    await expect(otherPage.getByText('Du er ikke lenger med i «Eiersens»')).toBeVisible()
    await expect(otherPage.getByRole('heading', { name: 'Vi finner ikke medlemskapet' })).toBeVisible()
    await expectNoBreaches(otherPage, 'membership-lost')
  })
})

test('an invitation opened by another person is refused, and says whom it is for', async ({ page }) => {
  await logInAt(page, '/memberships', 'member')
  await expect(page.getByRole('link', { name: /Ingrid Solheim/ })).toBeVisible()
  await expectNoBreaches(page, 'memberships')
  await page.goto('/join#invitation=delebil-demo-invitasjon')
  await expect(page.getByText(/men invitasjonen gjelder ansatt@delebil\.test/)).toBeVisible()
  await page.getByRole('button', { name: 'Logg ut og bytt bruker' }).click()
  await expect(page.getByText('Logg inn som ansatt@delebil.test for å svare.')).toBeVisible()
})

test('an invitation that does not exist is shown as not working', async ({ page, allowStatus }) => {
  allowStatus(404)
  await page.goto('/join#invitation=finnes-ikke')
  await expect(page.getByRole('heading', { name: 'Invitasjonen virker ikke' })).toBeVisible()
  await expectNoBreaches(page, 'invitation-dead')
})

test('the terms show prices and rules of the chosen club', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår' })).toBeVisible()
  await expect(page.getByText('Du må betale avbestillingsgebyr; 50% av timene')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Priser for Liten bil' })).toContainText('39 kr per time')
  await expectNoBreaches(page, 'terms')
  await page.getByRole('button', { name: /Klubb/ }).click()
  await page.getByRole('option', { name: 'Nidelva bildeling' }).click()
  await expect(page.getByText(/Vilkårene til Nidelva bildeling/)).toBeVisible()
  await expect(page).toHaveURL('/terms?klubb=2')
})
