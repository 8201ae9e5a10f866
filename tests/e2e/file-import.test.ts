import type { Locator, Page } from '@playwright/test'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
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
type Row = {
  rowNumber: number
  state: string
  problem: string | null
  text: string
  cells: Record<string, string>
  suggestions: readonly { label: string }[]
  amountOre: number | null
}
type Charge = {
  id: number
  reservationId: number
  description: string
  person: string
  state: string
  deliveredFrom: string
}
type Trip = { started: string; person: string; licensePlate: string }

/** What is pressed for each kind of trouble: an answer by its figure, or what is typed in the place of a cell. */
const answers: Readonly<Record<string, string>> = {
  twoAnswers: '1',
  nobody: '1',
  nearEnd: '1',
  twoPossible: '1',
  staff: '1',
  amount: '2',
  unknownPlate: 'Enter',
}

async function hand(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${listPath}?orgId=1`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await press(page, page.getByRole('button', { name: 'Prøv fila' }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const press = async (page: Page, button: Locator) => {
  await button.focus()
  await page.keyboard.press('Enter')
}

const confirm = async (page: Page, button: RegExp, inDialog: string) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const confirming = dialog.getByRole('button', { name: inDialog, exact: true })
  // The dialog before gives the focus back a moment after it has gone, to a button that is gone as well.
  await expect(async () => {
    await press(page, page.getByRole('button', { name: button }))
    await expect(confirming).toBeVisible({ timeout: 2000 })
  }).toPass()
  await press(page, confirming)
}

/** Drafts the invoice of a trip that can be sent as it is: some of the demo's customers lack what theirs needs. */
const draftOneThatHolds = async (calls: Awaited<ReturnType<typeof adminCalls>>, open: readonly Charge[]) => {
  for (const charge of open) {
    const run = await calls.act<{ id: number }>(`reservations/${charge.reservationId}/invoice?orgId=1`, { why: 'Bom' })
    const { failures } = await calls.read<{ failures: readonly object[] }>(`billing-runs/${run.id}/proof?orgId=1`)
    if (failures.length === 0) return { charge, run }
    await calls.act(`billing-runs/${run.id}/discard?orgId=1`, { why: 'Kan ikke sendes' })
  }
  throw new Error('None of the trips can be billed.')
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

  const rowsOf = () => calls.list<Row>(`import-runs/${first}/rows?orgId=1&size=200`)
  // A moment at which somebody had the car of each plate.
  const times = new Map(
    text
      .split(/\r?\n/)
      .slice(1, 25)
      .map((line): [string, string] => [line.split(';')[0] ?? '', line.split(';')[1] ?? '']),
  )

  await test.step('nothing is written before it is seen what the file gives', async () => {
    await hand(page, name, text)
    await expect(page.getByText('Prøve, ingenting skrevet').first()).toBeVisible()
    first = idOf()
    expect(await runOf(first)).toMatchObject({ state: 'REHEARSED', doneRows: 0, equalRows: 1 })
    const kinds = new Set((await rowsOf()).map(({ problem }) => problem))
    const expected = ['twoAnswers', 'unknownPlate', 'nobody', 'nearEnd', 'amount', 'date', 'future', 'required']
    for (const kind of expected) expect([...kinds]).toContain(kind)
    await expectNoBreachesInAnyLook(page, 'import-rehearsal')
  })

  await test.step('each row is mended where it stands, by the keyboard alone', async () => {
    const marked = page.locator('tr[data-focused]')
    for (let [row] = await rowsOf(); row; [row] = await rowsOf()) {
      const { rowNumber, problem, text: asks } = row
      await expect(marked).toContainText(String(rowNumber))
      await expect(marked).toContainText(asks)
      const answer = answers[problem ?? '']
      if (answer !== undefined) await page.keyboard.press(answer)
      else {
        const [label, value] =
          problem === 'required' ? ['Kroner', '26,00'] : ['Tid', times.get(row.cells['plate'] ?? '') ?? '']
        const field = page.getByRole('textbox', { name: `${label} i rad ${rowNumber}` })
        for (let tabs = 0; tabs < 60 && !(await field.evaluate((one) => one === document.activeElement)); tabs += 1)
          await page.keyboard.press('Tab')
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(value)
        await page.keyboard.press('Enter')
      }
      // A row that is answered may have another question behind it.
      await expect.poll(async () => (await rowsOf())[0] ?? {}).not.toMatchObject({ rowNumber, text: asks })
    }
    await expect(page.getByText('Ingen rader trenger deg.')).toBeVisible()
    expect(await runOf(first)).toMatchObject({ state: 'REHEARSED', chooseRows: 0, failedRows: 0, doneRows: 0 })
  })

  await test.step('what is mended is read in with the rest', async () => {
    await confirm(page, /^Les inn \d+ rader/, 'Les inn')
    await expect(page.getByText('Radene er lest inn').first()).toBeVisible()
    const done = await runOf(first)
    expect(done).toMatchObject({ state: 'DONE', newRows: 0, failedRows: 0, chooseRows: 0 })
    expect(done?.doneRows).toBeGreaterThanOrEqual(30)
    await expectNoBreachesInAnyLook(page, 'import-done')
  })

  const filter = JSON.stringify([{ field: 'source', operator: 'is', value: 'IMPORT' }])
  const charges = async () =>
    (await calls.list<Charge>(`billing?${new URLSearchParams({ filter, size: '100', orgId: '1' })}`)).filter(
      ({ description }) => description.startsWith('Bompassering'),
    )

  await test.step('each charge is on who drove the car of that plate then, by name', async () => {
    const read = await calls.list<Row>(`import-runs/${first}/rows?orgId=1&size=200&state=DONE`)
    // What nobody drove has become a deviation of the car.
    const rows = read.filter(({ amountOre }) => amountOre !== null)
    expect(rows.length).toBeLessThan(read.length)
    const made = await charges()
    expect(made.length).toBeGreaterThanOrEqual(rows.length)
    for (const { reservationId, deliveredFrom, person, description } of made.slice(0, 6)) {
      const trip = await calls.read<Trip>(`reservations/${reservationId}?orgId=1`)
      expect(Date.parse(deliveredFrom)).toBeGreaterThanOrEqual(Date.parse(trip.started))
      expect(person).toBe(trip.person)
      const row = rows.find(
        ({ cells }) => description.includes(cells['place'] ?? '-') && cells['plate'] === trip.licensePlate,
      )
      expect(row, `${description}, ${trip.licensePlate}`).toBeDefined()
    }
  })

  await test.step('one of them comes on the invoice of its trip, and nothing of the file can be undone then', async () => {
    const open = (await charges()).filter(({ state }) => state === 'open')
    const approver = await adminCalls(request, 'admin')
    const { charge, run } = await draftOneThatHolds(calls, open.toReversed())
    await calls.act(`billing-runs/${run.id}/check?orgId=1`, {})
    await calls.act(`billing-runs/${run.id}/end-control?orgId=1`, { why: 'Alle har fått beskjed' })
    await approver.act(`billing-runs/${run.id}/approve?orgId=1`, {})
    const billed = async () => (await charges()).find(({ id }) => id === charge.id)?.state
    await expect.poll(billed, { timeout: 60_000 }).toBe('billed')
    const [bill] = await calls.list<{ invoiceId: number }>(`billing-runs/${run.id}/memberships?orgId=1`)
    await page.goto(`/admin/billing-management/invoices/${bill?.invoiceId}?orgId=1`)
    // The invoice goes to who pays for the membership, who need not be who drove.
    await expect(
      page.getByRole('row', { name: charge.description }).filter({ hasText: String(charge.reservationId) }),
    ).toBeVisible()
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
    await confirm(page, /^Angre innlesingen/, 'Angre innlesingen')
    await expect(page.getByText('Innlesingen er angret').first()).toBeVisible()
    expect(await runOf(idOf())).toMatchObject({ state: 'UNDONE', doneRows: 0 })
  })
})
