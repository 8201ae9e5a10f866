import { addOsloDays } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { transaction } from '../../../platform/db/transaction.ts'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'
import { billMembership } from '../../billing/bill-membership.ts'
import { chargeReservations } from '../../billing/charge-reservations.ts'

const { site, ask, undone } = openAdminDesk()

/** A trip of yesterday that nobody knows the kilometres of. */
const make = async (more = ''): Promise<void> => {
  await site.database.change(
    `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at,
       tariff_id, kilometers_missing) values (1, 80, 2, 1, 3, now() - interval '9 hours', now() - interval '5 hours',
       now() - interval '5 hours', now() - interval '9 hours', now() - interval '5 hours', 1, true)`,
  )
  await site.database.change(
    `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit,
       unit_price_ore, total_ore, vat_code, product) values (1, 80, 'end', 1, 'Startpris', 1, 'stk', 2000, 2000, '3', 'startFee'),
       (1, 80, 'end', 2, 'Leietid', 4, 'time', 4000, 16000, '3', 'hours')`,
  )
  if (more) await site.database.change(`update reservation set ${more} where id = 80`)
}
const correct = async (body: object) => {
  const { version } = await site.database.theRow<{ version: number }>('select version from reservation where id = 80')
  return ask('reservations.correct-kilometers', { params: { id: 80 }, body: { version, ...body } })
}
const kept = () =>
  site.database.rows(
    `select r.kilometers, r.kilometers_missing as missing, r.end_odometer_source as source,
       (select sum(total_ore)::int from reservation_price_line where reservation_id = 80 and stage = 'end') as ore
     from reservation r where r.id = 80`,
  )

test(
  'kilometres that staff correct change the price, leave the work list and are kept with the reason',
  undone(async () => {
    await make()
    const work = async () =>
      (
        (await ask('problem-reservations.list', { query: { q: '' } })).body.data as { id: number; reason: string }[]
      ).filter(({ id }) => id === 80)
    expect(await work()).toMatchObject([{ reason: 'KILOMETERS' }])
    const { body } = await correct({ start: 50_000, end: 50_042, why: 'Lest av på plassen' })
    expect(body).toMatchObject({
      entity: { before: { kilometers: null, totalOre: 18_000 }, after: { kilometers: 42, totalOre: 30_600 } },
    })
    expect(await kept()).toEqual([{ kilometers: 42, missing: false, source: 'STAFF', ore: 30_600 }])
    expect(await work()).toEqual([])
    const history = await ask('reservations.history', { params: { id: 80 } })
    expect(history.body.data).toMatchObject([
      { action: 'kilometers-corrected', why: 'Lest av på plassen', changes: { kilometers: { from: null, to: 42 } } },
    ])
    expect((await ask('reservations.changelog', { params: { id: 80 } })).body.data).toMatchObject([
      { action: 'kilometers-corrected' },
    ])
  }),
)

test(
  'a correction that is rehearsed tells the price before and after, and changes nothing',
  undone(async () => {
    await make()
    const { body } = await correct({ kilometers: 10, why: 'Anslått', rehearse: true })
    expect(body).toMatchObject({
      entity: { before: { totalOre: 18_000 }, after: { kilometers: 10, totalOre: 21_000 } },
    })
    expect(await kept()).toEqual([{ kilometers: null, missing: true, source: null, ore: 18_000 }])
    expect((await correct({ kilometers: 10, why: 'Anslått' })).status).toBe(200)
  }),
)

test(
  'a correction without a reason, below the other reading or with kilometres beside readings is refused at its field',
  undone(async () => {
    await make("start_odometer = 50000, start_odometer_source = 'TELEMATICS', start_odometer_at = started_at")
    const wrong = async (body: object) => (await correct(body)).body.errors
    expect(await wrong({ kilometers: 3 })).toMatchObject([{ code: 'field.required', fieldName: 'why' }])
    expect(await wrong({ end: 49_999, why: 'x' })).toMatchObject([{ code: 'odometer.too-low', fieldName: 'end' }])
    expect(await wrong({ end: 50_001, kilometers: 1, why: 'x' })).toMatchObject([
      { code: 'field.unknown', fieldName: 'kilometers' },
    ])
    expect(await wrong({ start: 5, why: 'x' })).toMatchObject([{ code: 'field.required', fieldName: 'end' }])
    expect((await correct({ end: 50_001, why: 'x' })).body.entity).toMatchObject({ after: { kilometers: 1 } })
  }),
)

test(
  'a correction after the trip was billed is refused: already-billed; of a stale version: record.stale',
  undone(async () => {
    await make('kilometers = 5, kilometers_missing = false')
    await chargeReservations(site.database, 1, [80], {})
    expect((await correct({ kilometers: 7, why: 'x', version: 99 })).body.code).toBe('record.stale')
    await site.database.change("update organization set bank_account = '99990100000' where id = 1")
    await transaction(site.database, (tx) =>
      billMembership(tx, { organizationId: 1, membershipId: 2 }, addOsloDays(new Date(), 1)),
    )
    expect((await correct({ kilometers: 7, why: 'x' })).body.code).toBe('reservation.already-billed')
    expect(await kept()).toMatchObject([{ kilometers: 5, ore: 18_000 }])
  }),
)

test(
  'a review whose only reason is missing kilometres cannot be ended: kilometers-missing; another one can',
  undone(async () => {
    await make()
    const reset = () => ask('reservations.reset-review', { params: { id: 80 }, body: {} })
    expect((await reset()).body.code).toBe('reservation.kilometers-missing')
    await site.database.change('update reservation set needs_review = true where id = 80')
    expect((await reset()).body.entity).toMatchObject({ needsReview: true, kilometersMissing: true })
  }),
)
