import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { actByKey } from './set-up/act-by-key.ts'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { approveByKey, draftByKey } from './set-up/bill-trip.ts'
import { bookNow } from './set-up/book-now.ts'
import { pressByKey, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** The document that the demo's access point took of a number, as it was sent. */
async function documentOf(page: Page, number: number): Promise<string> {
  let xml = ''
  await expect(async () => {
    const sent = await (await page.request.get('/demo/ehf')).text()
    const [, id] = new RegExp(`href="/demo/ehf/(1-${number}-\\d+)"`).exec(sent) ?? []
    expect(id).toBeDefined()
    xml = await (await page.request.get(`/demo/ehf/${id}`)).text()
  }).toPass({ timeout: 120_000 })
  return xml
}
const payable = (xml: string) => /<cbc:PayableAmount[^>]*>([\d.]+)</.exec(xml)?.[1]
/** What each line is of, and what it comes to. */
const linesOf = (xml: string) =>
  [...xml.matchAll(/<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/gs)].map(([line]) => [
    /<cbc:Name>(.*?)</.exec(line)?.[1],
    /<cbc:LineExtensionAmount[^>]*>([\d.-]+)</.exec(line)?.[1],
  ])

test('a trip is charged, mended where it cannot be sent, approved by another and received as EHF, then credited and billed again, by keyboard alone', async ({
  page,
  otherPage,
  request,
  allowStatus,
}) => {
  // A number that is half typed is tried as well.
  allowStatus(400, 404, 409)
  test.setTimeout(540_000)
  const trip = await bookNow(request, 'employee')
  await trip.end()
  const calls = await adminCalls(request, 'admin')
  await calls.actOn(`reservations/${trip.id}`, 'correct-kilometers', { kilometers: 12, why: 'Lest av på bilen' })
  const { membershipId } = await calls.read<{ membershipId: number }>(`reservations/${trip.id}`)
  const company = `memberships/${membershipId}`
  const before = await calls.read<{ organizationNumber: string; customer: string; addressLine: string | null }>(
    `${company}/billing-data`,
  )
  const broken = { invoiceMethod: 'EHF', organizationNumber: null, addressLine: null, buyerReference: null }
  await calls.change(company, 'billing-data', broken)
  await logInAt(page, '/reservations', 'accountant')
  await logInAt(otherPage, '/reservations', 'admin')

  const run = await test.step('the trip is on lines, of which a draft is made', async () => {
    await page.goto(`/admin/reservation-management/reservations/${trip.id}?orgId=1`)
    const charges = page.getByRole('region', { name: /Fakturagrunnlag/ })
    await expect(charges.getByText('Startpris').first()).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'billing-trip')
    return draftByKey(page, calls, trip.id)
  })

  await test.step('two failures are mended where they stand', async () => {
    const bill = page.getByRole('article', { name: before.customer, exact: true })
    await expect(bill.getByRole('listitem').first()).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'billing-trip-proof')
    for (const [label, text] of [
      ['Organisasjonsnummer', before.organizationNumber],
      ['Deres referanse', 'Kostnadssted 210'],
    ] as const) {
      await typeByKey(page, bill.getByLabel(label), text)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Lagret for ${before.customer}`).first()).toBeVisible()
      // What is mended is asked for no more.
      await expect(bill.getByLabel(label)).toHaveCount(0)
    }
    await expect(bill).toHaveCount(0)
    await actByKey(page, 'Send til godkjenning')
    await expect(page.getByRole('heading', { name: /^Du godkjenner 1 / })).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'billing-trip-approval')
  })

  const number = await test.step('another approves it, and the access point has it', async () => {
    const made = await approveByKey(otherPage, run)
    await expectNoBreachesInAnyLook(otherPage, 'billing-trip-invoice')
    return made
  })
  const sent = await documentOf(page, number)
  expect(sent).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>')
  expect(sent).toContain('<cbc:BuyerReference>Kostnadssted 210</cbc:BuyerReference>')

  await test.step('its PDF is opened', async () => {
    const download = otherPage.waitForEvent('download')
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Last ned PDF' }))
    const bytes = await readFile(await (await download).path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('a credit note takes it back', async () => {
    await actByKey(otherPage, 'Krediter')
    await expect(otherPage.getByText('Kreditnotaen er laget').first()).toBeVisible()
  })
  const id = Number(new URL(otherPage.url()).pathname.split('/').at(-1))
  const filter = JSON.stringify([{ field: 'creditsId', operator: 'is', value: id }])
  const [note] = await calls.list<{ number: number }>(`invoices?${new URLSearchParams({ filter })}`)
  const takenBack = await documentOf(page, note?.number ?? 0)
  expect(takenBack).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
  expect(takenBack).toContain(`<cbc:ID>${number}</cbc:ID>`)
  expect(payable(takenBack)).toBe(payable(sent))

  const again = await test.step('the same lines are open again, and are billed once more', async () => {
    await draftByKey(page, calls, trip.id)
    await expectNoBreachesInAnyLook(page, 'billing-again-proof')
    await actByKey(page, 'Send til godkjenning')
    await expect(page.getByRole('heading', { name: /^Du godkjenner 1 / })).toBeVisible()
    return approveByKey(otherPage, new URL(page.url()).pathname)
  })
  expect(again).toBeGreaterThan(note?.number ?? 0)
  const sentAgain = await documentOf(page, again)
  expect(linesOf(sentAgain)).toEqual(linesOf(sent))
  expect(payable(sentAgain)).toBe(payable(sent))
  await calls.change(company, 'billing-data', { invoiceMethod: 'EMAIL', addressLine: before.addressLine })
})
