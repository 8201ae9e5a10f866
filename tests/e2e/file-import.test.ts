import type { Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreaches } from './set-up/axe.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const listPath = '/admin/billing-management/import'

type Run = {
  id: number
  state: string
  doneRows: number
  equalRows: number
  newRows: number
  chooseRows: number
  failedRows: number
}
type Row = { rowNumber: number; state: string; problem: string | null; suggestions: readonly { label: string }[] }
type Charge = {
  id: number
  reservationId: number
  description: string
  state: string
  deliveredFrom: string
}
type Trip = { started: string; ended: string }

async function hand(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${listPath}?orgId=1`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Prøv fila' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const confirm = async (page: Page, button: RegExp, inDialog: string) => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button', { name: inDialog, exact: true }).click()
}

test('a toll file with nine kinds of trouble is rehearsed, mended by the keyboard and read in: each charge is on who drove and on their invoice, the same file gives nothing new, and a run is undone until it is billed', async ({
  page,
  request,
  allowStatus,
}) => {
  allowStatus(409)
  test.setTimeout(180_000)
  const calls = await adminCalls(request, 'accountant')
  const name = `bom-${Date.now()}.csv`
  // Its own number for each passage: the demo may have read such a file before.
  const own = String(Date.now()).slice(-8)
  const text = (await (await request.get('/demo/import/1/tolls.csv')).text()).replaceAll(';7001', `;${own}`)
  await logInAt(page, '/reservations', 'accountant')
  const runOf = async (id: number) =>
    (await calls.list<Run>(`import-runs?orgId=1&size=100`)).find((run) => run.id === id)
  const idOf = () => Number(new URL(page.url()).pathname.split('/').at(-1))
  let first = 0

  await test.step('nothing is written before it is seen what the file gives', async () => {
    await hand(page, name, text)
    await expect(page.getByText('Prøve, ingenting skrevet').first()).toBeVisible()
    first = idOf()
    expect(await runOf(first)).toMatchObject({ state: 'REHEARSED', doneRows: 0, equalRows: 1 })
    const rows = await calls.list<Row>(`import-runs/${first}/rows?orgId=1&size=200`)
    const kinds = new Set(rows.map(({ problem }) => problem))
    for (const kind of ['twoAnswers', 'unknownPlate', 'nobody', 'nearEnd', 'amount', 'date', 'future', 'required'])
      expect([...kinds]).toContain(kind)
    await expectNoBreaches(page, 'import-rehearsal')
  })

  await test.step('rows are mended where they stand, by the keyboard alone', async () => {
    const table = page.getByRole('table').filter({ hasText: 'Ukjent skilt' })
    const before = await table.getByRole('row').count()
    const marked = page.locator('tr[data-focused]')
    for (let step = 0; step < before && !(await marked.getByText('Ukjent skilt').isVisible()); step += 1)
      await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: 'Ukjent skilt' })).toHaveCount(0)
    await expect(page.getByText(/^Rad \d+: ny/).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Til avvik, rad/ })
      .first()
      .click()
    await expect(page.getByText(/^Rad \d+: lagt til side/).first()).toBeVisible()
  })

  await test.step('what is right is read in, and what is not stays', async () => {
    await confirm(page, /^Les inn \d+ rader/, 'Les inn')
    await expect(page.getByText('Radene er lest inn').first()).toBeVisible()
    const done = await runOf(first)
    expect(done).toMatchObject({ state: 'DONE', newRows: 0 })
    expect(done?.doneRows).toBeGreaterThan(20)
    expect(done?.failedRows).toBeGreaterThan(0)
    await expectNoBreaches(page, 'import-done')
  })

  const filter = JSON.stringify([{ field: 'source', operator: 'is', value: 'IMPORT' }])
  const charges = async () =>
    (await calls.list<Charge>(`billing?${new URLSearchParams({ filter, size: '100', orgId: '1' })}`)).filter(
      ({ description }) => description.startsWith('Bompassering'),
    )

  await test.step('each charge is of a trip that had the car then', async () => {
    const made = await charges()
    expect(made.length).toBeGreaterThan(20)
    for (const { reservationId, deliveredFrom } of made.slice(0, 4)) {
      const trip = await calls.read<Trip>(`reservations/${reservationId}?orgId=1`)
      expect(Date.parse(deliveredFrom)).toBeGreaterThanOrEqual(Date.parse(trip.started))
      expect(Date.parse(deliveredFrom)).toBeLessThanOrEqual(Date.parse(trip.ended))
    }
  })

  await test.step('one of them comes on the invoice of its trip, and nothing of the file can be undone then', async () => {
    const [charge] = (await charges()).filter(({ state }) => state === 'open')
    if (!charge) throw new Error('Nothing is to be billed.')
    const approver = await adminCalls(request, 'admin')
    const run = await calls.act<{ id: number }>(`reservations/${charge.reservationId}/invoice?orgId=1`, { why: 'Bom' })
    await calls.act(`billing-runs/${run.id}/check?orgId=1`, {})
    await calls.act(`billing-runs/${run.id}/end-control?orgId=1`, { why: 'Alle har fått beskjed' })
    await approver.act(`billing-runs/${run.id}/approve?orgId=1`, {})
    const billed = async () => (await charges()).find(({ id }) => id === charge.id)?.state
    await expect.poll(billed, { timeout: 60_000 }).toBe('billed')
    const [bill] = await calls.list<{ invoiceId: number }>(`billing-runs/${run.id}/memberships?orgId=1`)
    await page.goto(`/admin/billing-management/invoices/${bill?.invoiceId}?orgId=1`)
    await expect(page.getByText(charge.description).first()).toBeVisible()
    await page.goto(`${listPath}/${first}?orgId=1`)
    await expect(page.getByText('En linje fra fila er fakturert. Den kan ikke angres.')).toBeVisible()
  })

  await test.step('the same file again is told, and gives nothing new', async () => {
    await hand(page, name, text)
    await expect(page.getByText('Den samme fila er lest inn før.', { exact: false })).toBeVisible()
    expect(await runOf(idOf())).toMatchObject({ newRows: 0 })
  })

  await test.step('another file is read in and undone with all that it made', async () => {
    const other = text.replaceAll(`;${own}`, `;${own}9`)
    await hand(page, `annen-${name}`, other)
    await confirm(page, /^Les inn \d+ rader/, 'Les inn')
    await expect(page.getByText('Radene er lest inn').first()).toBeVisible()
    await page.getByRole('button', { name: /^Angre innlesingen/ }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByRole('button', { name: 'Angre innlesingen' }).click()
    await expect(page.getByText('Innlesingen er angret').first()).toBeVisible()
    expect(await runOf(idOf())).toMatchObject({ state: 'UNDONE', doneRows: 0 })
  })
})
