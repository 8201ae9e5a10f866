import { invoiceKid } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { findBrokenPromises } from '../billing/stores/broken-promises.ts'
import { billTestTrip } from '../billing/test-invoice.ts'
import { type WrittenPayment, writeOcr } from './formats/write-ocr.ts'

type Row = { id: number; version: number; state: string; finding: string; amountOre: number; [key: string]: unknown }

let site: AdminSite
let staff: Hired
let invoice: number
let kid: string
const total = 2000 + 16_000 + 9999
const account = '99990100000'
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, allPermissions)
  invoice = await billTestTrip(site.database)
  kid = (await site.database.theRow<{ kid: string }>('select kid from invoice where id = $1', [invoice])).kid
})
afterAll(() => site.stop())

const file = (payments: readonly WrittenPayment[], of = account) =>
  writeOcr({ account: of, assignment: 7, transmission: 1, payments })
const paid = (amountOre: number, more: Partial<WrittenPayment> = {}): WrittenPayment => ({
  bookedOn: '2026-11-19',
  amountOre,
  kid,
  payerAccount: '12345678903',
  ...more,
})
const send = (text: string, name = 'ocr.txt') =>
  site.ask('incoming-payments.read-file', staff.token, {
    body: { base64Data: Buffer.from(text, 'latin1').toString('base64'), name },
  })
const list = async (query: object = {}) =>
  (await site.ask('incoming-payments.list', staff.token, { query: { size: '50', ...query } })).body
    .data as unknown as Row[]
const act = (name: string, id: number, body: object) =>
  site.ask(`incoming-payments.${name}`, staff.token, { params: { id }, body: { why: 'Ringte', ...body } })
const repay = (payment: Row | undefined, more: object = {}) =>
  act('repay', payment?.id ?? 0, { receiver: 'Per Firma', account: '8601 11 17947', ...more })
const payouts = () =>
  site.database.rows(
    `select state, amount_ore as "amountOre", membership_id as "membershipId" from payout where state <> 'CANCELED'`,
  )
const cancelPayouts = async () => {
  for (const { id } of await site.database.rows<{ id: number }>('select id from payout'))
    await site.ask('payouts.cancel', staff.token, { params: { id }, body: { why: 'Feil konto' } })
}
const rest = async () => {
  const { body } = await site.ask('invoices.summary', staff.token, { params: { id: invoice } })
  return (body as unknown as { restOre: number }).restOre
}
const counted = async () => {
  const { body } = await site.ask('admin.counts', staff.token, {})
  return (body as unknown as { payments: number }).payments
}
const promises = async () => (await findBrokenPromises(site.database)).map(({ promise }) => promise)
const codes = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.map(({ code }) => code)

test('a file that pays an invoice to the øre matches it, and the same file again tells that nothing is new', () =>
  site.undone(async () => {
    const text = file([paid(total)])
    const first = (await send(text)).body.entity
    expect(first).toMatchObject({
      isKnown: false,
      added: 1,
      matched: 1,
      waiting: 0,
      file: { payments: 1, amountOre: total },
    })
    expect([await rest(), (await list()).map(({ state }) => state)]).toEqual([0, ['MATCHED']])
    expect((await send(text, 'annet navn.txt')).body.entity).toMatchObject({ isKnown: true, added: 0 })
    expect(await list()).toHaveLength(1)
    // The same payment in another file, beside a new one.
    const more = (await send(file([paid(total), paid(500)]))).body.entity
    expect(more).toMatchObject({ isKnown: false, added: 1, matched: 0, waiting: 1 })
    expect(await promises()).toEqual([])
  }))

test('five kinds of trouble in one file wait, each told apart, and nothing else does', () =>
  site.undone(async () => {
    const oneOff = kid.slice(0, 12) + ((Number(kid[12]) + 1) % 10) + kid.slice(13)
    const unknown = invoiceKid({ membershipId: 2, number: 99_999 })
    await send(
      file([
        paid(total + 1800),
        paid(total),
        paid(total, { kid: oneOff }),
        paid(300, { kid: unknown }),
        paid(400, { kid: '' }),
        paid(-500),
      ]),
    )
    const found = (await list()).map(({ finding, state }) => [finding, state])
    expect(found.toSorted()).toEqual(
      [
        ['MATCHED', 'OVER'],
        ['PAID_ALREADY', 'WAITING'],
        ['KID_WRONG', 'WAITING'],
        ['KID_UNKNOWN', 'WAITING'],
        ['NO_KID', 'WAITING'],
        ['TAKEN_BACK', 'WAITING'],
      ].toSorted(),
    )
    expect(await list({ filter: '[{"field":"state","operator":"is","value":"WAITING"}]' })).toHaveLength(5)
    expect(await counted()).toBe(5)
  }))

test('a wrong digit is proposed first with its reasons, is paid by a person with a reason, and undone again', () =>
  site.undone(async () => {
    const oneOff = kid.slice(0, 12) + ((Number(kid[12]) + 1) % 10) + kid.slice(13)
    await send(file([paid(total, { kid: oneOff })]))
    const [one] = await list()
    const id = one?.id ?? 0
    const proposals = (await site.ask('incoming-payments.proposals', staff.token, { params: { id } })).body
      .data as object[]
    expect(proposals[0]).toMatchObject({ invoiceId: invoice, restOre: total, reasons: ['KID_ONE_OFF', 'AMOUNT'] })
    expect(codes(await act('allocate', id, { invoices: [{ id: invoice }], why: '' }))).toEqual(['field.required'])
    expect((await act('allocate', id, { invoices: [{ id: invoice }] })).body.entity).toMatchObject({ state: 'MATCHED' })
    const trail = (await site.ask('incoming-payments.allocations', staff.token, { params: { id } })).body
      .data as object[]
    expect(trail).toMatchObject([
      { target: 'INVOICE', amountOre: total, reason: 'Ringte', invoice: { id: invoice, restOre: 0 } },
    ])
    const back = (await site.ask('invoices.payments', staff.token, { params: { id: invoice } })).body.data
    expect(back).toMatchObject([{ paymentId: id, amountOre: total, line: 3 }])
    expect(codes(await act('allocate', id, { invoices: [{ id: invoice }] }))).toEqual(['incoming-payment.nothing-left'])
    expect((await act('undo', id, {})).body.entity).toMatchObject({ state: 'WAITING', leftOre: total })
    expect([await rest(), codes(await act('undo', id, {}))]).toEqual([total, ['incoming-payment.pays-nothing']])
    expect(codes(await act('undo', id, { version: 1 }))).toEqual(['record.stale'])
    expect(await promises()).toEqual([])
  }))

test('an invoice that is paid short is SHORT until the rest comes, and what is over is owed back by the list of payouts', () =>
  site.undone(async () => {
    await send(file([paid(total - 19_000), paid(20_800, { bookedOn: '2026-11-20' })]))
    const [second, first] = await list()
    expect([first?.state, second?.state, second?.['overOre']]).toEqual(['MATCHED', 'OVER', 1800])
    expect((await repay(second)).body.entity).toMatchObject({ state: 'MATCHED', overOre: 0 })
    expect(await payouts()).toEqual([{ state: 'WAITING', amountOre: 1800, membershipId: 2 }])
    expect(codes(await repay(second))).toEqual(['incoming-payment.nothing-left'])
    expect(codes(await act('undo', second?.id ?? 0, {}))).toEqual(['incoming-payment.repaid'])
    await cancelPayouts()
    expect((await list()).find(({ id }) => id === second?.id)).toMatchObject({ state: 'OVER', overOre: 1800 })
    await act('undo', second?.id ?? 0, {})
    expect((await list()).map(({ state }) => state)).toEqual(['WAITING', 'SHORT'])
    expect(await promises()).toEqual([])
  }))

test('money of an unknown payer goes back only when another than who listed it approves, and waits again when that is taken back', () =>
  site.undone(async () => {
    await send(file([paid(25_000, { kid: '' })]))
    const [one] = await list()
    expect(codes(await repay(one, { account: '12345678901' }))).toEqual(['field.bank-account'])
    expect((await repay(one)).body.entity).toMatchObject({ leftOre: 0 })
    expect(await payouts()).toEqual([{ state: 'WAITING', amountOre: 25_000, membershipId: null }])
    const { id } = await site.database.theRow<{ id: number }>('select id from payout')
    const approve = await site.ask('payouts.approve', staff.token, { params: { id }, body: {} })
    expect(codes(approve)).toEqual(['payout.same-person'])
    await cancelPayouts()
    expect((await list())[0]).toMatchObject({ state: 'WAITING', leftOre: 25_000 })
    expect(await promises()).toEqual([])
  }))

test('a payment that the bank takes back is held against the one that it takes, and the invoice is owed again', () =>
  site.undone(async () => {
    await send(file([paid(total), paid(-total, { bookedOn: '2026-11-21' })]))
    const [back, taken] = await list()
    const [proposal] = (await site.ask('incoming-payments.proposals', staff.token, { params: { id: back?.id ?? 0 } }))
      .body.data as object[]
    expect(proposal).toMatchObject({ paymentId: taken?.id, reasons: ['TAKES_BACK', 'AMOUNT'] })
    expect(codes(await act('allocate', back?.id ?? 0, { invoices: [] }))).toEqual(['incoming-payment.taken-back'])
    expect((await act('take-back', back?.id ?? 0, { paymentId: taken?.id })).body.entity).toMatchObject({ leftOre: 0 })
    expect([await rest(), (await list()).map(({ state }) => state)]).toEqual([total, ['MATCHED', 'MATCHED']])
    expect(codes(await act('take-back', back?.id ?? 0, { paymentId: taken?.id }))).toEqual(['incoming-payment.no-pair'])
    await act('undo', back?.id ?? 0, {})
    expect((await list()).map(({ state }) => state)).toEqual(['WAITING', 'WAITING'])
    expect(await promises()).toEqual([])
  }))

test('a payment that nobody knows is set aside with a reason and waits for nobody, until it is taken up', () =>
  site.undone(async () => {
    await send(file([paid(250, { kid: '' })]))
    const id = (await list())[0]?.id ?? 0
    expect((await act('set-aside', id, {})).body.entity).toMatchObject({ state: 'SET_ASIDE', setAside: 'Ringte' })
    expect(await counted()).toBe(0)
    expect((await act('take-up', id, {})).body.entity).toMatchObject({ state: 'WAITING' })
  }))

test.each([
  ['of an account that is not the club’s', () => file([paid(total)], '12345678903'), 'payment-file.wrong-account'],
  ['cut in the middle', () => file([paid(total)]).slice(0, 300), 'payment-file.cut'],
  ['that does not add up', () => file([paid(total)]).replace('27999', '27998'), 'payment-file.sum'],
])('a file %s is refused in words, and leaves nothing', async (_what, text, code) => {
  const answer = await send(text())
  expect([answer.status >= 400, codes(answer)]).toEqual([true, [code]])
  expect([await list(), await site.database.rows('select from incoming_payment_file')]).toEqual([[], []])
})

test('a payment that somebody saw pays what its KID names, and is not made without saying where it was seen', () =>
  site.undone(async () => {
    const body = { bookedOn: '2026-11-10', amountOre: 1000, kid, payerName: 'Firma AS' }
    const make = (more: object) => site.ask('incoming-payments.create', staff.token, { body: { ...body, ...more } })
    expect(codes(await make({}))).toEqual(['incoming-payment.reason'])
    expect(codes(await make({ reason: 'Nettbank', bookedOn: '2999-01-01' }))).toEqual(['incoming-payment.not-yet'])
    expect((await make({ reason: 'Nettbank' })).body.entity).toMatchObject({
      source: 'MANUAL',
      state: 'SHORT',
      shortOre: total - 1000,
    })
  }))

test('a payment of a club whose invoices Tripletex owns is refused here: in files, by hand, and all that is done with one', () =>
  site.undone(async () => {
    await send(file([paid(250, { kid: '', bookedOn: '2026-11-18' })]))
    const waiting = (await list()).find(({ state }) => state === 'WAITING')
    await site.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'accountingOwner', '2020-01-01', '1')`,
    )
    const body = { bookedOn: '2026-11-10', amountOre: 1000, reason: 'Nettbank' }
    const answers = [
      await send(file([paid(10)])),
      await site.ask('incoming-payments.create', staff.token, { body }),
      await act('set-aside', waiting?.id ?? 0, {}),
      await act('allocate', waiting?.id ?? 0, { invoices: [{ id: invoice }] }),
    ]
    expect(answers.map(codes)).toEqual(answers.map(() => ['accounting.other-side']))
    expect((await site.ask('incoming-payments.overview', staff.token, {})).body).toMatchObject({
      accounting: 'TRIPLETEX',
    })
  }))

test('an invoice leads to its trips: each line with its reservation, its car and the tariff it was reckoned by', async () => {
  const { body } = await site.ask('invoices.trail', staff.token, { params: { id: invoice } })
  expect(body).toMatchObject({
    invoice: { id: invoice, kid, totalOre: total },
    lines: [
      { grossOre: 2000, trip: { carNumber: 101 }, rule: { name: 'Liten' } },
      { grossOre: 16_000 },
      { grossOre: 9999 },
    ],
  })
})
