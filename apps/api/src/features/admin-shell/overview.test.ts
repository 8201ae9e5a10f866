import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()
const change = (text: string) => site.database.change(text)

/** SQL of a moment so many minutes before midnight in Oslo; negative, after it. */
const beforeMidnight = (minutes: number) =>
  `((date_trunc('day', now() at time zone 'Europe/Oslo') + interval '1 day' - interval '${minutes} minutes') at time zone 'Europe/Oslo')`
const trip = (id: number, car: number, start: string, end: string, started = 'null', organization = 1) =>
  `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, started_at)
   values (${organization}, ${id}, 'member', ${organization === 1 ? 2 : 'null'}, 1, ${car}, ${start}, ${end}, ${end}, ${organization === 1 ? 1 : 'null'}, ${started});`
/** Only what a test makes is there. */
const emptied = `delete from reservation_message; update damage set reservation_id = null;
  update reservation set canceled_at = now(), blocking = false where canceled_at is null and voided_at is null and ended_at is null;`

test(
  "the overview lists what is urgent first, and only what the caller's permissions show",
  undone(async () => {
    await change(`insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, started_at)
      values (1, 60, 'member', 2, 1, 1, now() - interval '3 hours', now() - interval '1 hour', now() - interval '1 hour', 1, now() - interval '3 hours'),
             (1, 61, 'member', 2, 2, 1, now() + interval '2 hours', now() + interval '4 hours', now() + interval '4 hours', 1, null)`)
    await change('update car set active = false where id = 3')
    await change(
      `update reservation_message set text = 'Hei! Jeg glemte en blå regnjakke i baksetet da jeg leverte bilen, kan dere se på regnjakken før neste tur?'`,
    )
    const { body } = await ask('admin.overview')
    expect(body).toMatchObject({
      lateTrips: { count: 1, items: [{ id: 60, title: expect.stringContaining('EL10001'), detail: 'Eva Eier' }] },
      conflicts: { count: 1, items: [{ id: 61, detail: 'Kari Kollega' }] },
      reviews: { count: 1, items: [{ id: 52 }] },
      messages: {
        count: 1,
        items: [{ id: 50, title: 'Hei! Jeg glemte en blå regnjakke i baksetet da jeg leverte bilen, kan dere se…' }],
      },
      damages: { count: 1, items: [{ id: 50 }] },
      carsOut: { count: 1, items: [{ id: 3, title: 'EL10003' }] },
    })
    const reader = await site.hire(1, ['MESSAGE_READ'])
    expect((await site.ask('admin.overview', reader.token)).body).toMatchObject({
      lateTrips: null,
      carsOut: null,
      messages: { count: 1 },
    })
  }),
)

test(
  'a late trip is told with the phone of its person and with who has the car next',
  undone(async () => {
    await change(`${emptied} update person set phone = '+4791844207' where id = 1;
      ${trip(60, 1, `now() - interval '3 hours'`, `now() - interval '1 hour'`, `now() - interval '3 hours'`)}
      ${trip(61, 1, `now() + interval '2 hours'`, `now() + interval '4 hours'`)}`)
    const { body } = await ask('admin.overview')
    expect(body).toMatchObject({
      lateTrips: {
        items: [
          {
            trip: {
              reservationId: 60,
              person: 'Eva Eier',
              phone: '+4791844207',
              licensePlate: 'EL10001',
              next: { person: 'Eva Eier', start: expect.stringMatching(/T.*[+]0[12]:00$/) },
            },
          },
        ],
      },
    })
  }),
)

test(
  'the day counts what is out, and what leaves and returns before midnight in Oslo',
  undone(async () => {
    const yesterday = `now() - interval '1 day'`
    await change(`${emptied}
      ${trip(60, 1, yesterday, beforeMidnight(-90), yesterday)}
      ${trip(61, 2, beforeMidnight(0.01), beforeMidnight(-60))}
      ${trip(62, 3, beforeMidnight(-1), beforeMidnight(-120))}
      ${trip(63, 3, yesterday, beforeMidnight(0.01), yesterday)}`)
    const { day } = (await ask('admin.overview')).body as unknown as { day: Record<string, unknown> }
    expect(day).toMatchObject({ out: 2, leaving: { count: 1 }, returning: { count: 1 } })
    expect(day['hours']).toHaveLength(6)
  }),
)

test(
  'the next hours count each trip where it begins and where it ends, and name the first of them',
  undone(async () => {
    await change(`${emptied}
      ${trip(60, 1, `date_trunc('hour', now()) + interval '1 hour'`, `date_trunc('hour', now()) + interval '150 minutes'`)}
      ${trip(61, 2, `date_trunc('hour', now()) + interval '7 hours'`, `date_trunc('hour', now()) + interval '9 hours'`)}`)
    type Day = { hours: { leaving: number; returning: number }[]; events: object[] }
    const { day } = (await ask('admin.overview')).body as unknown as { day: Day }
    expect(day.hours.map(({ leaving }) => leaving)).toEqual([0, 1, 0, 0, 0, 0])
    expect(day.hours.map(({ returning }) => returning)).toEqual([0, 0, 1, 0, 0, 0])
    expect(day.events).toMatchObject([
      { reservationId: 60, isReturn: false, licensePlate: 'EL10001', person: 'Eva Eier' },
      { reservationId: 60, isReturn: true },
    ])
  }),
)

test(
  'a car is free while nobody is promised it or out with it, and it is in use',
  undone(async () => {
    type Fleet = { cars: number; free: number; outOfUse: number; locations: { cars: number; free: number }[] }
    const fleetNow = async () => ((await ask('admin.overview')).body as unknown as { fleet: Fleet }).fleet
    await change(`${emptied} update car set active = true where organization_id = 1`)
    const before = await fleetNow()
    expect(before.free).toBe(before.cars)
    expect(before.locations.reduce((sum, { free }) => sum + free, 0)).toBe(before.free)
    await change(`${trip(60, 1, `now() - interval '1 hour'`, `now() + interval '1 hour'`)}
      ${trip(61, 2, `now() - interval '9 hours'`, `now() - interval '2 hours'`, `now() - interval '9 hours'`)}
      update car set active = false where organization_id = 1 and id = 3`)
    expect(await fleetNow()).toMatchObject({ cars: before.cars, free: before.free - 3, outOfUse: before.outOfUse + 1 })
  }),
)

test('the day and the cars are null without the permission to see trips or cars', async () => {
  const biller = await site.hire(1, ['BILLING_READ'])
  expect((await site.ask('admin.overview', biller.token)).body).toMatchObject({
    day: null,
    fleet: null,
    lateTrips: null,
  })
})
