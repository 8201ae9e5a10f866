import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { markedPicture } from '../../apps/api/src/adapters/pictures/test-pictures.ts'
import { dialogOf, doByKey } from './set-up/act-by-key.ts'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { bankFile, chooseFileByKey, paidToday } from './set-up/bank-file.ts'
import { approveByKey, draftByKey } from './set-up/bill-trip.ts'
import { bookNow } from './set-up/book-now.ts'
import { keepLargest } from './set-up/keep-largest.ts'
import { chooseByKey, pressByKey, typeByKey } from './set-up/keyboard.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { test } from './set-up/own-server.ts'
import { logInAt } from './set-up/people.ts'
import { expect } from './set-up/test.ts'

const money = '/admin/billing-management'
const payments = `${money}/incoming-payments`
const osloTime = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Oslo' })

type Calls = Awaited<ReturnType<typeof adminCalls>>
type Invoice = { id: number; number: number; kid: string; totalOre: number; state: string; membershipId: number }
type Reminder = { id: number; invoiceId: number; invoiceNumber: number; restOre: number; state: string }
type Payment = { id: number; kid: string | null; state: string; amountOre: number }

const listOf = <Of>(calls: Calls, key: string, field: string, value: string | number) =>
  calls.list<Of>(
    `${key}?${new URLSearchParams({ filter: JSON.stringify([{ field, operator: 'is', value }]), size: '100', orgId: '1' })}`,
  )

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
async function goTo(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page, name)).toBeVisible()
}

async function upload(page: Page, name: string, text: string, said: string): Promise<void> {
  await chooseFileByKey(page, page.getByRole('button', { name: 'Last opp fil' }), name, Buffer.from(text, 'latin1'))
  await expect(page.getByText(said)).toBeVisible()
}

test('a month is sent, paid by a file with five kinds of trouble, less by a receipt, reminded of, repaid, closed and reported, by keyboard alone', async ({
  page,
  otherPage,
  phone,
  request,
  allowStatus,
}) => {
  allowStatus(400)
  test.setTimeout(600_000)
  const calls = await adminCalls(request, 'accountant')
  await logInAt(page, '/reservations', 'accountant')
  await logInAt(otherPage, '/reservations', 'admin')

  // The pages of a run are looked at by the tests of runs, in every look.
  await test.step('the month is sent: one drafts it, another approves it', async () => {
    await goTo(page, `${money}/invoice?orgId=1`, 'Fakturering')
    await pressByKey(page, page.getByRole('link', { name: 'Ny kjøring' }))
    await pressByKey(page, page.getByRole('button', { name: /^Opprett/ }))
    await expect(page.getByRole('heading', { name: /kan sendes/ })).toBeVisible()
    await keepLargest(calls, Number(new URL(page.url()).pathname.split('/').at(-1)), 8)
    await page.reload()
    await doByKey(page, page.getByRole('button', { name: /^Send til godkjenning/ }), {}, /^Du godkjenner/)
    await otherPage.goto(new URL(page.url()).pathname)
    const why = { 'Hvorfor?': 'Varslet' }
    await doByKey(
      otherPage,
      otherPage.getByRole('button', { name: /^Avslutt kontrollperioden/ }),
      why,
      'Kontrollperioden er avsluttet',
    )
    const approve = otherPage.getByRole('button', { name: /^Godkjenn og send/ })
    await pressByKey(otherPage, approve)
    await pressByKey(otherPage, dialogOf(otherPage).getByRole('button', { name: 'Godkjenn og send' }))
    await expect(otherPage.getByText('Alle fakturaene er laget og lagt i kø for sending.')).toBeVisible({
      timeout: 120_000,
    })
  })

  const settled = (await listOf<Invoice>(calls, 'invoices', 'state', 'PAID')).find(({ totalOre }) => totalOre > 40_000)
  const [exact, oneOff, over, short] = (await listOf<Invoice>(calls, 'invoices', 'state', 'OPEN'))
    .filter(({ totalOre }) => totalOre > 40_000)
    .toSorted((a, b) => b.number - a.number)
  if (!exact || !oneOff || !over || !short || !settled) throw new Error('The month has too few invoices.')
  const wrongKid = oneOff.kid.slice(0, 14) + ((Number(oneOff.kid[14]) + 1) % 10) + oneOff.kid.slice(15)
  const text = bankFile([
    paidToday(exact.kid, exact.totalOre),
    paidToday(wrongKid, oneOff.totalOre),
    paidToday('', 25_000),
    paidToday(over.kid, over.totalOre + 1800),
    paidToday(short.kid, short.totalOre - 1000),
    paidToday(settled.kid, settled.totalOre),
  ])

  await test.step('the bank’s file: cut in the middle and with a wrong sum it leaves nothing, whole it is read once', async () => {
    await goTo(page, payments, 'Innbetalinger')
    await upload(page, 'kuttet.txt', text.slice(0, 400), 'kuttet.txt er ikke lest inn')
    const wrongSum = text.replace(/(NY000089.{16})(\d{17})/, (_, head) => head + '1'.padStart(17, '0'))
    await upload(page, 'feil-sum.txt', wrongSum, 'feil-sum.txt er ikke lest inn')
    await upload(page, 'ocr.txt', text, '6 nye innbetalinger: 3 førte KID fram, 3 må ses på.')
    await upload(page, 'samme.txt', text, 'samme.txt er lest inn før')
    await expectNoBreachesInAnyLook(page, 'month-payments')
    await expectFitsNarrow(page, 'month-payments')
    await page.setViewportSize({ width: 1136, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const paid = (await listOf<Payment>(calls, 'incoming-payments', 'bookedOn', paidToday('', 0).bookedOn)) ?? []
  const open = async (kid: string | null, amountOre: number) => {
    const found = paid.find((one) => one.kid === kid && one.amountOre === amountOre)
    await goTo(page, `${payments}/${found?.id}`, 'Innbetaling')
  }

  await test.step('1: a wrong KID is put on the invoice that it is one digit from, and the invoice leads back to the bank', async () => {
    await open(wrongKid, oneOff.totalOre)
    await expect(page.getByText('KID går ikke opp.').first()).toBeVisible()
    const way = page.getByRole('region', { name: 'Fra bank til tur' })
    await expect(way.getByText('rettet, krever ditt ja')).toBeVisible()
    await expect(way.getByRole('link', { name: /bil \d+/ }).first()).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'month-payment')
    await pressByKey(page, page.getByRole('button', { name: `Før her på faktura ${oneOff.number}` }))
    await expect(dialogOf(page).getByRole('textbox')).toHaveValue(/KID ett siffer feil · beløpet likt/)
    await pressByKey(page, dialogOf(page).getByRole('button', { name: 'Før her' }))
    await expect(page.getByText('Innbetalingen er ført').first()).toBeVisible()
    await page.goto(`${money}/invoices/${oneOff.id}`)
    await expect(page.getByRole('row').filter({ hasText: 'ocr.txt, linje' })).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'month-invoice')
  })

  await test.step('2: what nobody knows is set aside with a reason', async () => {
    await open(null, 25_000)
    const why = { 'Hvorfor?': 'Ukjent' }
    await doByKey(page, page.getByRole('button', { name: /^Ikke noe av dette/ }).first(), why, 'Satt til side')
  })

  await test.step('3 and 4: what was paid twice, and what was too much, go back by way of the list of payouts', async () => {
    const back = { Mottaker: 'Ola', Kontonummer: '86011117947', 'Hvorfor?': 'For mye' }
    const repay = page.getByRole('button', { name: /^Betal tilbake/ }).first()
    await open(settled.kid, settled.totalOre)
    await doByKey(page, repay, back, 'Lagt på utbetalingslisten')
    await open(over.kid, over.totalOre + 1800)
    await expect(page.getByText(/er for mye, og står til gode på medlemskapet/)).toBeVisible()
    await doByKey(page, repay, back, 'Lagt på utbetalingslisten')
  })

  await test.step('5: what was too little comes in another day, and is written in by hand', async () => {
    await open(short.kid, short.totalOre - 1000)
    await expect(page.getByText(/rester på fakturaen/)).toBeVisible()
    await goTo(page, payments, 'Innbetalinger')
    await pressByKey(page, page.getByRole('link', { name: 'Før innbetaling' }))
    await typeByKey(page, page.getByLabel('Kroner'), '10')
    await typeByKey(page, page.getByLabel(/^KID/), short.kid)
    await typeByKey(page, page.getByLabel(/^Begrunnelse/), 'Resten')
    await pressByKey(page, page.getByRole('button', { name: /^(Lagre|Opprett)/ }).first())
    await expect.poll(async () => (await calls.read<Invoice>(`invoices/${short.id}?orgId=1`)).state).toBe('PAID')
  })

  const trip = await bookNow(request, 'member')

  await test.step('a receipt is sent from the member’s phone, and stands on what the next invoice is made of', async () => {
    const more = phone.getByRole('button', { name: 'Flere valg' })
    const receipts = phone.getByRole('menuitem', { name: 'Utlegg' })
    const dialog = phone.getByRole('dialog', { name: 'Utlegg' })
    await logInAt(phone, `/reservations/${trip.id}`, 'member')
    await chooseByKey(phone, more, receipts)
    const picture = await markedPicture(Date.now() % 200)
      .jpeg()
      .toBuffer()
    await chooseFileByKey(phone, dialog.getByRole('button', { name: 'Velg bilder' }), 'kvittering.jpg', picture)
    await expect(dialog.getByText('Bildet er lastet opp')).toBeVisible()
    const kind = dialog.getByRole('button', { name: /Hva har du betalt for/ })
    await chooseByKey(phone, kind, phone.getByRole('option', { name: 'Vask' }))
    await typeByKey(phone, dialog.getByLabel('Beløp i kroner'), '249')
    await typeByKey(
      phone,
      dialog.getByLabel('Klokkeslett på kvitteringen'),
      osloTime.format(new Date(Date.now() - 60_000)),
    )
    await typeByKey(phone, dialog.getByLabel(/^Sted/), 'Minde')
    await expectNoBreachesInAnyLook(phone, 'month-receipt')
    await pressByKey(phone, dialog.getByRole('button', { name: 'Send utlegget' }))
    await expect(phone.getByText('Takk! Utlegget er sendt til klubben.')).toBeVisible()

    await goTo(page, `${money}/expenses`, 'Utgifter')
    const [sent] = await listOf<{ id: number }>(calls, 'reservation-expenses', 'station', 'Minde')
    await page.goto(`${money}/expenses/${sent?.id}`)
    await expect(page.getByRole('button', { name: /^Kvitteringen fra Ingrid Solheim/ })).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'month-expense')
    await page.keyboard.press('e')
    await expect(page.getByLabel('Beløp som godkjennes')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('200')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Må fylles ut')).toBeVisible()
    await typeByKey(page, page.getByLabel(/^Begrunnelse/), 'Uten kaffe')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Utlegget trekkes fra neste faktura.').first()).toBeVisible()
    await page.goto(`${money}/billing?q=Ingrid`)
    await expect(page.getByText(/Utlegg, vask, Minde/).first()).toBeVisible()

    await phone.reload()
    await chooseByKey(phone, more, receipts)
    await expect(dialog.getByText(/^Trekkes fra neste faktura: 200/)).toBeVisible()
    await expect(dialog.getByText('Uten kaffe')).toBeVisible()
  })

  await test.step('the receipt is taken off the invoice of its trip, which the member reads on the phone', async () => {
    await trip.end()
    const fleet = await adminCalls(request, 'admin')
    await fleet.actOn(`reservations/${trip.id}`, 'correct-kilometers', { kilometers: 150, why: 'Lest av på bilen' })
    const draft = await draftByKey(page, calls, trip.id)
    await doByKey(page, page.getByRole('button', { name: /^Send til godkjenning/ }), {}, /^Du godkjenner/)
    const number = await approveByKey(otherPage, draft)
    const line = /Utlegg, vask, Minde/
    await expect(otherPage.getByRole('row').filter({ hasText: line })).toContainText(/[-−]200\skr/)
    await phone.goto('/invoices')
    const invoice = phone.getByRole('listitem').filter({ hasText: `Faktura ${number}` })
    await pressByKey(phone, invoice.getByRole('button', { name: /^Vis linjer/ }))
    await expect(invoice.getByRole('row').filter({ hasText: line })).toContainText(/[-−]200/)
  })

  await test.step('a reminder is read and sent; a payment stops it, and another that waits', async () => {
    const [sent, stopped] = (await listOf<Reminder>(calls, 'reminders', 'state', 'PROPOSED')).toReversed()
    if (!sent || !stopped) throw new Error('Too few reminders are proposed.')
    await goTo(page, `${money}/reminders`, 'Purringer')
    await expectNoBreachesInAnyLook(page, 'month-reminders')
    await page.goto(`${money}/reminders/${sent.id}`)
    const download = page.waitForEvent('download')
    await pressByKey(page, page.getByRole('button', { name: 'Se brevet (PDF)' }))
    expect((await download).suggestedFilename()).toBe(`purring-${sent.invoiceNumber}.pdf`)
    await doByKey(page, page.getByRole('button', { name: /^Send/ }).first(), {}, 'Lagt i kø for sending')
    await expectNoBreachesInAnyLook(page, 'month-reminder')
    const kids = await Promise.all(
      [sent, stopped].map(async (one) => {
        const [invoice] = await listOf<Invoice>(calls, 'invoices', 'number', one.invoiceNumber)
        return paidToday(invoice?.kid ?? '', one.restOre)
      }),
    )
    await goTo(page, payments, 'Innbetalinger')
    await upload(page, 'purret.txt', bankFile(kids), '2 nye innbetalinger: 2 førte KID fram, 0 må ses på.')
    await page.goto(`${money}/reminders/${stopped.id}`)
    await expect(page.getByText('Stoppet').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
    await page.goto(`${money}/invoices/${sent.invoiceId}`)
    await expect(page.getByText('Betalt').first()).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'purret.txt, linje' })).toBeVisible()
  })

  await test.step('a deposit is repaid by another than who listed it', async () => {
    type Payout = { id: number; state: string }
    const deposit = (await listOf<Payout>(calls, 'payouts', 'kind', 'DEPOSIT')).find(({ state }) => state === 'WAITING')
    await goTo(otherPage, `${money}/payouts`, 'Utbetalinger')
    await expectNoBreachesInAnyLook(otherPage, 'month-payouts')
    await otherPage.goto(`${money}/payouts/${deposit?.id}`)
    await doByKey(otherPage, otherPage.getByRole('button', { name: 'Godkjenn' }), {}, 'Godkjent')
    await doByKey(otherPage, otherPage.getByRole('button', { name: 'Merk som betalt' }), {}, 'Merket som betalt')
    await expectNoBreachesInAnyLook(otherPage, 'month-payout')
  })

  await test.step('what each owes is in the ledger', async () => {
    await goTo(page, `${money}/ledger`, 'Reskontro')
    await expectNoBreachesInAnyLook(page, 'month-ledger')
    await expectFitsNarrow(page, 'month-ledger')
  })

  await test.step('the month is closed for good, and its report says the same however often it is computed', async () => {
    await goTo(page, `${money}/month-end`, 'Månedsslutt')
    await expect(page.getByRole('heading', { name: /igjen før|kan lukkes/ })).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'month-open')
    await pressByKey(page, page.getByRole('button', { name: /^Lukk / }))
    const why = dialogOf(page).getByRole('textbox')
    if ((await why.count()) > 0) await typeByKey(page, why, 'Tas senere')
    await pressByKey(page, dialogOf(page).getByRole('button', { name: /^Lukk / }))
    const closed = /ble lukket .* av Marit Eide/
    await expect(page.getByText(closed)).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'month-closed')
    const download = page.waitForEvent('download')
    await pressByKey(page, page.getByRole('button', { name: /rapport/i }))
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^manedsslutt-\d{4}-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/;/)
    await page.goto(`${money}/month-end?maned=${file.suggestedFilename().slice(-11, -4)}`)
    await expect(page.getByText(closed)).toBeVisible()
    await expect(page.getByText('Regnet om igjen nå gir måneden det samme på øret.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFitsNarrow(page, 'month-closed')
  })
})
