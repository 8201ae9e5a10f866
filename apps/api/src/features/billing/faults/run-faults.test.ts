import { expect, test } from 'vitest'
import { chargeReservations } from '../charge-reservations.ts'
import { company, openRunSite, other, today } from '../runs/test-run-site.ts'
import { sendInvoice } from '../sending/send-invoice.ts'

const {
  approved,
  approver,
  ask,
  deliver,
  draft,
  drafted,
  drafter,
  invoicesOf,
  issue,
  owe,
  promisesHold,
  read,
  server,
  site,
  undone,
} = openRunSite()

const approve = async (id: number) => {
  expect((await ask('check', id)).status).toBe(200)
  expect((await ask('approve', id, approver.token)).status).toBe(200)
  await issue(id)
}
const run = async (body: object = {}) => {
  const { id } = (await draft(body)).body.entity as { id: number }
  await approve(id)
  return invoicesOf(id)
}
const credit = (id: number | undefined, isBilledAnew = true) =>
  site.ask('invoices.credit', drafter.token, { params: { id }, body: { isBilledAnew, why: 'Feil kunde' } })
const written = () =>
  site.database.theRow(
    `select (select count(*)::int from invoice) as invoices, (select count(*)::int from charge) as charges,
       (select last_number from invoice_number where organization_id = 1) as last`,
  )

test(
  'an invoice that is credited already is credited no second time, and nothing is written: invoice.credited',
  undone(async () => {
    await owe(company, 12_501)
    const [invoice] = await run()
    expect((await credit(invoice?.id)).status).toBe(200)
    const before = await written()
    expect(await credit(invoice?.id)).toMatchObject({ status: 409, body: { code: 'invoice.credited' } })
    expect(await written()).toEqual(before)
    await promisesHold()
  }),
)

test(
  'half an øre of VAT at 12 % is the same on the invoice, on its credit note below zero and on the invoice after',
  undone(async () => {
    // The lines that staff add are of product 50; 12 % of 14 øre ends in half an øre.
    const { id: productId } = await site.database.theRow<{ id: number }>(
      `insert into product (organization_id, product_number, name, category, unit) values (1, '8800', 'Lunsj', 'FEE', 'stk') returning id`,
    )
    await site.database.change(
      `insert into product_vat (organization_id, product_id, valid_from, vat_code) values (1, $1, '2020-01-01', '33')
       on conflict (organization_id, product_id, valid_from) do update set vat_code = '33'`,
      [productId],
    )
    const line = { membershipId: company, productId, description: 'Lunsj', quantity: 1, unitPriceOre: 14 }
    for (const _ of [1, 2, 3]) {
      const body = { ...line, delivered: '2026-10-20T12:00:00+02:00', reason: 'Bestilt' }
      expect((await site.ask('billing.create', drafter.token, { body })).body.entity).toMatchObject({ vatOre: 2 })
    }
    const [invoice] = await run()
    const share = { vatCode: '33', vatPercent: 12, grossOre: 42, netOre: 36, vatOre: 6 }
    const summaryOf = async (id: number | undefined) =>
      (await site.ask('invoices.summary', drafter.token, { params: { id } })).body as unknown
    expect(await summaryOf(invoice?.id)).toMatchObject({ totalOre: 42, vatOre: 6, vat: [share] })
    const note = (await credit(invoice?.id)).body.entity as { id: number }
    const below = { ...share, grossOre: -42, netOre: -36, vatOre: -6 }
    expect(await summaryOf(note.id)).toMatchObject({ totalOre: -42, vatOre: -6, vat: [below] })
    const [again] = await run()
    expect(await summaryOf(again?.id)).toMatchObject({ totalOre: 42, vatOre: 6, vat: [share] })
    await promisesHold()
  }),
)

test(
  'a run until New Year’s Eve bills until midnight in Oslo, and the rest of that hour is of the year after',
  undone(async () => {
    await owe(company, 50_000, '2025-12-31 23:59:59+01')
    await owe(company, 7000, '2026-01-01 00:00:00+01')
    const year = { deliveredUntil: '2025-12-31', invoiceDate: '2025-12-31' }
    expect(await run(year)).toMatchObject([{ totalOre: 50_000 }])
    expect(await run({ deliveredUntil: '2026-01-31', invoiceDate: '2026-01-31' })).toMatchObject([{ totalOre: 7000 }])
    await promisesHold()
  }),
)

test(
  'a run over the end of a year in which a rate of VAT changes has a share of each rate, and is numbered on',
  undone(async () => {
    await site.database.change("insert into vat_rate (vat_code, valid_from, percent) values ('3', '2026-01-01', 26)")
    const { id: productId } = await site.database.theRow<{ id: number }>(
      "select id from product where organization_id = 1 and key = 'startFee'",
    )
    const line = { membershipId: company, productId, description: 'Vask', quantity: 1, reason: 'Sand' }
    const add = (delivered: string, unitPriceOre: number) =>
      site.ask('billing.create', drafter.token, { body: { ...line, delivered, unitPriceOre } })
    expect((await add('2025-12-31T23:59:59+01:00', 12_500)).body.entity).toMatchObject({ vatPercent: 25 })
    expect((await add('2026-01-01T00:00:00+01:00', 12_600)).body.entity).toMatchObject({ vatPercent: 26 })
    const [invoice] = await run({ deliveredUntil: '2026-01-15', invoiceDate: '2026-01-16' })
    expect(invoice).toMatchObject({ totalOre: 25_100 })
    const { body } = await site.ask('invoices.summary', drafter.token, { params: { id: invoice?.id } })
    expect(body).toMatchObject({
      vat: [
        { vatCode: '3', vatPercent: 25, grossOre: 12_500, vatOre: 2500 },
        { vatCode: '3', vatPercent: 26, grossOre: 12_600, vatOre: 2600 },
      ],
    })
    await promisesHold()
  }),
)

test(
  'a line whose VAT rate did not exist on the day of delivery is refused at its field, and one in the database by the proof',
  undone(async () => {
    await site.database.change("insert into vat_rate (vat_code, valid_from, percent) values ('3', '2026-10-21', 26)")
    const { id: productId } = await site.database.theRow<{ id: number }>(
      "select id from product where organization_id = 1 and key = 'startFee'",
    )
    const body = {
      membershipId: company,
      productId,
      description: 'Vask',
      quantity: 1,
      unitPriceOre: 1000,
      reason: 'Sand',
      delivered: '2004-12-31T12:00:00+01:00',
    }
    expect((await site.ask('billing.create', drafter.token, { body })).body.errors).toMatchObject([
      { fieldName: 'delivered', code: 'charge.no-vat-rate' },
    ])
    // 25 % until the 20th, and 26 from the 21st on.
    await owe(company, 12_500, '2026-10-20 12:00+02')
    await owe(other, 12_500, '2026-10-21 12:00+02')
    const { failures } = (await read('proof', await drafted())).body as unknown as {
      failures: readonly { membershipId: number; rules: readonly { rule: string }[] }[]
    }
    expect(failures).toMatchObject([{ membershipId: other, rules: [{ rule: 'vat.rate' }] }])
  }),
)

test(
  'a mail server that is down for a day lets the invoice wait, which is sent once when it answers, and given up after three',
  undone(async () => {
    await owe(company, 50_000)
    const id = await approved()
    await issue(id)
    const { id: deliveryId } = await site.database.theRow<{ id: number }>('select id from invoice_delivery')
    const down = { send: async () => Promise.reject(new Error('connect ECONNREFUSED')), close: () => undefined }
    const hoursOn = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const tryAt = (hours: number) =>
      sendInvoice({ database: site.database, mail: down, log: () => undefined }, { deliveryId }, hoursOn(hours))
    for (const hours of [0, 1, 24]) await expect(tryAt(hours)).rejects.toThrow('ECONNREFUSED')
    expect((await read('memberships', id)).body.data).toMatchObject([{ delivery: 'QUEUED', problem: null }])
    const before = server.received.length
    await deliver()
    await deliver()
    expect(server.received).toHaveLength(before + 1)
    await site.database.change("update invoice_delivery set state = 'QUEUED', ended_at = null")
    await tryAt(73)
    expect((await read('memberships', id)).body.data).toMatchObject([
      { delivery: 'FAILED', problem: 'E-posttjeneren svarte ikke på tre døgn.' },
    ])
  }),
)

test(
  'an invoice by EHF that nobody takes for three days is given up, and says that it was the access point',
  undone(async () => {
    await site.database.change(
      `update membership set invoice_method = 'EHF', organization_number = '974760673', buyer_reference = 'Avdeling 210' where id = $1`,
      [company],
    )
    await owe(company, 50_000)
    const id = await approved()
    await issue(id)
    const { id: deliveryId } = await site.database.theRow<{ id: number }>('select id from invoice_delivery')
    const accessPoint = { send: async () => Promise.reject(new Error('connect ECONNREFUSED')) }
    const mail = { send: async () => undefined, close: () => undefined }
    const parts = { database: site.database, mail, accessPoint: accessPoint as never, log: () => undefined }
    await sendInvoice(parts, { deliveryId }, new Date(Date.now() + 73 * 3_600_000))
    expect((await read('memberships', id)).body.data).toMatchObject([
      { delivery: 'FAILED', problem: 'Aksesspunktet svarte ikke på tre døgn.' },
    ])
  }),
)

test(
  'a trip that is priced anew while its run is open is billed by no approval that did not see it, and as it is now once taken in',
  undone(async () => {
    const { id: trip } = await site.database.theRow<{ id: number }>(
      `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, started_at, ended_at,
         kilometers, tariff_id)
       values (1, 2, 1, 1, '2026-10-12 08:00+02', '2026-10-12 12:00+02', '2026-10-12 12:00+02', false, '2026-10-12 08:00+02',
         '2026-10-12 12:00+02', 33, 1) returning id::int as id`,
    )
    await site.database.change(
      `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit, unit_price_ore,
         total_ore, vat_code, product) values (1, $1, 'end', 1, 'Leietid', 4, 'time', 4000, 16000, '3', 'hours')`,
      [trip],
    )
    await chargeReservations(site.database, 1, [trip], {})
    await owe(other, 4000)
    const id = await drafted()
    expect((await ask('check', id)).status).toBe(200)
    await site.database.change(
      'update reservation_price_line set quantity = 3, total_ore = 12000 where reservation_id = $1',
      [trip],
    )
    await chargeReservations(site.database, 1, [trip], {})
    expect(await ask('approve', id, approver.token)).toMatchObject({
      status: 409,
      body: { code: 'billing-run.changed' },
    })
    await ask('return', id, approver.token, { why: 'En tur er endret' })
    expect((await ask('include', id, drafter.token, { membershipId: company })).status).toBe(200)
    await approve(id)
    expect(await invoicesOf(id)).toMatchObject([
      { membershipId: other, totalOre: 4000 },
      { membershipId: company, totalOre: 12_000 },
    ])
    await promisesHold()
  }),
)

test(
  'a trip of a granted child membership is billed to the parent, and so is what staff add to it',
  undone(async () => {
    await site.database.change(
      `insert into membership (organization_id, id, name, type, state, parent_membership_id) values (1, 60, 'Kari Kollega', 'PRIVATE', 'ACTIVE', 2);
       insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default) values (1, 60, 2, true, false)`,
    )
    const { id: trip } = await site.database.theRow<{ id: number }>(
      `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, started_at, ended_at,
         kilometers, tariff_id)
       values (1, 60, 2, 1, '2026-10-12 08:00+02', '2026-10-12 12:00+02', '2026-10-12 12:00+02', false, '2026-10-12 08:00+02',
         '2026-10-12 12:00+02', 33, 1) returning id::int as id`,
    )
    await site.database.change(
      `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit, unit_price_ore,
         total_ore, vat_code, product) values (1, $1, 'end', 1, 'Leietid', 4, 'time', 4000, 16000, '3', 'hours')`,
      [trip],
    )
    await chargeReservations(site.database, 1, [trip], {})
    const product = await site.database.theRow<{ id: number }>(
      "select id from product where organization_id = 1 and key = 'startFee'",
    )
    const added = await site.ask('billing.create', drafter.token, {
      body: {
        membershipId: 60,
        personId: 2,
        productId: product.id,
        description: 'Vask',
        quantity: 1,
        unitPriceOre: 5000,
        delivered: '2026-10-12T12:00:00+02:00',
        reason: 'Sand',
      },
    })
    expect(added.body.entity).toMatchObject({ membershipId: company, grossOre: 5000 })
    const invoices = await run({ invoiceDate: today })
    expect(invoices).toMatchObject([{ membershipId: company, totalOre: 21_000 }])
    const { body } = await site.ask('invoices.lines', drafter.token, { params: { id: invoices[0]?.id } })
    expect(body.data).toMatchObject([
      { description: 'Leietid', reservation: { id: trip } },
      { description: 'Vask', reservation: null },
    ])
    await promisesHold()
  }),
)
