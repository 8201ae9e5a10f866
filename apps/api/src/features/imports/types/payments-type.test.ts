import { afterAll, beforeAll, expect, test } from 'vitest'
import { billTestTrip } from '../../billing/test-invoice.ts'
import { writeOcr } from '../../incoming-payments/formats/write-ocr.ts'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
let kid: string
let total: number
beforeAll(async () => {
  site = await startImportSite()
  const invoice = await billTestTrip(site.database)
  const found = await site.database.theRow<{ kid: string; total: number }>(
    'select kid, total_ore as total from invoice where id = $1',
    [invoice],
  )
  kid = found.kid
  total = found.total
  await site.database.change(`update organization set bank_account = '99990100000' where id = 1`)
})
afterAll(() => site.stop())

const kroner = (ore: number) => `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, '0')}`
const payments = () =>
  site.database.rows<{ source: string; ore: number; allocated: number; aside: string | null; finding: string }>(
    `select source, amount_ore as ore, allocated_ore as allocated, set_aside as aside, finding from incoming_payment where organization_id = 1
     and source in ('IMPORT', 'OCR') order by id`,
  )
const rest = async () =>
  (await site.database.theRow<{ rest: number }>('select rest_ore as rest from invoice where kid = $1', [kid])).rest

test('a spreadsheet of payments pays by KID, the rest waits in Innbetalinger, and undoing gives back what was owed', () =>
  site.undone(async () => {
    const file = `Bokføringsdato;Inn på konto;KID;Fra;Arkivref
03.11.2026;100,00;${kid};Eva Eier;140001
04.11.2026;50,00;;Ukjent;140002
05.11.2026;0,00;${kid};;140003
05.11.2099;10,00;${kid};;140004
05.11.2026;10,00;1,23E+16;;140005
03.11.2026;100,00;${kid};Eva Eier;140001
`
    const { id, text } = await site.upload(file, { filetype: 'guess', name: 'innbetalinger.csv', rehearsal: true })
    expect(await site.record(id)).toMatchObject({
      fileType: 'payments',
      newRows: 2,
      equalRows: 1,
      failedRows: 3,
      amountOre: 15_000,
    })
    expect(text).toContain('Ny: Betaler fakturaen med denne KID-en')
    expect(text).toContain('Ny: Uten KID: venter i Innbetalinger')
    expect([await payments(), await rest()]).toEqual([[], total])
    await site.call('start', id, {})
    expect(await payments()).toEqual([
      { source: 'IMPORT', ore: 10_000, allocated: 10_000, aside: null, finding: 'MATCHED' },
      { source: 'IMPORT', ore: 5000, allocated: 0, aside: null, finding: 'NO_KID' },
    ])
    expect(await rest()).toBe(total - 10_000)
    expect(await site.record((await site.upload(file, { filetype: 'payments' })).id)).toMatchObject({
      doneRows: 0,
      equalRows: 3,
    })
    expect((await site.call('undo', id, {})).body.entity).toMatchObject({ state: 'UNDONE' })
    expect(await rest()).toBe(total)
    expect((await payments()).map(({ allocated, aside }) => [allocated, aside])).toEqual([
      [0, 'Filimporten er angret'],
      [0, 'Filimporten er angret'],
    ])
    // What was undone is taken up again, and is still one payment.
    await site.upload(file, { filetype: 'payments' })
    expect((await payments()).map(({ allocated, aside }) => [allocated, aside])).toEqual([
      [10_000, null],
      [0, null],
    ])
    expect(await rest()).toBe(total - 10_000)
  }))

test('a bank’s own file is known by how it begins, and what it brings here is known in Innbetalinger too', () =>
  site.undone(async () => {
    const ocr = writeOcr({
      account: '99990100000',
      assignment: 1,
      transmission: 1,
      payments: [{ bookedOn: '2026-11-10', amountOre: total, kid }],
    })
    const { id } = await site.upload(ocr, { filetype: 'guess', name: 'ocr.txt' })
    expect(await site.record(id)).toMatchObject({ fileType: 'payments', doneRows: 1, state: 'DONE' })
    expect((await site.call('summary', id)).body).toMatchObject({ reading: 'OCR · 1 rad' })
    expect(await rest()).toBe(0)
    const body = { base64Data: Buffer.from(ocr).toString('base64'), name: 'ocr.txt' }
    const there = await site.ask('incoming-payments.read-file', site.billing.token, { body })
    expect(there.body.entity).toMatchObject({ added: 0 })
    expect((await site.upload(ocr.slice(0, 300), { name: 'kutt.txt' })).text).toContain('payment-file.cut')
  }))

test('a payment that somebody has placed by hand since is not undone: import.in-use', () =>
  site.undone(async () => {
    const { id } = await site.upload(`Bokført;Beløp;KID\n03.11.2026;${kroner(total)};${kid}\n`, {
      filetype: 'payments',
    })
    const { id: payment } = await site.database.theRow<{ id: number }>(
      `select id from incoming_payment where source = 'IMPORT'`,
    )
    await site.ask('incoming-payments.undo', site.billing.token, { params: { id: payment }, body: { why: 'Feil' } })
    expect((await site.call('undo', id, {})).body.code).toBe('import.in-use')
  }))

test('a club whose payments another system owns reads none in: each row says so', () =>
  site.undone(async () => {
    await site.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'accountingOwner', '2020-01-01', '1')`,
    )
    const { id } = await site.upload(`Bokført;Beløp\n03.11.2026;10,00\n`, { filetype: 'payments', rehearsal: true })
    expect(await site.rowsOf(id)).toMatchObject([{ problem: 'refused', text: expect.stringContaining('Tripletex') }])
  }))
