import type { WhoDrove } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let watch: Hired
beforeAll(async () => {
  site = await startAdminSite()
  watch = await site.hire(1, ['RESERVATION_READ'])
  // 80 began with car 1 and got car 2 on the way, through the night when the clock was set back; 81 was only promised car 1.
  await site.database.change(`
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id) values
      (1, 80, 'member', 2, 1, 2, '2026-10-24T22:00Z', '2026-10-25T08:00Z', '2026-10-25T08:00Z', '2026-10-24T22:05Z', '2026-10-25T07:00Z', 1),
      (1, 81, 'member', 1, 1, 1, '2026-10-25T09:00Z', '2026-10-25T11:00Z', '2026-10-25T11:00Z', null, null, 1),
      (1, 82, 'member', 2, 2, 1, '2026-10-26T09:00Z', '2026-10-26T11:00Z', '2026-10-26T11:00Z', '2026-10-26T09:00Z', '2026-10-26T10:30Z', 1);
    update reservation set start_odometer = 41200, start_odometer_source = 'TELEMATICS', start_odometer_at = start_at,
      end_odometer = 41262, end_odometer_source = 'DRIVER', end_odometer_at = end_at where id in (80, 82);
    insert into reservation_driver (organization_id, reservation_id, person_id) values (1, 80, 2), (1, 82, 1), (1, 82, 2);
    insert into reservation_change (organization_id, reservation_id, person_id, at, action, changes) values
      (1, 80, 1, '2026-10-25T01:00Z', 'changed-by-staff', '{"carId": {"from": 1, "to": 2}}'),
      (1, 80, 1, '2026-10-25T06:00Z', 'drivers-changed', '{"drivers": {"from": [1], "to": [2]}}');
    insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until) values
      (1, 83, 'block', 3, '2026-10-20T00:00Z', '2026-10-21T00:00Z', '2026-10-21T00:00Z');
    insert into car_access_attempt (organization_id, car_id, reservation_id, person_id, at, result, action) values
      (1, 1, 80, 1, '2026-10-24T22:05Z', 'asked', 'open'), (1, 1, 80, 1, '2026-10-24T22:05Z', 'opened', 'open')`)
})
afterAll(() => site.stop())

const ask = async (licensePlate: string, at: string, who = watch, query: object = {}) =>
  site.ask('who-drove.find', who.token, { body: { licensePlate, at, why: 'Bot 4711' }, query })
const names = (trips: readonly { persons: readonly { name: string }[] }[]) =>
  trips.flatMap(({ persons }) => persons.map(({ name }) => name))

test('02:30 of the night with 25 hours: the first is one trip, the second the next', async () => {
  const first = await ask('el 10001', '2026-10-25T02:30:00+02:00')
  expect(first.body).toMatchObject({ verdict: 'ONE', at: '2026-10-25T02:30:00+02:00', car: { id: 1 } })
  // Who drives was changed later that morning: then, it was Eva.
  expect(names((first.body as never)['trips'])).toEqual(['Eva Eier'])
  expect(first.body).toMatchObject({
    trips: [
      {
        reservationId: 80,
        isDriven: true,
        to: '2026-10-25T02:00:00+01:00',
        stretches: [{ licensePlate: 'EL10001' }, { licensePlate: 'EL10002' }],
      },
    ],
  })
  expect(first.text).toContain('open-car')
  expect((await ask('EL10001', '2026-10-25T02:30:00+01:00')).body).toMatchObject({ verdict: 'NOBODY', trips: [] })
  const second = await ask('EL10002', '2026-10-25T02:30:00+01:00')
  expect(second.body).toMatchObject({
    verdict: 'ONE',
    trips: [{ reservationId: 80, from: '2026-10-25T02:00:00+01:00' }],
  })
  expect((await ask('EL10002', '2026-10-25T02:30:00+02:00')).body).toMatchObject({ verdict: 'NOBODY' })
})

test('the verdict tells apart one driver, reserved only, several, nobody and no such car', async () => {
  expect((await ask('EL10001', '2026-10-25T10:00:00Z')).body).toMatchObject({
    verdict: 'RESERVED',
    trips: [{ reservationId: 81, isDriven: false }],
  })
  const several = (await ask('EL10001', '2026-10-26T10:00:00Z')).body
  expect(several).toMatchObject({
    verdict: 'SEVERAL',
    trips: [{ persons: [{ name: 'Eva Eier' }, { name: 'Kari Kollega', isBooker: true }] }],
  })
  expect((await ask('EL10003', '2026-10-20T10:00:00Z')).body).toMatchObject({ verdict: 'NOBODY', isBlocked: true })
  expect((await ask('EL10001', '2026-10-25T20:00:00Z')).body).toMatchObject({
    verdict: 'NOBODY',
    after: { reservationId: 82 },
  })
  expect((await ask('VH10004', '2026-10-25T10:00:00Z')).body).toMatchObject({ verdict: 'NO_CAR', car: null })
  expect((await ask('EL10001', '2999-10-25T10:00:00Z')).body).toMatchObject({ verdict: 'NOBODY', trips: [] })
})

test('each question is recorded with its reason, also one that found nothing', async () => {
  await ask('EL10002', '2026-10-24T23:00:00Z')
  await ask('XX99999', '2026-10-24T23:00:00Z')
  const kept = await site.database.rows<{ record: number; why: string; plate: string }>(
    `select record_id as record, why, changes -> 'plate' ->> 'to' as plate from admin_change
     where action = 'who-drove' and person_id = $1 order by id desc limit 2`,
    [watch.personId],
  )
  expect(kept).toEqual([
    { record: 0, why: 'Bot 4711', plate: 'XX99999' },
    { record: 2, why: 'Bot 4711', plate: 'EL10002' },
  ])
  const refused = await site.ask('who-drove.find', watch.token, {
    body: { licensePlate: 'EL10001', at: '2026-10-25T10:00:00Z', why: '' },
  })
  expect(refused.body.errors).toMatchObject([{ fieldName: 'why' }])
})

test('staff of another club get NO_CAR for a plate of ours', async () => {
  const stranger = await site.hire(2, ['RESERVATION_READ'])
  expect((await ask('EL10001', '2026-10-25T00:30:00Z', stranger)).body).toMatchObject({ verdict: 'NO_CAR', trips: [] })
  expect((await ask('EL10001', '2026-10-25T00:30:00Z', stranger, { orgId: 1 })).status).toBe(403)
})

const changePlate = (carId: number, from: string, to: string, at: string) =>
  site.database.change(
    `insert into admin_change (organization_id, resource, record_id, person_id, at, action, changes)
     values (1, 'cars', $1, 1, $2, 'change', jsonb_build_object('licensePlate', jsonb_build_object('from', $3::text, 'to', $4::text)))`,
    [carId, at, from, to],
  )

test('a plate that moved to another car is the car that had it at that moment', () =>
  site.undone(async () => {
    // Car 1 had EL10001 until the 26th at noon; the plate went on to car 3 in the evening.
    await changePlate(1, 'EL10001', 'EL55501', '2026-10-26T11:00Z')
    await changePlate(3, 'EL10003', 'EL10001', '2026-10-26T18:00Z')
    await site.database.change(`update car set license_plate = 'EL55501' where id = 1`)
    await site.database.change(`update car set license_plate = 'EL10001' where id = 3`)
    for (const plate of ['EL10001', 'el 10001', ' El 100-01 ']) {
      const { body } = await ask(plate, '2026-10-26T10:00:00Z')
      expect(body).toMatchObject({
        verdict: 'SEVERAL',
        licensePlate: 'EL10001',
        car: { id: 1, licensePlate: 'EL55501' },
      })
    }
    expect((await ask('EL10001', '2026-10-26T12:00:00Z')).body).toMatchObject({ verdict: 'NO_CAR' })
    expect((await ask('EL10001', '2026-10-27T12:00:00Z')).body).toMatchObject({ verdict: 'NOBODY', car: { id: 3 } })
    expect((await ask('EL55501', '2026-10-27T12:00:00Z')).body).toMatchObject({ car: { id: 1 } })
    expect((await ask('EL55501', '2026-10-25T00:30:00Z')).body).toMatchObject({ verdict: 'NO_CAR' })
  }))

test('a late, cancelled or voided reservation counts for as long as the car was really out', () =>
  site.undone(async () => {
    const verdict = async (at: string) =>
      (await ask('EL10003', at)).body as unknown as { verdict: string; trips: { reservationId: number }[] }
    await site.database.change(`
      insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, canceled_at, voided_at, blocking, tariff_id) values
        (1, 84, 'member', 2, 1, 3, '2026-10-27T08:00Z', '2026-10-27T10:00Z', '2026-10-27T10:00Z', '2026-10-27T08:10Z', '2026-10-27T11:30Z', null, null, true, 1),
        (1, 85, 'member', 2, 1, 3, '2026-10-28T08:00Z', '2026-10-28T10:00Z', '2026-10-28T10:00Z', null, null, '2026-10-27T20:00Z', null, false, 1),
        (1, 86, 'member', 2, 1, 3, '2026-10-29T08:00Z', '2026-10-29T10:00Z', '2026-10-29T10:00Z', null, null, null, '2026-10-28T20:00Z', false, 1),
        (1, 87, 'member', 2, 1, 3, '2026-10-30T08:00Z', '2026-10-30T10:00Z', '2026-10-30T10:00Z', '2026-10-30T08:00Z', '2026-10-30T09:50Z', null, '2026-11-02T08:00Z', false, 1)`)
    // It came back an hour and a half late.
    expect(await verdict('2026-10-27T11:00:00Z')).toMatchObject({ verdict: 'ONE', trips: [{ reservationId: 84 }] })
    expect(await verdict('2026-10-27T11:45:00Z')).toMatchObject({ verdict: 'NOBODY', trips: [] })
    // Between the start that was promised and the real one nobody drove.
    expect(await verdict('2026-10-27T08:05:00Z')).toMatchObject({ verdict: 'NOBODY' })
    expect(await verdict('2026-10-28T09:00:00Z')).toMatchObject({ verdict: 'NOBODY', trips: [] })
    expect(await verdict('2026-10-29T09:00:00Z')).toMatchObject({ verdict: 'NOBODY', trips: [] })
    // A trip that was driven and annulled afterwards was driven.
    expect(await verdict('2026-10-30T09:00:00Z')).toMatchObject({ verdict: 'ONE', trips: [{ reservationId: 87 }] })
  }))

test('a trip that begins or ends within the minute of the fine had the car', () =>
  site.undone(async () => {
    await site.database.change(`
      insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id) values
        (1, 88, 'member', 2, 1, 3, '2026-10-27T08:00Z', '2026-10-27T10:00Z', '2026-10-27T10:00Z', '2026-10-27T08:10:40Z', '2026-10-27T09:00:20Z', 1)`)
    const verdict = async (at: string) => (await ask('EL10003', at)).body as unknown as { verdict: string }
    expect(await verdict('2026-10-27T08:09:00Z')).toMatchObject({ verdict: 'NOBODY' })
    expect(await verdict('2026-10-27T08:10:00Z')).toMatchObject({ verdict: 'ONE' })
    expect(await verdict('2026-10-27T09:00:00Z')).toMatchObject({ verdict: 'ONE' })
    expect(await verdict('2026-10-27T09:01:00Z')).toMatchObject({ verdict: 'NOBODY' })
  }))

test('several drivers are named, each with when they last opened the car before the moment', () =>
  site.undone(async () => {
    await site.database.change(`
      insert into car_access_attempt (organization_id, car_id, reservation_id, person_id, at, result, action) values
        (1, 1, 82, 2, '2026-10-26T09:01Z', 'opened', 'open'), (1, 1, 82, 1, '2026-10-26T09:30Z', 'silent', 'open'),
        (1, 1, 82, 1, '2026-10-26T10:15Z', 'opened', 'open')`)
    const { body } = await ask('EL10001', '2026-10-26T10:00:00Z')
    expect(body).toMatchObject({
      verdict: 'SEVERAL',
      trips: [
        {
          persons: [
            { name: 'Eva Eier', opened: null },
            { name: 'Kari Kollega', opened: '2026-10-26T10:01:00+01:00' },
          ],
        },
      ],
    })
  }))

test('the odometer of a trip with one car is told, and of a trip whose car was changed it is not', async () => {
  const odometers = async (plate: string, at: string) => {
    const { body } = await ask(plate, at)
    return (body as unknown as WhoDrove).trips.map(({ reservationId, odometer }) => [reservationId, odometer])
  }
  expect(await odometers('EL10001', '2026-10-26T10:00:00Z')).toEqual([[82, { start: 41_200, end: 41_262 }]])
  expect(await odometers('EL10001', '2026-10-25T02:30:00+02:00')).toEqual([[80, { start: null, end: null }]])
})
