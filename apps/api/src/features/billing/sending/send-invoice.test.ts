import { expect, test } from 'vitest'
import { company, openRunSite, today } from '../runs/test-run-site.ts'

const {
  approved,
  approver,
  ask,
  deliver,
  drafted,
  drafter,
  invoicesOf,
  issue,
  owe,
  point,
  promisesHold,
  read,
  server,
  site,
  undone,
} = openRunSite()

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
      state: 'CREDITED',
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

test(
  'a company that takes EHF gets its invoice and its credit note by the access point, once each',
  undone(async () => {
    await site.database.change(
      `update membership set invoice_method = 'EHF', organization_number = '974760673', buyer_reference = 'Avdeling 210' where id = $1`,
      [company],
    )
    await owe(company, 12_501)
    const id = await approved()
    await issue(id)
    await deliver()
    await deliver()
    const [invoice] = await invoicesOf(id)
    await site.ask('invoices.credit', drafter.token, {
      params: { id: invoice?.id },
      body: { isBilledAnew: false, why: 'Feil' },
    })
    await deliver()
    const [first, second, ...more] = point.received()
    expect(more).toEqual([])
    expect(first?.xml).toContain('<cbc:PayableAmount currencyID="NOK">125.01</cbc:PayableAmount>')
    expect(second?.xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
    expect(second?.xml).toContain(`<cbc:ID>${invoice?.number}</cbc:ID>`)
    await promisesHold()
  }),
)

test(
  'a mail server that is down lets an invoice wait, and one that refuses it for good says why in the list',
  undone(async () => {
    await owe(company, 50_000)
    const id = await approved()
    await issue(id)
    server.refuse(true)
    await expect(deliver()).rejects.toThrow()
    server.refuse(false)
    expect((await read('memberships', id)).body.data).toMatchObject([{ delivery: 'QUEUED' }])
    await deliver()
    expect((await read('memberships', id)).body.data).toMatchObject([{ delivery: 'SENT' }])
    const [invoice] = await invoicesOf(id)
    server.refuse('for good')
    await site.ask('invoices.send', drafter.token, { body: { ids: [invoice?.id] } })
    await deliver()
    server.refuse(false)
    expect((await read('memberships', id)).body.data).toMatchObject([
      { delivery: 'FAILED', problem: expect.stringContaining('no such mailbox') },
    ])
    const listed = async (value: string) => {
      const filter = JSON.stringify([{ field: 'delivery', operator: 'is', value }])
      const { data } = (await site.ask('invoices.list', drafter.token, { query: { filter } })).body
      return (data as { id: number; delivery: string }[]).map(({ id: one, delivery }) => [one, delivery])
    }
    expect(await listed('FAILED')).toEqual([[invoice?.id, 'FAILED']])
    expect([await listed('SENT'), await listed('QUEUED')]).toEqual([[], []])
    await owe(company, 7000)
    const { failures } = (await read('proof', await drafted())).body as unknown as {
      failures: readonly { rules: readonly { rule: string }[] }[]
    }
    expect(failures[0]?.rules).toMatchObject([{ rule: 'email.bounced' }])
  }),
)
