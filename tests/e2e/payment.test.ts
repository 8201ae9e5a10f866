import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt, password } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a membership to be paid for becomes active when the payment is done, after one that was aborted', async ({
  page,
}, { retry }) => {
  test.slow()
  const mail = `betaler-${retry}@delebil.test`
  await page.goto('/join')
  await page.getByLabel('Fullt navn').fill('Berit Betaler')
  await page.getByLabel('E-post').fill(mail)
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.getByText('Bedrift', { exact: true }).click()
  await page.getByLabel('Bedriftens navn').fill('Betaler AS')
  await page.getByLabel('Organisasjonsnummer').fill(['984661185', '974760673'][retry] ?? '')
  await page.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Opprett medlemskap' }).click()

  const provider = page.getByRole('heading', { name: 'Vipps-demo' })
  const pay = page.getByRole('button', { name: /^Betal 2\s490\skr med Vipps$/ })
  await test.step('the back button leads to the membership, not to an empty form', async () => {
    await pay.click()
    await expect(provider).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/memberships\/\d+$/)
  })

  await test.step('change one’s mind at the provider', async () => {
    await pay.click()
    await expect(provider).toBeVisible()
    await page.getByRole('button', { name: /^Avbryt/ }).click()
    await expect(page.getByRole('heading', { name: 'Betalingen ble avbrutt' })).toBeVisible()
  })

  await test.step('pay', async () => {
    await page.getByRole('button', { name: 'Prøv igjen' }).click()
    await expect(provider).toBeVisible()
    await page.getByRole('button', { name: /^Betal/ }).click()
    await expect(page.getByRole('heading', { name: 'Betalingen er mottatt' })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/vipps\/v2\/fallback\/[0-9a-f-]{36}$/)
    await expectNoBreaches(page, 'payment')
  })

  await test.step('loaded again and come back to, it says the same', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Betalingen er mottatt' })).toBeVisible()
    await page.getByRole('link', { name: 'Til medlemskapet' }).click()
    await expect(page.getByText('Aktiv', { exact: true }).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Betalingen er mottatt' })).toBeVisible()
  })

  await test.step('logged out it asks for a log-in first', async () => {
    const address = page.url()
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/findcar/)
    await page.goto(address)
    await page.getByLabel('E-post').fill(mail)
    await page.getByLabel('Passord', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Betalingen er mottatt' })).toBeVisible()
  })
})

test('an invoice is paid by the payment service, overdue or not, and is paid on its list from then on', async ({
  page,
}) => {
  test.slow()
  await logInAt(page, '/invoices', 'member')
  const pay = page.getByRole('button', { name: /^Betal .* med Vipps, faktura \d+$/ }).first()
  const [, number = ''] = /faktura (\d+)$/.exec((await pay.getAttribute('aria-label')) ?? '') ?? []
  await expectNoBreaches(page, 'invoices-to-pay')
  await pay.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vipps-demo' })).toBeVisible()
  await page.getByRole('button', { name: /^Betal/ }).click()
  await expect(page.getByText(`Faktura ${number} er betalt. Kvitteringen ligger i e-posten din.`)).toBeVisible()
  await expectNoBreaches(page, 'invoice-paid')
  await page.getByRole('link', { name: 'Til fakturaene' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Faktura ${number}` }) })
  await expect(card.getByText('Betalt', { exact: true })).toBeVisible()
})
