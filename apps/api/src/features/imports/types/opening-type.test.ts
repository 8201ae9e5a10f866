import { addOsloDays, addOsloMonths, osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../../platform/db/transaction.ts'
import { bookMonth } from '../../billing/ledger/book-month.ts'
import { findBrokenPromises } from '../../billing/stores/broken-promises.ts'
import { listPayables } from '../../billing/stores/payouts.ts'
import { sumAgedReceivables, sumOpenBills } from '../../billing/stores/receivables.ts'
import { type ImportSite, startImportSite } from '../test-import-site.ts'

const now = new Date()
const cutOver = osloDateText(addOsloDays(now, -2))
const written = (day: string) => day.split('-').reverse().join('.')
const old = written(osloDateText(addOsloMonths(now, -3)))
const due = written(osloDateText(addOsloMonths(now, -2)))

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
  const { change } = site.database
  await change(`update organization set bank_account = '86011117947' where id = 1`)
  await change(`update membership set name = 'Eva ' || id where organization_id = 1`)
})
afterAll(() => site.stop())
beforeEach(async () => {
  await site.database.change(
    `insert into moving_in (organization_id, begun_at, cut_over_at) values (1, now(), $1::date::timestamp at time zone 'Europe/Oslo')
     on conflict (organization_id) do update set cut_over_at = excluded.cut_over_at`,
    [cutOver],
  )
})

const head = 'Slag;Medlemskap;Beløp;Fakturanummer;Fakturadato;Forfall;KID;Tekst'
const file = `${head}
Faktura;Eva 2;412,00;20417;${old};${due};002041700019;Turer i august
Til gode;Eva 2;99,50;;;;;
Depositum;Eva 2;500,00;;;;;
Andel;Eva 2;1000,00;;${old};;;
`
const read = async (text = file) => {
  const { id } = await site.upload(text, { filetype: 'guess', name: 'saldo.csv' })
  return { id, run: await site.record(id) }
}
const rows = <T extends object>(sql: string) => site.database.rows<T>(sql)
const promises = () => transaction(site.database, (tx) => findBrokenPromises(tx))
const key = { organizationId: 1, membershipId: 2 }

test('an opening balance stands here as bills, credit, deposits and shares from the cut-over on, and every promise of billing holds', () =>
  site.undone(async () => {
    const aged = await sumAgedReceivables(site.database, 1, osloDateText(now))
    const { run } = await read()
    expect(run).toMatchObject({ fileType: 'opening', state: 'DONE', doneRows: 4, failedRows: 0 })
    const [bill] = await rows<{ number: number }>(
      `select number, kid, rest_ore as "restOre", due_date::text as due from invoice where numbered_by = 'ELSEWHERE' and rest_ore > 0`,
    )
    expect(bill).toMatchObject({ number: 20417, kid: '002041700019', restOre: 41_200 })
    const payables = await listPayables(site.database, key)
    expect(payables.map(({ kind, amountOre }) => [kind, amountOre]).sort()).toEqual([
      ['CREDIT', 9950],
      ['DEPOSIT', 50_000],
      ['SHARE', 100_000],
    ])
    const after = await sumAgedReceivables(site.database, 1, osloDateText(now))
    expect(after.ore.balanceOre - aged.ore.balanceOre).toBe(41_200 - 9950)
    const before = osloDateText(addOsloDays(now, -3))
    const old = await sumOpenBills(site.database, 1, before)
    const booked = (await bookMonth(site.database, 1, cutOver.slice(0, 7))).filter(({ role }) => role === 'OPENING')
    expect(booked.reduce((sum, { amountOre }) => sum + amountOre, 0)).toBe(-(41_200 - 9950))
    expect(new Set(booked.map(({ postedOn, bookedOn }) => `${postedOn} ${bookedOn}`))).toEqual(
      new Set([`${cutOver} 2999`]),
    )
    expect(old).toBe(0)
    expect(await promises()).toEqual([])
  }))

test('a payment with the old KID pays the old invoice, and its paper is where it was sent from', () =>
  site.undone(async () => {
    await read()
    const today = written(osloDateText(now))
    const paid = `Dato;Beløp;KID;Navn\n${today};412,00;002041700019;Eva\n`
    await site.upload(paid, { filetype: 'payments', name: 'inn.csv' })
    const [bill] = await rows<{ id: number; restOre: number }>(
      `select id, rest_ore as "restOre" from invoice where number = 20417 and numbered_by = 'ELSEWHERE'`,
    )
    expect(bill?.restOre).toBe(0)
    const paper = await site.ask('invoices.pdf', site.billing.token, { params: { id: bill?.id ?? 0 } })
    expect(paper.body.code).toBe('invoice.elsewhere')
    expect(await promises()).toEqual([])
  }))

test('the same file again makes nothing, and what is wrong is said at its cell', () =>
  site.undone(async () => {
    await read()
    const { id, run } = await read(`${file}Faktura;Eva 1;10,00;20417;${old};;;
Faktura;Eva 1;10,00;20418;${old};;002041700019;
Faktura;Eva 1;10,00;;${old};;;
Faktura;Eva 1;10,00;20419;;;;
Faktura;Eva 1;10,00;20420;${written(cutOver)};;;
Faktura;Eva 1;10,00;20421;${old};;12a;
Faktura;Ukjent;10,00;20422;${old};;;
Til gode;Eva 1;0,00;;;;;
`)
    expect(run).toMatchObject({ doneRows: 0, failedRows: 8 })
    const failed = (await site.rowsOf(id, { state: 'FAILED' })).map(({ field }) => field)
    expect(failed).toEqual(['number', 'kid', 'number', 'date', 'date', 'kid', 'membership', 'amount'])
  }))

test('undone, nothing of it is left, and the number is free again; not where something is paid since', () =>
  site.undone(async () => {
    const counts = () =>
      rows(`select (select count(*) from invoice) i, (select count(*) from charge) c, (select count(*) from incoming_payment) p,
        (select coalesce(sum(amount_ore), 0) from posting) o`)
    const before = await counts()
    const { id } = await read()
    expect((await site.call('undo', id)).status).toBe(200)
    expect(await counts()).toEqual(before)
    const again = await read()
    const today = written(osloDateText(now))
    await site.upload(`Dato;Beløp;KID\n${today};12,00;002041700019\n`, { filetype: 'payments', name: 'inn.csv' })
    const undone = await site.call('undo', again.id)
    expect([undone.status, undone.body.code]).toEqual([409, 'import.in-use'])
    expect(await promises()).toEqual([])
  }))

test('a day that the books stand on is not moved, and without one nothing is read in', () =>
  site.undone(async () => {
    await read()
    const { body } = await site.ask('moving-in.read', site.billing.token)
    const set = await site.ask('moving-in.set', site.billing.token, {
      body: { version: (body as unknown as { version: number }).version, cutOver: '2026-01-01T00:00:00+01:00' },
    })
    expect([set.status, set.body.code]).toEqual([409, expect.stringMatching(/^moving-in\.has-(opening|invoices)$/)])
    await site.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'accountingOwner', '2020-01-01', '1')`,
    )
    const other = await read(`${head}\nTil gode;Eva 2;11,00;;;;;\n`)
    expect(other.run).toMatchObject({ doneRows: 0, failedRows: 1 })
    await site.database.change('delete from moving_in')
    const { id } = await read(`${head}\nTil gode;Eva 1;10,00;;;;;\n`)
    expect((await site.rowsOf(id, { state: 'FAILED' })).map(({ text }) => text)).toEqual([
      'Sett først når dere går over, under Innflytting i Oppsett.',
    ])
  }))

test('an opening balance in a month that is closed since is not undone', () =>
  site.undone(async () => {
    const { id } = await read()
    await site.database.change(
      `insert into closed_month (organization_id, month, closed_at, closed_by, why, report, sha256)
       values (1, date_trunc('month', $1::date)::date, now(), $2, '', '{}', '')`,
      [cutOver, site.billing.personId],
    )
    const undone = await site.call('undo', id)
    expect([undone.status, undone.body.code]).toEqual([409, 'import.in-use'])
  }))
