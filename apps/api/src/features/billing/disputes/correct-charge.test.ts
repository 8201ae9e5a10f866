import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../../platform/db/transaction.ts'
import { allPermissions } from '../../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../../testing/test-admin-site.ts'
import { billMembership } from '../bill-membership.ts'
import { chargeReservations } from '../charge-reservations.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { listDisputes } from '../stores/disputes.ts'
import { addTestCharge, billTestTrip } from '../test-invoice.ts'
import { disputeCharge } from './dispute-charge.ts'

const mails: { kind: string; to: string; subject: string; text: string }[] = []
const jobs = {
  enqueue: async (_tx: unknown, name: string, data: object) => {
    if (name === 'mail') mails.push(data as (typeof mails)[0])
  },
}
let site: AdminSite
let staff: Hired
let limited: Hired
let reservationId: number
beforeAll(async () => {
  site = await startAdminSite({ jobs })
  staff = await site.hire(1, allPermissions)
  limited = await site.hire(1, ['RESERVATION_READ', 'MEMBERSHIP_READ', 'LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE'])
  await billTestTrip(site.database)
  reservationId = (
    await site.database.theRow<{ id: number }>(
      "select reservation_id::int as id from charge where state = 'billed' limit 1",
    )
  ).id
})
afterAll(() => site.stop())

const act = (action: string, id: number, body: object, token = staff.token) =>
  site.ask(`billing.${action}`, token, { params: { id }, body })
const charges = () =>
  site.database.rows<{ id: number; description: string; ore: number; state: string; corrects: number | null }>(
    `select id::int as id, description, gross_ore as ore, state, corrects::int as corrects from charge where reservation_id = $1 order by id`,
    [reservationId],
  )
const of = async (description: string) => {
  const found = (await charges()).filter((charge) => charge.description === description)
  const last = found.at(-1)
  if (!last) throw new Error(description)
  return last
}
const rate = () => chargeReservations(site.database, 1, [reservationId], {})
const bill = (day: string) =>
  transaction(site.database, (tx) => billMembership(tx, { organizationId: 1, membershipId: 2 }, new Date(day)))
const undone = (work: () => Promise<void>) => () => site.undone(work)
const promisesHold = async () => expect(await findBrokenPromises(site.database)).toEqual([])

test(
  'a line that was invoiced is taken back, and the right one is owed with the same rate, to be billed next',
  undone(async () => {
    const { id } = await of('Leietid')
    expect((await act('correct', id, { grossOre: 12_003, why: 'En time for mye' })).status).toBe(200)
    const made = (await charges()).slice(-2)
    expect(made.map(({ ore, state, corrects }) => [ore, state, corrects])).toEqual([
      [-16_000, 'open', null],
      [12_003, 'open', id],
    ])
    const { vat } = await site.database.theRow<{ vat: number }>(
      'select vat_ore as vat from charge where corrects = $1',
      [id],
    )
    expect(vat).toBe(2401)
    await rate()
    expect(await charges()).toHaveLength(5)
    await promisesHold()
    expect((await act('correct', id, { grossOre: 1, why: 'Igjen' })).body.code).toBe('charge.taken-back')
  }),
)

test(
  'a correction is corrected, or comes to nothing, and its trip still owes what it then says',
  undone(async () => {
    await site.database.change('update reservation set kilometers = 40 where id = $1', [reservationId])
    await site.database.change(
      "update reservation_price_line set quantity = 40, total_ore = 12120 where reservation_id = $1 and product = 'kilometers'",
      [reservationId],
    )
    await rate()
    const first = await of('Kilometer')
    expect(first).toMatchObject({ ore: 12_120, state: 'open' })
    expect((await act('correct', first.id, { grossOre: 5000, why: 'Feil avlest' })).status).toBe(200)
    const second = await of('Kilometer')
    expect(second).toMatchObject({ ore: 5000, state: 'open', corrects: first.id })
    expect((await act('correct', second.id, { grossOre: 5000, why: 'Likt' })).body.code).toBe('charge.same-amount')
    expect((await act('correct', second.id, { grossOre: 0, why: 'Sto stille' })).status).toBe(200)
    await rate()
    expect((await of('Kilometer')).state).toBe('dropped')
    await promisesHold()
  }),
)

test(
  'a trip that is priced anew takes the place of what staff corrected, billed or not',
  undone(async () => {
    const { id } = await of('Leietid')
    await act('correct', id, { grossOre: 12_000, why: 'En time for mye' })
    expect(await bill('2026-11-02T00:00:00+01:00')).toBeGreaterThan(0)
    const price = (quantity: number) =>
      site.database.change(
        "update reservation_price_line set quantity = $2::int, total_ore = $2::int * 4000 where reservation_id = $1 and product = 'hours'",
        [reservationId, quantity],
      )
    await price(5)
    await rate()
    await promisesHold()
    expect((await charges()).filter(({ state }) => state === 'open').map(({ ore }) => ore)).toEqual([-12_000, 20_000])
    // Back to what it was: the correction was of that trip, and holds no more.
    await price(4)
    await rate()
    await promisesHold()
    expect((await charges()).filter(({ state }) => state === 'open').map(({ ore }) => ore)).toEqual([-12_000, 16_000])
  }),
)

test(
  'a correction to nothing holds no more once its trip is priced anew',
  undone(async () => {
    const { id } = await of('Leietid')
    await act('correct', id, { grossOre: 0, why: 'Bilen var ødelagt' })
    await site.database.change(
      "update reservation_price_line set quantity = 5, total_ore = 20000 where reservation_id = $1 and product = 'hours'",
      [reservationId],
    )
    await rate()
    await rate()
    await promisesHold()
    expect((await charges()).filter(({ state }) => state === 'open').map(({ ore }) => ore)).toEqual([-16_000, 20_000])
  }),
)

test(
  'a charge that a member says is wrong is answered that it stands, or corrected; either way the member gets a mail with the reason',
  undone(async () => {
    const say = async (id: number) => {
      const said = { text: 'Stemmer ikke', shouldBeOre: null, isFromStaff: false, personId: 1, at: new Date() }
      await disputeCharge(site.database, 1, { id, state: 'billed' }, said)
    }
    mails.length = 0
    const { id } = await of('Leietid')
    await say(id)
    expect((await act('answer', id, { why: 'Bilen var ute i fire timer' }, limited.token)).status).toBe(200)
    expect((await act('answer', id, { why: 'Igjen' })).body.code).toBe('charge.not-disputed')
    await say(id)
    expect((await act('correct', id, { grossOre: 12_000, why: 'Du hadde rett' })).status).toBe(200)
    expect(mails.map(({ kind, subject, text }) => [kind, subject, text.includes('Du hadde rett')])).toEqual([
      ['disputeAnswered', 'Svar om linjen på fakturaen', false],
      ['disputeAnswered', 'Linjen på fakturaen er rettet', true],
    ])
    const { body } = await site.ask('billing.disputes', staff.token, { params: { id } })
    expect(
      (body.data as { outcome: string; answer: string }[]).map(({ outcome, answer }) => [outcome, answer]),
    ).toEqual([
      ['KEPT', 'Bilen var ute i fire timer'],
      ['CORRECTED', 'Du hadde rett'],
    ])
  }),
)

test(
  'with LIMITED_BILLING_WRITE a correction is proposed, which holds the line, and is not made',
  undone(async () => {
    await site.database.change(
      "update reservation_price_line set total_ore = 3000 where reservation_id = $1 and product = 'startFee'",
      [reservationId],
    )
    await rate()
    const { id } = await of('Startpris')
    expect((await act('correct', id, { grossOre: 1000, why: 'Avtalt' }, limited.token)).status).toBe(403)
    expect((await act('propose', id, { grossOre: 1000, why: 'Avtalt' }, limited.token)).body.entity).toMatchObject({
      state: 'held',
      deviation: 'DISPUTED',
    })
    expect((await act('propose', id, { grossOre: 900, why: 'Igjen' }, limited.token)).body.code).toBe('charge.disputed')
    mails.length = 0
    expect((await act('correct', id, { grossOre: 1000, why: 'Avtalt' })).status).toBe(200)
    expect(mails).toEqual([])
    await promisesHold()
  }),
)

test(
  'a charge that waits for an answer is not let go on an invoice without one',
  undone(async () => {
    const id = await addTestCharge(site.database)
    expect((await act('propose', id, { grossOre: 1000, why: 'Avtalt' }, limited.token)).status).toBe(200)
    expect((await act('release', id, {}, limited.token)).body.code).toBe('charge.disputed')
    expect((await act('answer', id, { why: 'Den står' }, limited.token)).body.entity).toMatchObject({ state: 'open' })
  }),
)

test(
  'an amount below zero or with parts of an øre, and a correction without a reason, are refused at the field',
  undone(async () => {
    const { id } = await of('Leietid')
    for (const body of [
      { grossOre: -1, why: 'x' },
      { grossOre: 0.5, why: 'x' },
      { grossOre: 1, why: '' },
      { grossOre: 1 },
    ]) {
      const { status } = await act('correct', id, body)
      expect([body, status]).toEqual([body, 400])
    }
    expect(await charges()).toHaveLength(3)
  }),
)

const ask = (id: number, state: 'open' | 'billed' = 'open') => {
  const said = { text: 'Jeg leverte før', shouldBeOre: null, isFromStaff: false, personId: 1, at: new Date() }
  return disputeCharge(site.database, 1, { id, state }, said)
}
const priceHours = (quantity: number) =>
  site.database.change(
    "update reservation_price_line set quantity = $2::int, total_ore = $2::int * 4000 where reservation_id = $1 and product = 'hours'",
    [reservationId, quantity],
  )

test(
  'a question about a line whose trip is priced anew is asked of the new line, which is held until the answer',
  undone(async () => {
    await priceHours(5)
    await rate()
    const first = await of('Leietid')
    await ask(first.id)
    await priceHours(6)
    await rate()
    const second = await of('Leietid')
    expect(second).toMatchObject({ ore: 24_000, state: 'held' })
    expect(await listDisputes(site.database, 1, [first.id])).toEqual([])
    expect(await listDisputes(site.database, 1, [second.id])).toMatchObject([
      { text: 'Jeg leverte før', outcome: null },
    ])
    await rate()
    expect((await of('Leietid')).id).toBe(second.id)
    expect((await act('answer', second.id, { why: 'Turen er lengre' })).body.entity).toMatchObject({ state: 'open' })
    await promisesHold()
  }),
)

test(
  'a question about a line of which nothing is left waits with the line that is gone until staff answer it',
  undone(async () => {
    await priceHours(5)
    await rate()
    const { id } = await of('Leietid')
    await ask(id)
    await site.database.change("delete from reservation_price_line where reservation_id = $1 and product = 'hours'", [
      reservationId,
    ])
    await rate()
    expect((await of('Leietid')).state).toBe('dropped')
    mails.length = 0
    expect((await act('answer', id, { why: 'Den er tatt bort' })).body.entity).toMatchObject({ state: 'dropped' })
    expect(mails).toHaveLength(1)
  }),
)
