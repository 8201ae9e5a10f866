import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { payInvoices } from '../../testing/test-pay-invoices.ts'
import { findMembershipBalance } from './stores/invoice-balance.ts'
import { billTestTrip } from './test-invoice.ts'

let site: AdminSite
let staff: Hired
let id: number
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, allPermissions)
  id = await billTestTrip(site.database)
  // A line that is about no trip.
  await site.database.change(
    `with made as (
       insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore,
         vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source, state)
       select 1, 2, p.id, 'Tapt nøkkel', 1, 'stk', 50000, 50000, '6', 0, 0, now(), now(), 'STAFF', 'billed'
       from product p where p.organization_id = 1 and p.key = 'startFee' returning id)
     insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit,
       unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore)
     select 1, $1, 9, id, '1000', 'Tapt nøkkel', 1, 'stk', 50000, '6', 0, 0, 50000 from made`,
    [id],
  )
  await site.database.change('update invoice set total_ore = total_ore + 50000 where id = $1', [id])
})
afterAll(() => site.stop())

const ask = (name: string, query: Record<string, string> = {}) =>
  site.ask(`invoices.${name}`, staff.token, { params: { id }, query })
const trip = 2000 + 16_000 + 9999

test('the lines of an invoice come with those about no reservation, unless they are left out', async () => {
  const of = async (query: Record<string, string> = {}) =>
    ((await ask('lines', query)).body.data as { description: string; reservation: object | null }[]).map(
      ({ description, reservation }) => [description, reservation !== null],
    )
  const ofTrip = [
    ['Startpris', true],
    ['Leietid', true],
    ['Kilometer', true],
  ]
  expect(await of()).toEqual([...ofTrip, ['Tapt nøkkel', false]])
  expect(await of({ includeNonReservationLines: 'true' })).toHaveLength(4)
  expect(await of({ includeNonReservationLines: 'false' })).toEqual(ofTrip)
})

test('the summary of an invoice has its VAT per rate, and what is left to pay until it is paid or credited', async () => {
  const summary = async () => (await ask('summary')).body
  expect(await summary()).toEqual({
    totalOre: trip + 50_000,
    vatOre: 5600,
    vat: [
      { vatCode: '3', vatPercent: 25, grossOre: trip, netOre: trip - 5600, vatOre: 5600 },
      { vatCode: '6', vatPercent: 0, grossOre: 50_000, netOre: 50_000, vatOre: 0 },
    ],
    paidOre: 0,
    creditedOre: 0,
    writtenOffOre: 0,
    restOre: trip + 50_000,
    credits: null,
    creditedBy: null,
  })
  await site.undone(async () => {
    await site.database.change(payInvoices)
    expect(await summary()).toMatchObject({ paidOre: trip + 50_000, restOre: 0 })
  })
  await site.undone(async () => {
    await site.database.change(payInvoices)
    const body = { isBilledAnew: true, why: 'Feil pris' }
    const note = (await site.ask('invoices.credit', staff.token, { params: { id }, body })).body.entity as {
      id: number
      number: number
    }
    expect(await summary()).toMatchObject({
      paidOre: 0,
      creditedOre: trip + 50_000,
      restOre: 0,
      credits: null,
      creditedBy: { id: note.id, number: note.number },
    })
    expect((await site.ask('invoices.summary', staff.token, { params: { id: note.id } })).body).toMatchObject({
      credits: { id },
      creditedBy: null,
    })
    const balance = await findMembershipBalance(site.database, { organizationId: 1, membershipId: 2 })
    expect(balance).toEqual({ restOre: 0, creditOre: trip + 50_000 })
  })
})

test('staff get the PDF of an invoice of their club', async () => {
  const answer = await ask('pdf')
  expect(answer.status).toBe(200)
  expect(answer.text.slice(0, 5)).toBe('%PDF-')
})

test('the state of an invoice in the list is OVERDUE from the day after its due date', async () => {
  const stateOf = async () => {
    const { body } = await site.ask('invoices.get', staff.token, { params: { id } })
    return (body as unknown as { state: string }).state
  }
  const due = (days: string) =>
    site.database.change(
      `update invoice set due_date = greatest((now() at time zone 'Europe/Oslo')::date + ${days}, invoice_date) where id = $1`,
      [id],
    )
  await due('0')
  expect(await stateOf()).toBe('OPEN')
  await due('-1')
  expect(await stateOf()).toBe('OVERDUE')
})
