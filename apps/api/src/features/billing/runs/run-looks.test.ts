import { expect, test } from 'vitest'
import { company, openRunSite, other } from './test-run-site.ts'

const { approved, approver, ask, deliver, drafted, drafter, invoicesOf, issue, owe, promisesHold, read, site, undone } =
  openRunSite()

test(
  'the rehearsal of a billing run tells what differs much from the month before, and the product that makes it',
  undone(async () => {
    await owe(company, 90_000)
    await owe(company, 10_000, '2026-09-10')
    await owe(other, 4000)
    const { outliers } = (await read('rehearsal', await drafted())).body as unknown as { outliers: object[] }
    expect(outliers).toMatchObject([
      { kind: 'PRODUCT', name: 'Startpris', grossOre: 104_000, beforeOre: 10_000, product: null },
      { kind: 'MEMBER', id: company, grossOre: 100_000, beforeOre: 10_000, product: { name: 'Startpris' } },
    ])
  }),
)

test(
  'a bill of a run is tried with what is typed, by the rules of the proof, and nothing is written',
  undone(async () => {
    await owe(company, 50_000)
    await site.database.change(
      "update membership set organization_number = '974760637', address_line = null where id = 2",
    )
    const id = await drafted()
    const tried = async (body: object) =>
      (
        (await ask('try', id, drafter.token, { membershipId: company, ...body })).body as unknown as {
          rules: { rule: string }[]
        }
      ).rules.map(({ rule }) => rule)
    expect(await tried({})).toEqual(['buyer.organization-number'])
    expect(await tried({ organizationNumber: '974760673' })).toEqual([])
    expect(
      (await ask('try', id, drafter.token, { membershipId: company, organizationNumber: '974760637' })).status,
    ).toBe(400)
    expect(await tried({ organizationNumber: null })).toEqual(['buyer.address-or-number'])
    expect((await ask('try', id, drafter.token, { membershipId: other })).status).toBe(404)
    expect(await tried({})).toEqual(['buyer.organization-number'])
  }),
)

test(
  'the proof of a billing run suggests the address that was meant and counts its rules by what they are about',
  undone(async () => {
    await owe(company, 50_000)
    await site.database.change("update membership set invoice_email = 'kari@gmial.com' where id = 2")
    const id = await drafted()
    await site.database.change(`insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account,
      total_ore, vat_ore) values (1, 10000, 2, 'Firma', '2026-09-01', '2026-09-15', '1', '99990100000', 0, 0)`)
    await site.database.change(`insert into invoice_delivery (organization_id, invoice_id, method, receiver, state, problem, queued_at)
      select 1, id, 'EMAIL', 'kari@gmial.com', 'FAILED', 'ukjent domene', now() from invoice`)
    const proof = (await read('proof', id)).body as unknown as {
      failures: { suggestedEmail: string }[]
      groups: { group: string; passing: number; total: number }[]
    }
    expect(proof.failures).toMatchObject([{ suggestedEmail: 'kari@gmail.com', rules: [{ rule: 'email.bounced' }] }])
    expect(proof.groups).toContainEqual({ group: 'EMAIL', passing: 0, total: 1 })
    expect(proof.groups).toContainEqual({ group: 'BUYER', passing: 1, total: 1 })
    await site.database.change(`insert into invoice_delivery (organization_id, invoice_id, method, receiver, state, queued_at)
      select 1, id, 'EMAIL', 'kari@gmial.com', 'SENT', now() from invoice`)
    expect((await read('proof', id)).body).toMatchObject({ passing: 1, failures: [] })
  }),
)

test(
  'an approver sees three bills of a billing run, each once, as the PDF that is sent, and the checks that fail for a drafter',
  undone(async () => {
    await owe(company, 50_000)
    await owe(other, 4000)
    const id = await drafted()
    const look = async (token: string) =>
      (await site.ask('billing-runs.approval', token, { params: { id } })).body as unknown as {
        checks: { check: string; holds: boolean }[]
        samples: { why: string; membershipId: number }[]
        nextNumber: number
      }
    const seen = await look(approver.token)
    expect(seen.samples).toMatchObject([
      { why: 'LARGEST', membershipId: company },
      { why: 'MOST_CHANGED', membershipId: other },
    ])
    expect(seen.checks.filter(({ holds }) => !holds)).toEqual([])
    expect((await look(drafter.token)).checks.filter(({ holds }) => !holds)).toEqual([
      { check: 'OTHER_PERSON', holds: false },
    ])
    const pdf = await site.ask('billing-runs.draft-pdf', approver.token, { params: { id, membershipId: company } })
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const none = await site.ask('billing-runs.draft-pdf', approver.token, { params: { id, membershipId: 4711 } })
    expect(none.status).toBe(404)
    await ask('check', id)
    await ask('approve', id, approver.token)
    await issue(id)
    expect((await invoicesOf(id))[0]?.number).toBe(seen.nextNumber)
  }),
)

test(
  'a billing run that is held back makes and sends nothing until somebody lets it go on, and tells each step',
  undone(async () => {
    await owe(company, 50_000)
    const id = await approved()
    expect((await ask('pause', id)).status).toBe(200)
    expect((await ask('pause', id)).body.code).toBe('billing-run.moved-on')
    await issue(id)
    expect(await invoicesOf(id)).toEqual([])
    expect((await ask('resume', id)).status).toBe(200)
    await issue(id)
    await ask('pause', id)
    await deliver()
    const steps = async () => ((await read('sending', id)).body as unknown as { steps: object[] }).steps
    expect(await steps()).toMatchObject([
      { step: 'INVOICE', done: 1, queued: 0 },
      { step: 'EMAIL', done: 0, queued: 1 },
    ])
    expect((await read('get', id)).body).toMatchObject({ state: 'DONE', queued: 1 })
    await ask('resume', id)
    await deliver()
    expect(await steps()).toMatchObject([{ step: 'INVOICE' }, { step: 'EMAIL', done: 1, queued: 0, failed: 0 }])
    expect((await read('get', id)).body).toMatchObject({ state: 'DONE', queued: 0 })
    expect((await ask('pause', id)).body.code).toBe('billing-run.moved-on')
    const { log } = (await read('sending', id)).body as unknown as { log: { what: string }[] }
    expect(new Set(log.map(({ what }) => what))).toEqual(
      new Set(['create', 'check', 'approve', 'pause', 'resume', 'numbered']),
    )
    await promisesHold()
  }),
)
