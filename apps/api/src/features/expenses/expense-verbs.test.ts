import { expect, test } from 'vitest'
import { company, enqueued, openRunSite } from '../billing/runs/test-run-site.ts'
import { findBrokenPromises } from '../billing/stores/broken-promises.ts'

const billed = openRunSite()
const database = () => billed.site.database

type Made = {
  readonly id: number
  readonly state: string
  readonly chargeId: number | null
  readonly inputVatOre: number
}

let receipts = 0
/** A receipt of the company, for a trip in October that has ended. */
const receive = async (ore = 50_000): Promise<number> => {
  receipts += 1
  const { id } = await database().theRow<{ id: number }>(
    `with trip as (insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking,
         started_at, ended_at, kilometers, tariff_id)
       values (1, $1, 1, 1, '2026-10-20 10:00+02', '2026-10-20 14:00+02', '2026-10-20 14:00+02', false, '2026-10-20 10:00+02', '2026-10-20 14:00+02', 10, 1)
       returning id)
     insert into reservation_expense (organization_id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, quantity, station,
       bought_at, sent_at, receipt_digest)
     select 1, id, 1, $1, 1, 'CHARGING', $2, 40, 'Recharge', '2026-10-20 12:00+02', now(), decode(lpad($3::text, 8, '0'), 'hex') from trip returning id`,
    [company, ore, receipts],
  )
  return id
}
const act = (action: string, id: number, input: object = { body: {} }) =>
  billed.site.ask(`reservation-expenses.${action}`, billed.drafter.token, { params: { id }, ...input })
const made = async (action: string, id: number, input?: object) => {
  const answer = await act(action, id, input)
  expect(answer.text).toContain('"entity"')
  return answer.body.entity as Made
}
const line = (id: number) =>
  database().theRow<{ ore: number; vat: number; code: string; state: string; description: string; source: string }>(
    `select gross_ore as ore, vat_ore as vat, vat_code as code, state, description, source from charge where id = $1`,
    [id],
  )
const mails = () =>
  enqueued.filter((one) => (one as { kind?: string }).kind === 'expenseDecided') as {
    text: string
    to: string
    subject: string
  }[]
const undone = (work: () => Promise<void>) => () => {
  enqueued.length = 0
  return billed.site.undone(work)
}

test(
  'an approved expense is a line without VAT that is owed to the membership, and its sender gets a mail',
  undone(async () => {
    const id = await receive()
    const { state, chargeId, inputVatOre } = await made('create-invoice-line', id, { body: { isToOrganization: true } })
    expect([state, inputVatOre]).toEqual(['CREDITED', 10_000])
    expect(await line(chargeId ?? 0)).toEqual({
      ore: -50_000,
      vat: 0,
      code: '7',
      state: 'open',
      description: 'Utlegg, lading, Recharge, 20.10.2026',
      source: 'EXPENSE',
    })
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).toContain('trekkes fra på neste faktura')
    expect((await act('create-invoice-line', id)).body.code).toBe('expense.decided')
    expect((await act('refuse', id, {})).body.code).toBe('expense.decided')
  }),
)

test(
  'an amount other than that of the receipt needs a reason, which stands on the line and in the mail',
  undone(async () => {
    const id = await receive()
    const without = await act('create-invoice-line', id, { body: { approvedOre: 30_000 } })
    expect(without.body.errors).toMatchObject([{ fieldName: 'why', code: 'field.required' }])
    const { chargeId } = await made('create-invoice-line', id, {
      body: { approvedOre: 30_000, why: 'Resten var kaffe' },
    })
    expect((await line(chargeId ?? 0)).ore).toBe(-30_000)
    expect(mails()[0]?.text).toContain('Resten var kaffe')
  }),
)

test(
  'an expense on the next invoice can be paid out instead until that is made: its line falls away',
  undone(async () => {
    const id = await receive()
    const credited = await made('create-invoice-line', id)
    const { state, chargeId } = await made('pay-out', id)
    expect([state, chargeId]).toEqual(['PAYOUT', null])
    expect((await line(credited.chargeId ?? 0)).state).toBe('dropped')
    const reopened = await made('reopen', id)
    expect(reopened.state).toBe('RECEIVED')
    expect((await act('reopen', id)).body.code).toBe('expense.not-decided')
  }),
)

test(
  'a refused expense stays with its reason, and is not taken up again once its receipt was sent anew',
  undone(async () => {
    const id = await receive()
    const { state } = await made('refuse', id, { query: { why: 'Uleselig' } })
    expect(state).toBe('REFUSED')
    expect(mails()[0]?.text).toContain('Uleselig')
    await database().change(
      `insert into reservation_expense (organization_id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, bought_at, sent_at, receipt_digest)
       select organization_id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, bought_at, sent_at, receipt_digest
       from reservation_expense where id = $1`,
      [id],
    )
    expect((await act('reopen', id)).body.code).toBe('expense.receipt-used')
  }),
)

test(
  'the line of an expense is neither corrected nor proposed as a charge',
  undone(async () => {
    const { chargeId } = await made('create-invoice-line', await receive())
    const body = { grossOre: 100, why: 'Feil' }
    for (const action of ['correct', 'propose']) {
      const answer = await billed.site.ask(`billing.${action}`, billed.drafter.token, {
        params: { id: chargeId ?? 0 },
        body,
      })
      expect(answer.body.code).toBe('charge.of-expense')
    }
  }),
)

test(
  'a run takes the credit on the invoice, keeps every promise, and nothing of it can be taken up again',
  undone(async () => {
    await billed.owe(company, 80_000)
    const id = await receive(50_000)
    await made('create-invoice-line', id)
    const run = await billed.approved()
    await billed.issue(run)
    const [invoice] = await billed.invoicesOf(run)
    expect(invoice?.totalOre).toBe(30_000)
    expect(await findBrokenPromises(database())).toEqual([])
    expect((await act('reopen', id)).body.code).toBe('expense.settled')
    expect((await act('pay-out', id)).body.code).toBe('expense.settled')
  }),
)

test(
  'a credit that is more than what is owed is told by the proof with what helps, and passes once it is paid out',
  undone(async () => {
    const id = await receive(90_000)
    await billed.owe(company, 80_000)
    await made('create-invoice-line', id)
    const run = await billed.drafted()
    expect((await billed.read('proof', run)).text).toContain('betal ut utlegget')
    await made('pay-out', id)
    await billed.ask('include', run, billed.drafter.token, { membershipId: company })
    expect((await billed.ask('check', run)).status).toBe(200)
  }),
)
