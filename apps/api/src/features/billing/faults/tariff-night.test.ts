import { formatInstant } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { onto } from '../../reservations/member/test-bookings.ts'

const { owner, companyMembershipId } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  // Nobody says how far these trips went, and nothing waits for that.
  await api.database.change(`
    update tariff set kilometer_tiers = '[]';
    insert into tariff (organization_id, key, name, valid_from, start_fee_ore, hour_ore, day_cap_hours, kilometer_tiers,
      super_damage_waiver_hour_ore, super_damage_waiver_day_cap_hours, vat_code, vat_percent)
    select organization_id, key, name, '2026-10-25T00:00:00+02:00', 2500, 4500, 24, '[]', 500, 10, '3', 25 from tariff where organization_id = 1`)
})
afterAll(() => api.drop())

/** Books at a moment a trip of the night in which 02 to 03 comes twice, and ends it on time. */
const drive = async (carId: number, bookedAt: Date) => {
  const [start, end] = [new Date('2026-10-25T01:00:00+02:00'), new Date('2026-10-25T04:00:00+01:00')]
  const { entity } = await api.ask(
    'createReservation',
    owner,
    {
      body: {
        membershipId: companyMembershipId,
        carId,
        start: formatInstant(start),
        end: formatInstant(end),
        superDamageWaiver: false,
      },
    },
    bookedAt,
  )
  await api.ask('endReservation', owner, onto(entity, { carWasDamaged: false }), end)
  return api.database.rows(
    `select c.quantity::float8 as quantity, c.unit_price_ore as price, c.gross_ore as gross, c.vat_ore as vat, f.valid_from as "from" from charge c
     join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id) join tariff f on f.id = c.tariff_id
     where c.reservation_id = $1 and p.key = 'hours'`,
    [entity.id],
  )
}

test('a trip of the night when the clock is put back is four hours, at the tariff of the moment it was booked: until midnight the one before', async () => {
  const midnight = new Date('2026-10-25T00:00:00+02:00')
  expect(await drive(1, new Date(midnight.getTime() - 1000))).toMatchObject([
    { quantity: 4, price: 4000, gross: 16_000, vat: 3200 },
  ])
  expect(await drive(2, midnight)).toEqual([{ quantity: 4, price: 4500, gross: 18_000, vat: 3600, from: midnight }])
})
