import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

type Trip = { reservationId: number; isOut: boolean; isBlock: boolean; priceOre: number | null }
const trips = async (id: number) => (await ask('cars.trips', { params: { id } })).body.data as unknown as Trip[]

test(
  'a trip that is late comes first, then what is promised, the next first; what is over or called off is left out',
  undone(async () => {
    await site.database.change(`
      update reservation set start_at = now() - interval '5 hours', end_at = now() - interval '2 hours',
        busy_until = now() - interval '2 hours' where id = 53;
      insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id) values
        (1, 70, 'member', 2, 1, 53, now() + interval '9 hours', now() + interval '11 hours', now() + interval '11 hours', 1),
        (1, 71, 'block', null, null, 53, now() + interval '2 hours', now() + interval '4 hours', now() + interval '4 hours', null);
      insert into reservation (organization_id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, canceled_at, blocking)
        values (1, 'member', 2, 1, 53, now() + interval '20 hours', now() + interval '22 hours', now() + interval '22 hours', 1, now(), false)`)
    const found = await trips(53)
    expect(found.map(({ reservationId }) => reservationId)).toEqual([53, 71, 70])
    expect(found.map(({ isOut, isBlock }) => [isOut, isBlock])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  }),
)

test('a car of another club has no trips: 404', async () => {
  expect((await ask('cars.trips', { params: { id: 4 } })).status).toBe(404)
})
