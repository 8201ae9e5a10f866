import { expect, test } from 'vitest'
import { company, openRunSite, other, today } from './test-run-site.ts'

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

test(
  'a billing run from draft to sent: numbered once per membership, mailed with the PDF that is kept',
  undone(async () => {
    await owe(company, 50_000)
    await owe(company, 12_501)
    await owe(other, 4000)
    const id = await approved()
    await issue(id)
    await issue(id)
    const [first, second] = await invoicesOf(id)
    expect([first, second]).toMatchObject([
      { membershipId: other, totalOre: 4000, kind: 'INVOICE' },
      { membershipId: company, totalOre: 62_501 },
    ])
    expect((second?.number ?? 0) - (first?.number ?? 0)).toBe(1)
    await deliver()
    const mail = server.received.at(-1)
    expect(mail).toMatchObject({ to: 'kunde@delebil.test', subject: expect.stringMatching(/^Faktura 1000\d fra /) })
    const [file] = mail?.files ?? []
    expect([
      file?.name,
      Buffer.from(file?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ]).toEqual([`faktura-${second?.number}.pdf`, '%PDF-'])
    const kept = await site.database.theRow<{ bytes: Buffer; isSame: boolean }>(
      `select bytes, encode(sha256(bytes), 'hex') = sha256 as "isSame" from invoice_document where invoice_id = $1`,
      [second?.id],
    )
    expect(kept.isSame && Buffer.from(file?.bytes ?? []).equals(kept.bytes)).toBe(true)
    const { body } = await site.ask('billing-runs.get', drafter.token, { params: { id } })
    expect(body).toMatchObject({ state: 'DONE', memberships: 2, issued: 2, setAside: 0 })
    await promisesHold()
  }),
)

test(
  'the rehearsal of a billing run counts what it would bill and writes nothing',
  undone(async () => {
    await owe(company, 50_000)
    await owe(company, 10_000, '2026-09-10')
    const sums = () =>
      site.database.theRow('select count(*) as runs, (select count(*) from charge) as charges from billing_run')
    const before = await sums()
    const { body } = await site.ask('billing-runs.rehearse', drafter.token, { query: { until: '2026-10-31' } })
    expect(body).toMatchObject({
      memberships: 1,
      lines: 2,
      grossOre: 60_000,
      vatOre: 12_000,
      before: { memberships: 1, grossOre: 10_000 },
      vat: [{ vatCode: '3', vatPercent: 25, grossOre: 60_000, vatOre: 12_000 }],
      methods: [{ method: 'EMAIL', memberships: 1, grossOre: 60_000 }],
      products: [{ name: 'Startpris', grossOre: 60_000, beforeOre: 10_000 }],
      members: [{ id: company, grossOre: 60_000, beforeOre: 10_000 }],
      cars: [],
    })
    expect(await sums()).toEqual(before)
    const id = await drafted()
    expect((await read('rehearsal', id)).body).toMatchObject({ memberships: 1, grossOre: 60_000 })
  }),
)

test(
  'a bill that breaks a rule is mended in place and sent, or set aside while the rest of the billing run goes on',
  undone(async () => {
    await owe(company, 50_000)
    await owe(other, 4000)
    await site.database.change('update membership set address_line = null where id = 1 and organization_id = 1')
    await site.database.change(
      "update membership set invoice_email = 'feil', address_line = null, organization_number = null where id = 2",
    )
    const id = await drafted()
    const failing = (await read('proof', id)).body as unknown as {
      passing: number
      failures: { membershipId: number; rules: { rule: string; fields: string[] }[] }[]
    }
    expect(failing.passing).toBe(0)
    expect(failing.failures.map(({ membershipId, rules }) => [membershipId, rules.map(({ rule }) => rule)])).toEqual([
      [other, ['buyer.address-or-number']],
      [company, ['buyer.address-or-number', 'email.receiver']],
    ])
    expect((await ask('check', id)).body.code).toBe('billing-run.empty')
    const mended = await site.ask('memberships.change-billing-data', drafter.token, {
      params: { id: company },
      body: { addressLine: 'Veien 2', postalCode: '5004', city: 'Bergen', invoiceEmail: 'kunde@delebil.test' },
    })
    expect(mended.status).toBe(200)
    expect((await ask('check', id)).status).toBe(200)
    await ask('approve', id, approver.token)
    await issue(id)
    expect(await invoicesOf(id)).toMatchObject([{ membershipId: company }])
    const { data } = (await read('memberships', id)).body
    expect(data).toMatchObject([
      { membershipId: other, setAside: 'Loven krever kjøperens adresse eller organisasjonsnummer.', invoiceId: null },
      { membershipId: company, setAside: null, delivery: 'QUEUED' },
    ])
    await promisesHold()
  }),
)

test(
  'a billing run is approved by another person than its drafter, unless the club has decided otherwise',
  undone(async () => {
    await owe(company, 50_000)
    const id = await drafted()
    expect((await ask('approve', id, approver.token)).body.code).toBe('billing-run.moved-on')
    await ask('check', id)
    expect((await ask('approve', id)).body.code).toBe('billing-run.same-person')
    await site.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'runApproval', '2020-01-01', '0')`,
    )
    expect((await ask('approve', id)).status).toBe(200)
    expect((await ask('approve', id)).body.code).toBe('billing-run.moved-on')
  }),
)

test(
  'a charge that is changed after the proof is billed by no run that did not see it so',
  undone(async () => {
    const [first, second] = [await owe(company, 50_000), await owe(other, 4000)]
    const id = await drafted()
    await ask('check', id)
    const body = { grossOre: 45_000, why: 'Avtalt' }
    expect((await site.ask('billing.correct', drafter.token, { params: { id: first }, body })).status).toBe(200)
    expect((await ask('approve', id, approver.token)).body.code).toBe('billing-run.changed')
    await ask('return', id, approver.token, { why: 'Se på nytt' })
    await ask('check', id)
    expect((await ask('approve', id, approver.token)).status).toBe(200)
    await owe(other, 7000)
    await site.database.change("update charge set state = 'held' where id = $1", [second])
    await issue(id)
    expect(await invoicesOf(id)).toEqual([])
    expect((await read('memberships', id)).body.data).toMatchObject([
      { membershipId: other, setAside: expect.stringContaining('endret') },
      { membershipId: company, setAside: expect.stringContaining('endret') },
    ])
  }),
)

test(
  'a day that is not over, an invoice date in the future, a run twice and a run of nothing are refused',
  undone(async () => {
    expect((await draft()).body.code).toBe('billing-run.empty')
    await owe(company, 50_000)
    const fieldOf = async (body: object) => (await draft(body)).body.errors[0]
    expect(await fieldOf({ deliveredUntil: today })).toMatchObject({
      code: 'billing-run.day-not-over',
      fieldName: 'deliveredUntil',
    })
    expect(await fieldOf({ invoiceDate: '2026-10-30' })).toMatchObject({ code: 'billing-run.invoice-date' })
    const id = await drafted()
    expect((await draft()).body.code).toBe('billing-run.unfinished')
    expect((await ask('discard', id)).status).toBe(200)
    expect((await draft()).status).toBe(201)
  }),
)

const faults: readonly (readonly [rule: string, fault: object])[] = [
  ['line.text', { description: '' }],
  ['vat.rate', { vat_percent: 15, vat_ore: 1304 }],
  ['vat.amount', { vat_ore: 2001 }],
  ['delivery.place', { reservation_id: 77, source: 'PRICE' }],
]

test.each(faults)('the proof of a billing run finds a line in the database that breaks the rule %s', (rule, fault) =>
  site.undone(async () => {
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, tariff_id)
       values (1, 77, 'member', 2, 1, 1, '2026-10-20', '2026-10-20 01:00', '2026-10-20 01:00', false, 1)`,
    )
    await site.database.change(
      `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
         vat_percent, vat_ore, delivered_from, delivered_to, source, reservation_id)
       select 1, 2, p.id, f.description, 1, 'stk', 10000, 10000, '3', f.vat_percent, f.vat_ore, '2026-10-20', '2026-10-20', f.source,
         f.reservation_id
       from product p, jsonb_to_record($1::jsonb) as f (description text, vat_percent numeric, vat_ore int, source text, reservation_id bigint)
       where p.organization_id = 1 and p.key = 'startFee'`,
      [JSON.stringify({ description: 'Vask', vat_percent: 25, vat_ore: 2000, source: 'STAFF', ...fault })],
    )
    const { failures } = (await read('proof', await drafted())).body as unknown as {
      failures: readonly { rules: readonly { rule: string }[] }[]
    }
    expect(failures.flatMap(({ rules }) => rules.map((one) => one.rule))).toEqual([rule])
  }),
)

test('the proof of a billing run finds a fee in the database on a toll that is passed on without VAT: vat.outlay', () =>
  site.undone(async () => {
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, tariff_id)
       values (1, 77, 'member', 2, 1, 1, '2026-10-20', '2026-10-20 01:00', '2026-10-20 01:00', false, 1)`,
    )
    await site.database.change(
      `insert into product (organization_id, id, product_number, name, category, unit) values
         (1, 90, '7000', 'Bompenger', 'EXPENSE', 'stk'), (1, 91, '7010', 'Gebyr for bompenger', 'FEE', 'stk')`,
    )
    const charge = (product: number, ore: number, vat: number) =>
      site.database.change(
        `insert into charge (organization_id, membership_id, product_id, reservation_id, description, quantity, unit, unit_price_ore, gross_ore,
           vat_code, vat_percent, vat_ore, delivered_from, delivered_to, place, source)
         values (1, 2, $1, 77, 'Bompenger', 1, 'stk', $2::int, $2::int, $3, $4, $5, '2026-10-20', '2026-10-20', 'Brygga', 'IMPORT')`,
        [product, ore, vat === 0 ? '7' : '3', vat === 0 ? 0 : 25, vat],
      )
    const broken = async (id: number) => {
      const { failures } = (await read('proof', id)).body as unknown as {
        failures: readonly { rules: readonly { rule: string }[] }[]
      }
      return failures.flatMap(({ rules }) => rules.map((one) => one.rule))
    }
    await charge(90, 4368, 0)
    const id = await drafted()
    expect(await broken(id)).toEqual([])
    await charge(91, 5000, 1000)
    await ask('include', id, drafter.token, { membershipId: company })
    expect(await broken(id)).toEqual(['vat.outlay'])
  }))
