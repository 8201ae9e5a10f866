import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const text = 'Jeg sto stille i kø på ferjekaien'

test('a line that a member says is wrong waits for the club, which answers it, and the member reads the answer', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(90_000)
  await logInAt(page, '/reservations', 'member')
  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Vis linjer, neste faktura' }).click()
  await page
    .getByRole('button', { name: /^Hvorfor\?/ })
    .last()
    .click()
  await expect(page.getByText(/MVA-kode 3$/).last()).toBeVisible()
  await page
    .getByRole('button', { name: /^Stemmer ikke/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Hva stemmer ikke?' })
  await expectNoBreaches(page, 'invoices-dispute')
  await dialog.getByLabel('Hva er feil?').fill(text)
  await dialog.getByRole('button', { name: 'Send til klubben' }).click()
  const held = page.getByRole('region', { name: 'Venter på svar fra klubben' })
  await expect(held.getByText(text)).toBeVisible()

  await test.step('the bookkeeper answers that it stands', async () => {
    await logInAt(otherPage, '/reservations', 'accountant')
    await otherPage.goto('/admin/billing-management/billing?orgId=1')
    await otherPage
      .getByRole('link', { name: /^Stemmer ikke/ })
      .first()
      .click()
    await otherPage
      .getByRole('link', { name: /Ingrid Solheim/ })
      .first()
      .click()
    await expect(otherPage.getByText(text)).toBeVisible()
    await expectNoBreaches(otherPage, 'billing-dispute')
    await otherPage.getByRole('button', { name: 'Svar', exact: true }).click()
    const answer = otherPage.getByRole('dialog')
    await answer.getByLabel('Svar').fill('Bilen var låst opp hele tiden')
    await answer.getByRole('button', { name: 'Svar' }).click()
    await expect(otherPage.getByText('Svaret er sendt, og linjen er åpen igjen').first()).toBeVisible()
  })

  await page.reload()
  await expect(held).toHaveCount(0)
  await page.getByRole('button', { name: 'Vis linjer, neste faktura' }).click()
  await expect(page.getByText('Klubben har svart: linjen står. Bilen var låst opp hele tiden')).toBeVisible()
})
