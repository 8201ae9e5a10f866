import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { pressByKey, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const text = 'Jeg sto stille i kø på ferjekaien'

test('a line that a member says is wrong waits for the club, which answers it, and the member reads the answer, all by keyboard', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(150_000)
  await logInAt(page, '/reservations', 'member')
  await page.goto('/invoices')
  await pressByKey(page, page.getByRole('button', { name: 'Vis linjer, neste faktura' }))
  await pressByKey(page, page.getByRole('button', { name: /^Hvorfor\?/ }).last())
  await expect(page.getByText(/MVA-kode 3$/).last()).toBeVisible()
  await expectNoBreachesInAnyLook(page, 'invoices-draft')
  await pressByKey(page, page.getByRole('button', { name: /^Stemmer ikke/ }).last())
  const dialog = page.getByRole('dialog', { name: 'Hva stemmer ikke?' })
  await expectNoBreachesInAnyLook(page, 'invoices-dispute')
  await typeByKey(page, dialog.getByLabel('Hva er feil?'), text)
  await pressByKey(page, dialog.getByRole('button', { name: 'Send til klubben' }))
  const held = page.getByRole('region', { name: 'Venter på svar fra klubben' })
  await expect(held.getByText(text)).toBeVisible()

  await test.step('the bookkeeper answers that it stands', async () => {
    await logInAt(otherPage, '/reservations', 'accountant')
    await otherPage.goto('/admin/billing-management/billing?orgId=1')
    await pressByKey(otherPage, otherPage.getByRole('link', { name: /^Stemmer ikke/ }).first())
    await expect(otherPage).toHaveURL(/stemmer-ikke|DISPUTED/)
    await pressByKey(otherPage, otherPage.getByRole('link', { name: /Ingrid Solheim/ }).first())
    await expect(otherPage.getByText(text)).toBeVisible()
    await expectNoBreachesInAnyLook(otherPage, 'billing-dispute')
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Svar', exact: true }))
    const answer = otherPage.getByRole('dialog')
    await typeByKey(otherPage, answer.getByLabel('Svar'), 'Bilen var låst opp hele tiden')
    await pressByKey(otherPage, answer.getByRole('button', { name: 'Svar' }))
    await expect(otherPage.getByText('Svaret er sendt, og linjen er åpen igjen').first()).toBeVisible()
  })

  await page.reload()
  await expect(held).toHaveCount(0)
  await pressByKey(page, page.getByRole('button', { name: 'Vis linjer, neste faktura' }))
  await expect(page.getByText('Klubben har svart: linjen står. Bilen var låst opp hele tiden')).toBeVisible()
})
