import type { Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const listPath = '/admin/billing-management/invoice'

const draftRun = async (page: Page): Promise<string> => {
  await logInAt(page, '/reservations', 'accountant')
  await page.goto(`${listPath}?orgId=1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fakturering' })).toBeVisible()
  await page.getByRole('link', { name: 'Ny kjøring' }).click()
  await page.getByRole('button', { name: /^Opprett/ }).click()
  await expect(page.getByRole('heading', { name: /kan sendes/ })).toBeVisible()
  return new URL(page.url()).pathname
}

test('a billing run is drafted, two bills are mended in place, another person approves it, and its invoices are mailed', async ({
  page,
  otherPage,
  request,
  allowStatus,
}) => {
  allowStatus(409)
  // Two hundred invoices are made and mailed, on whatever machine.
  test.setTimeout(540_000)
  const runPath = await draftRun(page)
  const calls = await adminCalls(request, 'admin')
  const bills = await calls.list<{ membershipId: number; customer: string; setAside: string | null; method: string }>(
    `billing-runs/${runPath.split('/').at(-1)}/memberships`,
  )
  // Those of the log-ins are the first: other tests work with them meanwhile.
  const broken = bills.filter(({ method, customer }) => method === 'EMAIL' && customer !== '').slice(-2)
  expect(broken).toHaveLength(2)

  await test.step('what breaks a rule is mended where it stands, by the keyboard', async () => {
    for (const { membershipId } of broken) {
      await calls.change(`memberships/${membershipId}`, 'billing-data', {
        invoiceEmail: null,
        addressLine: null,
        organizationNumber: null,
      })
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: /må rettes/ })).toBeVisible()
    await expectNoBreaches(page, 'billing-run-proof')
    for (const { customer } of broken) {
      const bill = page.getByRole('article', { name: customer, exact: true }).first()
      await bill.getByLabel('Gate og nummer').fill('Strandgaten 4')
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Lagret for ${customer}`).first()).toBeVisible()
      await expect(bill).toHaveCount(0)
    }
  })

  await test.step('its drafter cannot approve it', async () => {
    await page.getByRole('button', { name: /^Send til godkjenning/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send til godkjenning' }).click()
    await expect(page.getByRole('heading', { name: /^Du godkjenner/ })).toBeVisible()
    await page.getByRole('button', { name: /^Godkjenn og send/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Godkjenn og send' }).click()
    await expect(page.getByText('Den som laget utkastet, kan ikke godkjenne det.').first()).toBeVisible()
  })

  await test.step('another person waits for the members, or ends that and says why', async () => {
    await logInAt(otherPage, '/reservations', 'admin')
    await otherPage.goto(runPath)
    await otherPage.getByRole('button', { name: /^Godkjenn og send/ }).click()
    await otherPage.getByRole('alertdialog').getByRole('button', { name: 'Godkjenn og send' }).click()
    await expect(otherPage.getByText(/^Medlemmene kan fortsatt si fra/).first()).toBeVisible()
    await otherPage.keyboard.press('Escape')
    await otherPage.getByRole('button', { name: /^Avslutt kontrollperioden/ }).click()
    const dialog = otherPage.getByRole('dialog').or(otherPage.getByRole('alertdialog'))
    await dialog.getByLabel('Hvorfor?').fill('Alle har fått beskjed')
    await dialog.getByRole('button', { name: 'Avslutt kontrollperioden' }).click()
    await expect(otherPage.getByText('Kontrollperioden er avsluttet').first()).toBeVisible()
  })

  await test.step('the one who was refused presses again, approves it, and sees it done', async () => {
    await otherPage.getByRole('button', { name: /^Godkjenn og send/ }).click()
    await otherPage.getByRole('alertdialog').getByRole('button', { name: 'Godkjenn og send' }).click()
    await expect(otherPage.getByText('Alle fakturaene er laget og lagt i kø for sending.')).toBeVisible({
      timeout: 240_000,
    })
    await expectNoBreaches(otherPage, 'billing-run-done')
  })

  await test.step('the mail holds the PDF, and a credit note takes the invoice back', async () => {
    const filter = JSON.stringify([{ field: 'membershipId', operator: 'is', value: broken[0]?.membershipId }])
    const [invoice] = await calls.list<{ id: number; number: number }>(
      `invoices?${new URLSearchParams({ filter, sort: '-number', size: '1' })}`,
    )
    await otherPage.goto(`/admin/billing-management/invoices/${invoice?.id}`)
    const sent = otherPage.getByRole('row').filter({ hasText: 'Sendt' }).filter({ hasText: '@' })
    await expect(async () => {
      await otherPage.reload()
      await expect(sent.first()).toBeVisible({ timeout: 15_000 })
    }).toPass({ timeout: 180_000 })
    const mails = await (await request.get('/demo/mail')).text()
    expect(mails).toContain(`Faktura ${invoice?.number} fra Byfjord bildeling`)
    const pdf = await (await request.get(`/demo/mail/faktura-${invoice?.number}.pdf`)).body()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await otherPage.getByRole('button', { name: /^Krediter/ }).click()
    await otherPage
      .getByRole('dialog')
      .or(otherPage.getByRole('alertdialog'))
      .getByRole('button', { name: 'Krediter' })
      .click()
    await expect(otherPage.getByText('Kreditnotaen er laget').first()).toBeVisible()
  })
})
