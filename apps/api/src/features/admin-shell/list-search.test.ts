import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, ['RESERVATION_READ', 'FLEET_MANAGEMENT_READ', 'MESSAGE_READ', 'MEMBERSHIP_READ'])
  await site.database.change(`
    update person set phone = '+4791234567', name = 'Kåre Ødegård Æsen' where id = 1;
    update location set name = 'Nordnes brygge' where id = (select location_id from car where organization_id = 1 and id = 1);
    update car_model set name = 'Prøvemodell 3' where id = (select model_id from car where organization_id = 1 and id = 1);
    insert into reservation (organization_id, id, reservation_number, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, needs_review, user_note) values
      (1, 70, 770070, 'member', 1, 1, 1, now() + interval '5 days', now() + interval '6 days', now() + interval '6 days', 1, true, 'Barnesete bak');
    insert into reservation (organization_id, id, reservation_number, kind, car_id, start_at, end_at, busy_until, user_note) values
      (1, 71, 770071, 'block', 1, now() + interval '7 days', now() + interval '8 days', now() + interval '8 days', 'Skal på verksted');
    insert into reservation_message (organization_id, reservation_id, author_id, from_staff, kind, text, created_at) values
      (1, 70, 1, false, 'MESSAGE', 'Jeg glemte en regnjakke', now());
    insert into damage (organization_id, car_id, reporter_id, kind, description, state, created_at) values
      (1, 1, 1, 'DAMAGE', 'Ripe i døren', 'REPORTED', now())`)
})
afterAll(() => site.stop())

type List = 'persons' | 'reservations' | 'problem-reservations' | 'admin-reservations' | 'messages' | 'damages' | 'cars'
const found = async (list: List, q: string) => {
  const { body } = await site.ask(`${list}.list`, staff.token, { query: { q } })
  return (body.data as { id: number }[]).length
}

test.each([
  'Ødegård',
  'kåre æsen',
  'EL10001',
  'el 100-01',
  '912 34 567',
  '+4791234567',
  'nordnes',
  '10001',
  '770070',
  '+47 912 34 567',
  '91234567',
  'Prøvemodell',
  'K',
  'kå æs',
])('reservations and the work list are searched by whom and what they are of: «%s»', async (q) => {
  expect([await found('reservations', q), await found('problem-reservations', q)]).toEqual([1, 1])
})

const texts: [List, string, number?][] = [
  ['reservations', 'barnesete'],
  ['admin-reservations', 'EL10001'],
  ['admin-reservations', 'verksted'],
  ['messages', 'regnjakke'],
  ['messages', 'Ødegård'],
  ['messages', 'EL10001'],
  ['damages', 'ripe'],
  ['damages', 'Kåre'],
  ['cars', 'nordnes', 3],
  ['cars', 'Prøvemodell', 3],
  ['cars', 'l100-02'],
]
test.each(texts)('the list of %s is searched by what stands in it: «%s»', async (list, q, count = 1) => {
  expect(await found(list, q)).toBe(count)
})

test('a car is found by its number as people say it: «bil 101»', async () => {
  const [car] = await site.database.rows<{ number: number }>(
    'select car_number as number from car where organization_id = 1 and id = 1',
  )
  for (const list of ['reservations', 'cars'] as const) {
    expect(await found(list, `bil ${car?.number}`)).toBe(await found(list, String(car?.number)))
    expect(await found(list, `bil ${car?.number}`)).toBeGreaterThan(0)
  }
})

test('a text that stands in none of what is searched finds nothing in a list', async () => {
  expect(await found('reservations', 'Finnes ikke')).toBe(0)
})

test.each(['%', '_', '__', '\\', "O'Hara", 'Xyzzy', 'q', '😀', '--'])(
  'no row is found by what stands in none: «%s»',
  async (q) => {
    expect([await found('reservations', q), await found('persons', q), await found('cars', q)]).toEqual([0, 0, 0])
  },
)

test('of persons with one name all are found, by a phone the one who has it', async () => {
  await site.database.change(`
    insert into person (id, name, email, phone) select 800 + n, 'Marit Navnesøster', 'marit' || n || '@delebil.test', '+474000000' || n
      from generate_series(1, 4) n;
    insert into organization_person (organization_id, person_id) select 1, 800 + n from generate_series(1, 4) n`)
  expect([await found('persons', 'navnesøster marit'), await found('persons', '400 00 003')]).toEqual([4, 1])
})

test('the rows of another organisation are found by nobody here, whoever they are of', async () => {
  await site.database.change(`
    insert into reservation (organization_id, id, reservation_number, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
      select 2, 72, 770072, 'member', (select min(id) from membership where organization_id = 2), 1, min(c.id), now() + interval '5 days',
        now() + interval '6 days', now() + interval '6 days', (select min(id) from tariff where organization_id = 2) from car c where organization_id = 2`)
  expect([await found('reservations', 'Ødegård'), await found('reservations', '770072')]).toEqual([1, 0])
})

test('a name that more have than are worth naming finds their rows all the same, and guesses how many', async () => {
  await site.database.change(`
    insert into person (id, name, email) select 10000 + n, 'Ola Mangfoldig ' || n, 'ola' || n || '@delebil.test' from generate_series(1, 1100) n;
    insert into organization_person (organization_id, person_id) select 1, 10000 + n from generate_series(1, 1100) n`)
  const { body, text } = await site.ask('persons.list', staff.token, { query: { q: 'mangfoldig', size: '50' } })
  expect([(body.data as unknown[]).length, JSON.parse(text).isExact]).toEqual([50, false])
})

test('the common search finds a person, not all that the person has', async () => {
  const { body } = await site.ask('admin.search', staff.token, { query: { q: 'Ødegård' } })
  expect((body.data as { resource: string }[]).map(({ resource }) => resource)).not.toContain('reservations')
})

test('reservations are sorted by their end, which is a column of the list', async () => {
  const { body } = await site.ask('reservations.list', staff.token, { query: { sort: '-end' } })
  const ends = (body.data as { end: string }[]).map(({ end }) => end)
  expect(ends).toEqual(ends.toSorted().toReversed())
})
