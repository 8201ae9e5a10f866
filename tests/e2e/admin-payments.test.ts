import type { Page } from '@playwright/test'
import { type WrittenPayment, writeOcr } from '../../apps/api/src/features/incoming-payments/formats/write-ocr.ts'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey } from './set-up/keyboard.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const money = '/admin/billing-management'
const payments = `${money}/incoming-payments`
const account = '99990100000'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date())

type Row = { id: number; number: number; kid: string; totalOre: number; state: string; membershipId: number }
type Calls = Awaited<ReturnType<typeof adminCalls>>

const where = (...filter: readonly object[]) =>
  new URLSearchParams({ filter: JSON.stringify(filter), size: '100', orgId: '1' })
const listOf = <Of>(calls: Calls, key: string, field: string, value: string | number) =>
  calls.list<Of>(`${key}?${where({ field, operator: 'is', value })}`)

let files = Date.now() % 9_000_000
const ocr = (paid: readonly WrittenPayment[]): string =>
  writeOcr({ account, assignment: ++files, transmission: files, payments: paid })
const paid = (kid: string, amountOre: number): WrittenPayment => ({ bookedOn: today, kid, amountOre })

async function upload(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text, 'latin1')
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/plain', buffer })
}

test('an OCR file with five kinds of trouble is read in, a wrong KID is put right by the keyboard, and the same file tells nothing new', async ({
  page,
  request,
  allowStatus,
}) => {
  allowStatus(400)
  test.setTimeout(150_000)
  const calls = await adminCalls(request, 'accountant')
  // The newest first: those of the log-ins, which other tests work with, and those that are reminded of come last.
  const open = [
    ...(await listOf<Row>(calls, 'invoices', 'state', 'OVERDUE')),
    ...(await listOf<Row>(calls, 'invoices', 'state', 'OPEN')),
  ]
    // Of some trip, and not of a monthly fee alone.
    .filter(({ totalOre }) => totalOre > 40_000)
    .toSorted((a, b) => b.number - a.number)
  const settled = (await listOf<Row>(calls, 'invoices', 'state', 'PAID'))[0]
  const untouched: Row[] = []
  for (const one of open) {
    if (untouched.length === 4) break
    if ((await calls.list(`invoices/${one.id}/payments?orgId=1`)).length === 0) untouched.push(one)
  }
  const [exact, oneOff, over, short] = untouched
  if (!exact || !oneOff || !over || !short || !settled) throw new Error('The demo has too few invoices.')
  const wrongKid = oneOff.kid.slice(0, 14) + ((Number(oneOff.kid[14]) + 1) % 10) + oneOff.kid.slice(15)
  const text = ocr([
    paid(exact.kid, exact.totalOre),
    paid(wrongKid, oneOff.totalOre),
    paid('', 25_000),
    paid(over.kid, over.totalOre + 1800),
    paid(short.kid, short.totalOre - 1000),
    paid(settled.kid, settled.totalOre),
  ])

  await logInAt(page, '/reservations', 'accountant')
  await page.goto(`${payments}?orgId=1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Innbetalinger' })).toBeVisible()

  await test.step('a file that was cut in the middle, and one that does not add up, leave nothing', async () => {
    await upload(page, 'kuttet.txt', text.slice(0, 400))
    await expect(page.getByText('kuttet.txt er ikke lest inn')).toBeVisible()
    await upload(
      page,
      'feil-sum.txt',
      text.replace(/(NY000089.{16})(\d{17})/, (_, head) => head + '1'.padStart(17, '0')),
    )
    await expect(page.getByText('feil-sum.txt er ikke lest inn')).toBeVisible()
    await expectNoBreaches(page, 'payments-refused')
  })

  await test.step('the whole file is read in, and the same again tells that nothing is new', async () => {
    await upload(page, 'ocr.txt', text)
    await expect(page.getByText('6 nye innbetalinger: 3 førte KID fram, 3 må ses på.')).toBeVisible()
    await upload(page, 'samme.txt', text)
    await expect(page.getByText('samme.txt er lest inn før')).toBeVisible()
    await expectNoBreaches(page, 'payments')
  })

  const found = await listOf<{ id: number; kid: string; state: string }>(calls, 'incoming-payments', 'bookedOn', today)
  const stateOf = (kid: string) => found.find((one) => one.kid === kid)?.state
  expect([exact, over, short].map(({ kid }) => stateOf(kid))).toEqual(['MATCHED', 'OVER', 'SHORT'])
  expect([wrongKid, settled.kid].map(stateOf)).toEqual(['WAITING', 'WAITING'])

  await test.step('the wrong KID is proposed the invoice that it is one digit from, and leads from bank to trip', async () => {
    await page.goto(`${payments}/${found.find(({ kid }) => kid === wrongKid)?.id}`)
    await expect(page.getByText('KID går ikke opp.').first()).toBeVisible()
    const way = page.getByRole('region', { name: 'Fra bank til tur' })
    await expect(way.getByText('rettet, krever ditt ja')).toBeVisible()
    await expect(way.getByRole('link', { name: /bil \d+/ }).first()).toBeVisible()
    await expectNoBreaches(page, 'payment-one-off')
    await pressByKey(page, page.getByRole('button', { name: `Før her på faktura ${oneOff.number}` }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue(/KID ett siffer feil · beløpet likt/)
    await pressByKey(page, dialog.getByRole('button', { name: 'Før her' }))
    await expect(page.getByText('Innbetalingen er ført').first()).toBeVisible()
  })

  await test.step('the invoice leads back to the line of the bank', async () => {
    await page.goto(`${money}/invoices/${oneOff.id}`)
    await expect(page.getByRole('row').filter({ hasText: 'ocr.txt, linje' })).toBeVisible()
  })

  await test.step('on a phone the page fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${payments}?vis=alle`)
    await expect(page.getByRole('heading', { level: 1, name: 'Innbetalinger' })).toBeVisible()
    await expectFitsNarrow(page, 'payments')
    await expectNoBreaches(page, 'payments-phone')
  })
})

test('a reminder is sent with its letter, and another that waits stops when its invoice is paid', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const calls = await adminCalls(request, 'accountant')
  type Reminder = { id: number; invoiceId: number; invoiceNumber: number; restOre: number; state: string }
  const [sent, stopped] = (await listOf<Reminder>(calls, 'reminders', 'state', 'PROPOSED')).toReversed()
  if (!sent || !stopped) throw new Error('The demo proposes too few reminders.')
  await logInAt(page, '/reservations', 'accountant')

  await test.step('it is read before it is sent', async () => {
    await page.goto(`${money}/reminders?orgId=1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Purringer' })).toBeVisible()
    await expectNoBreaches(page, 'reminders')
    await page.goto(`${money}/reminders/${sent.id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Se brevet (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe(`purring-${sent.invoiceNumber}.pdf`)
    await expectNoBreaches(page, 'reminder')
    await page.getByRole('button', { name: /^Send/ }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Lagt i kø for sending').first()).toBeVisible()
  })

  await test.step('a payment stops the other', async () => {
    const kid = (await listOf<Row>(calls, 'invoices', 'number', stopped.invoiceNumber))[0]?.kid ?? ''
    await page.goto(payments)
    await upload(page, 'purret.txt', ocr([paid(kid, stopped.restOre)]))
    await expect(page.getByText('1 ny innbetaling: 1 førte KID fram, 0 må ses på.')).toBeVisible()
    await page.goto(`${money}/reminders/${stopped.id}`)
    await expect(page.getByText('Stoppet').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  })
})

test('a deposit is repaid by another than who listed it, and is marked as paid', async ({ page, request }) => {
  test.setTimeout(120_000)
  const calls = await adminCalls(request, 'admin')
  type Payout = { id: number; kind: string; state: string }
  const deposit = (await listOf<Payout>(calls, 'payouts', 'kind', 'DEPOSIT')).find(({ state }) => state === 'WAITING')
  if (!deposit) throw new Error('The demo has no deposit that waits.')
  await logInAt(page, '/reservations', 'admin')
  await page.goto(`${money}/payouts?orgId=1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Utbetalinger' })).toBeVisible()
  await expectNoBreaches(page, 'payouts')
  await page.goto(`${money}/payouts/${deposit.id}`)
  await expectNoBreaches(page, 'payout')
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkjenn' }).click()
  await expect(page.getByText('Godkjent').first()).toBeVisible()
  await page.getByRole('button', { name: 'Merk som betalt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merk som betalt' }).click()
  await expect(page.getByText('Merket som betalt').first()).toBeVisible()
})
