import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { chargeReservations } from './charge-reservations.ts'
import { openRunSite } from './runs/test-run-site.ts'

const { site, drafter, approver, owe, approved, issue, ask, invoicesOf, undone, promisesHold } = openRunSite()

/** A trip that ended yesterday, and what it costs. */
const driveTrip = async (waiver = false) => {
  const { id } = await site.database.theRow<{ id: number }>(
    `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking, started_at, ended_at,
       kilometers, tariff_id, super_damage_waiver)
     select 1, 2, 1, 1, at - interval '4 hours', at, at, false, at - interval '4 hours', at, 33, 1, $1
     from (select now() - interval '2 days' as at) yesterday returning id::int as id`,
    [waiver],
  )
  await site.database.change(
    `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit, unit_price_ore,
       total_ore, vat_code, product) values (1, $1, 'end', 1, 'Leietid', 4, 'time', 4000, 16000, '3', 'hours')`,
    [id],
  )
  await chargeReservations(site.database, 1, [id], {})
  return id
}
const create = (id: number, token = drafter.token) =>
  site.ask('reservations.create-invoice', token, { params: { id }, body: {} })

test(
  'an invoice of one reservation is a run of its own, approved by another, and bills nothing else of its membership',
  undone(async () => {
    await owe(2, 50_000)
    const id = await driveTrip()
    const run = (await create(id)).body.entity as { id: number; grossOre: number }
    expect(run).toMatchObject({ state: 'DRAFT', memberships: 1, grossOre: 16_000, reservationId: id })
    expect((await create(id)).body.code).toBe('billing-run.unfinished')
    expect((await ask('check', run.id)).status).toBe(200)
    expect((await ask('approve', run.id)).body.code).toBe('billing-run.same-person')
    expect((await ask('approve', run.id, approver.token)).status).toBe(200)
    await issue(run.id)
    expect(await invoicesOf(run.id)).toMatchObject([{ membershipId: 2, totalOre: 16_000 }])
    expect((await create(id)).body.code).toBe('billing-run.empty')
    await promisesHold()
    // The rest of the membership is on the run of the month.
    const month = await approved()
    await issue(month)
    expect(await invoicesOf(month)).toMatchObject([{ membershipId: 2, totalOre: 50_000 }])
  }),
)

test(
  'the invoice of a reservation is sent once more when it was sent, and not while it waits',
  undone(async () => {
    const id = await driveTrip()
    const run = (await create(id)).body.entity as { id: number }
    await ask('check', run.id)
    await ask('approve', run.id, approver.token)
    await issue(run.id)
    const resend = () => site.ask('reservations.resend-invoice', drafter.token, { params: { id }, body: {} })
    expect((await resend()).body.code).toBe('invoice.sending')
    await site.database.change("update invoice_delivery set state = 'SENT', ended_at = now()")
    expect((await resend()).body).toEqual({ queued: 1 })
  }),
)

test(
  'the overview tells the months that are not invoiced with their deadlines, and the trips that are on no line',
  undone(async () => {
    await owe(2, 50_000, '2026-09-20')
    const read = async () =>
      (await site.ask('billing.overview', drafter.token)).body as unknown as Answer<AdminCalls['billing.overview']>
    const today = osloDateText(new Date())
    const daysLeft = Math.round((Date.parse('2026-10-21') - Date.parse(today)) / 86_400_000)
    expect(await read()).toEqual({
      months: [{ month: '2026-09', lines: 1, grossOre: 50_000, deadline: '2026-10-21', daysLeft }],
      missing: [],
      lacking: { count: 0, toAsk: 0 },
    })
    const id = await driveTrip()
    await site.database.change('update reservation set kilometers_missing = true where id = $1', [id])
    expect((await read()).missing).toMatchObject([{ kind: 'NO_ODOMETER', count: 1, of: [{ id }] }])
    await site.database.change('update reservation set ended_at = null where id = $1', [id])
    expect((await read()).missing).toMatchObject([{ kind: 'NO_END', count: 1, of: [{ id }] }])
  }),
)

const damageOf = async (reservationId: number | null) =>
  (
    await site.database.theRow<{ id: number }>(
      `insert into damage (organization_id, car_id, reservation_id, kind, description, created_at)
       values (1, 1, $1, 'DAMAGE', 'Bulk i døren', now()) returning id`,
      [reservationId],
    )
  ).id
const charge = (id: number, grossOre: number) =>
  site.ask('damages.charge', drafter.token, { params: { id }, body: { grossOre, why: 'Bulk i døren' } })

test(
  'a damage is owed for once, by whoever had the car, at most the excess that the reservation had',
  undone(async () => {
    const full = await damageOf(await driveTrip())
    const reduced = await damageOf(await driveTrip(true))
    expect((await charge(full, 1_200_001)).body.code).toBe('damage.above-excess')
    expect((await charge(reduced, 200_001)).body.code).toBe('damage.above-excess')
    expect((await charge(full, 1_200_000)).status).toBe(200)
    expect((await charge(reduced, 200_000)).status).toBe(200)
    expect((await charge(full, 100)).body.code).toBe('damage.charged')
    const owed = await site.database.rows(
      `select membership_id as membership, gross_ore as ore, vat_ore as vat, vat_code as code from charge where source = 'DAMAGE' order by id`,
    )
    expect(owed).toEqual([
      { membership: 2, ore: 1_200_000, vat: 0, code: '7' },
      { membership: 2, ore: 200_000, vat: 0, code: '7' },
    ])
    await promisesHold()
  }),
)

test(
  'a damage of no reservation, or one whose charge was taken back, says so, or is owed for again',
  undone(async () => {
    expect((await charge(await damageOf(null), 100)).body.code).toBe('damage.no-reservation')
    const id = await damageOf(await driveTrip())
    await charge(id, 100_000)
    const { made } = await site.database.theRow<{ made: number }>(
      'select id::int as made from charge where damage_id = $1',
      [id],
    )
    await site.ask('billing.correct', drafter.token, { params: { id: made }, body: { grossOre: 0, why: 'Ikke hans' } })
    expect((await charge(id, 50_000)).status).toBe(200)
    await promisesHold()
  }),
)
