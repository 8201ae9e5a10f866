import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

type Offered = { id: number; memberships: { name: string }[]; lastTrip: { end: string } | null }
const offered = async (q: string, token?: string) =>
  (token === undefined
    ? (await ask('persons.options', { query: { q } })).body.data
    : (await site.ask('persons.options', token, { query: { q } })).body.data) as Offered[]

test(
  'two of one name are told apart by address, phone, membership and latest trip',
  undone(async () => {
    await site.database.change(`
      insert into person (id, name, email, phone) values (80, 'Marit Andersen', 'marit@delebil.test', '+4790133274'),
        (81, 'Marit Andersen', 'andersen@delebil.test', '+4747820916');
      insert into membership_member (organization_id, membership_id, person_id) values (1, 1, 80), (1, 2, 81);
      insert into reservation (organization_id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id) values
        (1, 'member', 1, 80, 1, now() - interval '30 days', now() - interval '29 days', now() - interval '29 days', 1),
        (1, 'member', 1, 80, 2, now() + interval '60 days', now() + interval '61 days', now() + interval '61 days', 1)`)
    const found = await offered('marit')
    expect(found).toMatchObject([
      { id: 80, email: 'marit@delebil.test', phone: '+4790133274', memberships: [{ id: 1, state: 'ACTIVE' }] },
      { id: 81, email: 'andersen@delebil.test', memberships: [{ id: 2 }], lastTrip: null },
    ])
    expect(new Date(String(found[0]?.lastTrip?.end)).getTime()).toBeLessThan(Date.now())
    expect((await offered('478 20 916')).map(({ id }) => id)).toEqual([81])
  }),
)

test("a person of another club is not offered, and a person of both without the other's memberships", async () => {
  expect(await offered('Fia')).toEqual([])
  await site.database.change(
    `insert into membership_member (organization_id, membership_id, person_id) values (2, 3, 2)`,
  )
  expect((await offered('Kari'))[0]?.memberships.map(({ name }) => name)).toEqual(['Firma AS'])
})

test('a latest trip is left out for staff without the right to see trips', async () => {
  await site.database.change(`
    insert into reservation (organization_id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
    values (1, 'member', 2, 2, 53, now() - interval '40 days', now() - interval '39 days', now() - interval '39 days', 1)`)
  const { token } = await site.hire(1, ['MEMBERSHIP_READ'])
  expect((await offered('Kari'))[0]?.lastTrip).not.toBeNull()
  expect((await offered('Kari', token))[0]?.lastTrip).toBeNull()
})
