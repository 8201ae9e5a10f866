import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeMailServer, startFakeMailServer } from '../../../adapters/mail/fake.ts'
import { createSmtpMail } from '../../../adapters/mail/smtp-mail.ts'
import { allPermissions } from '../../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../../testing/test-admin-site.ts'
import { sendInvoice } from '../sending/send-invoice.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { issueRun } from './issue-run.ts'

const queued: { name: string; data: unknown }[] = []
const jobs = { enqueue: async (_tx: unknown, name: string, data: unknown) => void queued.push({ name, data }) }
let site: AdminSite
let drafter: Hired
let approver: Hired
let server: FakeMailServer
const company = 2
const other = 1
beforeAll(async () => {
  site = await startAdminSite({ jobs })
  server = await startFakeMailServer()
  drafter = await site.hire(1, allPermissions)
  approver = await site.hire(1, allPermissions)
  await site.database.change(`
    update organization set organization_number = '984661185', address_line = 'Gata 1', postal_code = '5003', city = 'Bergen',
      bank_account = '99990100000', is_vat_registered = true where id = 1;
    update membership set address_line = 'Veien 2', postal_code = '5004', city = 'Bergen', invoice_email = 'kunde@delebil.test'
      where organization_id = 1`)
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

const owe = async (membershipId: number, ore: number, day = '2026-10-20') =>
  (
    await site.database.theRow<{ id: number }>(
      `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore,
         vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source)
       select 1, $1, p.id, 'Vask', 1, 'stk', $2::int, $2::int, '3', 25, round($2::int / 5.0), $3, $3, 'STAFF'
       from product p where p.organization_id = 1 and p.key = 'startFee' returning id`,
      [membershipId, ore, day],
    )
  ).id
const today = new Date().toISOString().slice(0, 10)
const draft = async (body: object = {}) =>
  site.ask('billing-runs.create', drafter.token, {
    body: { deliveredUntil: '2026-10-31', invoiceDate: today, ...body },
  })
const drafted = async () => ((await draft()).body.entity as { id: number }).id
const ask = (action: string, id: number, token = drafter.token, body: object = {}) =>
  site.ask(`billing-runs.${action}`, token, { params: { id }, body })
const read = (action: string, id: number) => site.ask(`billing-runs.${action}`, drafter.token, { params: { id } })
const approved = async () => {
  const id = await drafted()
  expect((await ask('check', id)).status).toBe(200)
  const answer = await ask('approve', id, approver.token)
  expect(answer.text).toContain('APPROVED')
  return id
}
const issue = (id: number) =>
  issueRun({ database: site.database, jobs, log: () => undefined }, { organizationId: 1, id })
const invoicesOf = (run: number) =>
  site.database.rows<{ id: number; number: number; membershipId: number; totalOre: number; kind: string }>(
    'select id, number, membership_id as "membershipId", total_ore as "totalOre", kind from invoice where run_id = $1 order by number',
    [run],
  )
const undone = (work: () => Promise<void>) => () => site.undone(work)
const promisesHold = async () => expect(await findBrokenPromises(site.database)).toEqual([])
const deliver = async () => {
  const mail = createSmtpMail(server.url, 'Delebil <faktura@delebil.test>')
  const parts = { database: site.database, mail, log: () => undefined }
  const deliveries = await site.database.rows<{ id: number }>("select id from invoice_delivery where state = 'QUEUED'")
  try {
    for (const { id } of deliveries) await sendInvoice(parts, { deliveryId: id }, new Date())
  } finally {
    mail.close()
  }
}

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
  'a charge that is held or changed after the proof is billed by no run that did not see it so',
  undone(async () => {
    const [first, second] = [await owe(company, 50_000), await owe(other, 4000)]
    const id = await drafted()
    await ask('check', id)
    await site.ask('billing.hold', drafter.token, { params: { id: first }, body: { why: 'Stemmer ikke' } })
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

test(
  'an invoice that is credited and billed again has the same øre, and a credit note takes back what it said',
  undone(async () => {
    await owe(company, 12_501)
    const id = await approved()
    await issue(id)
    const [invoice] = await invoicesOf(id)
    const credit = () =>
      site.ask('invoices.credit', drafter.token, {
        params: { id: invoice?.id },
        body: { isBilledAnew: true, why: 'Feil kunde' },
      })
    const note = await credit()
    expect(note.body.entity).toMatchObject({
      kind: 'CREDIT_NOTE',
      totalOre: -12_501,
      vatOre: -2500,
      creditsId: invoice?.id,
    })
    expect((await credit()).body.code).toBe('invoice.credited')
    const noteId = (note.body.entity as { id: number }).id
    expect(
      (await site.ask('invoices.credit', drafter.token, { params: { id: noteId }, body: { isBilledAnew: true } })).body
        .code,
    ).toBe('invoice.credit-note')
    const again = await site.ask('billing-runs.create', drafter.token, {
      body: { deliveredUntil: '2026-10-31', invoiceDate: today },
    })
    const next = (again.body.entity as { id: number }).id
    await ask('check', next)
    await ask('approve', next, approver.token)
    await issue(next)
    expect(await invoicesOf(next)).toMatchObject([{ totalOre: 12_501, kind: 'INVOICE' }])
    await deliver()
    expect(server.received.at(-1)?.files[0]?.name).toMatch(/^faktura-|^kreditnota-/)
    await promisesHold()
  }),
)

test(
  'an invoice is sent once at a time, again to who is said now, and never without an approved run',
  undone(async () => {
    await owe(company, 50_000)
    const id = await approved()
    await issue(id)
    const [invoice] = await invoicesOf(id)
    const send = (ids: readonly (number | undefined)[]) => site.ask('invoices.send', drafter.token, { body: { ids } })
    expect((await send([invoice?.id])).body.code).toBe('invoice.sending')
    await deliver()
    await site.database.change(
      "update membership set invoice_email = 'ny@delebil.test, kopi@delebil.test' where id = 2",
    )
    expect((await send([invoice?.id])).body).toEqual({ queued: 1 })
    await deliver()
    expect(server.received.at(-1)?.to).toBe('ny@delebil.test, kopi@delebil.test')
    await site.database.change('update invoice set run_id = null where id = $1', [invoice?.id])
    expect((await send([invoice?.id])).body.code).toBe('invoice.not-approved')
  }),
)
