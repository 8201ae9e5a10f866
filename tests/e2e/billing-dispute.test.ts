import { actByKey } from './set-up/act-by-key.ts'
import { adminCalls } from './set-up/admin-calls.ts'
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
    await pressByKey(otherPage, otherPage.getByRole('link', { name: /^Stemmer ikke \d/ }).first())
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

test('a log-in without pages of money is led from Oversikt to the trip of a line that is held, and lets it go, by keyboard alone', async ({
  page,
  request,
}) => {
  const calls = await adminCalls(request, 'admin')
  const open = JSON.stringify([
    { field: 'state', operator: 'is', value: 'open' },
    { field: 'reservationNumber', operator: 'empty', value: false },
  ])
  const [line] = await calls.list<{ id: number; description: string; reservationNumber: number }>(
    `billing?${new URLSearchParams({ size: '1', sort: 'delivered', filter: open })}`,
  )
  await calls.actOn(`billing/${line?.id}`, 'hold', { why: 'Medlemmet ringer tilbake' })
  await logInAt(page, '/reservations', 'billingHelper')
  await page.goto('/admin')
  const lines = page.getByRole('region', { name: 'Fakturalinjer som venter' })
  const held = lines.getByRole('link', {
    name: new RegExp(`${line?.description}, reservasjon ${line?.reservationNumber}`),
  })
  await expect(lines.getByRole('link').first()).toBeVisible()
  // At the turn of a month the demo's club holds more lines than the card shows at first.
  const all = lines.getByRole('button', { name: /^Vis alle/ })
  if ((await all.count()) > 0) await pressByKey(page, all)
  await expect(held).toBeVisible()
  await expectNoBreachesInAnyLook(page, 'overview-lines')
  await pressByKey(page, held)
  const row = page
    .getByRole('row')
    .filter({ hasText: line?.description ?? '' })
    .filter({ hasText: 'Holdt' })
  await expect(row).toBeVisible()
  await actByKey(page, 'Slipp')
  await expect(page.getByText('Linjen er åpen igjen')).toBeVisible()
  await page.goto('/admin')
  await expect(lines.getByRole('link').or(lines.getByText('Ingenting')).first()).toBeVisible()
  if ((await all.count()) > 0) await pressByKey(page, all)
  await expect(held).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Fakturagrunnlag' })).toHaveCount(0)
})
