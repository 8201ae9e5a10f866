import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, [
    'RESERVATION_READ',
    'FLEET_MANAGEMENT_READ',
    'FLEET_MANAGEMENT_WRITE',
    'MEMBERSHIP_READ',
    'MEMBERSHIP_WRITE',
  ])
  await site.database.change(`
    update person set phone = '+4791234567', name = 'Kåre Ødegård Æsen' where id = 1;
    insert into reservation (organization_id, id, reservation_number, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id) values
      (1, 70, 770070, 'member', 1, 1, 1, now() + interval '5 days', now() + interval '6 days', now() + interval '6 days', 1);
    insert into member_card (organization_id, person_id, chip_id, card_number) values (1, 1, '04A2B7C9', '7002 9911')`)
})
afterAll(() => site.stop())

type Found = { resource: string; hits: { id: number; isExact: boolean; title: string }[] }[]
const search = async (q: string, who = staff, query: object = {}) =>
  site.ask('admin.search', who.token, { query: { q, ...query } })
const exact = async (q: string, who = staff) =>
  ((await search(q, who)).body.data as unknown as Found).flatMap(({ resource, hits }) =>
    hits.filter(({ isExact }) => isExact).map(({ id }) => `${resource} ${id}`),
  )
const found = async (q: string, who = staff) =>
  ((await search(q, who)).body.data as unknown as Found).flatMap(({ resource, hits }) =>
    hits.map(({ id }) => `${resource} ${id}`),
  )

test.each(['91234567', '912 34 567', '+47 912 34 567', '0047 91 23 45 67', '4791234567', '91-23-45-67'])(
  'a phone is found as it is typed: «%s»',
  async (q) => {
    expect(await exact(q)).toEqual(['persons 1'])
  },
)

test('a phone is told as it is read everywhere else', async () => {
  const [persons] = (await search('91234567')).body.data as unknown as { hits: { detail: string }[] }[]
  expect(persons?.hits[0]?.detail).toContain('912 34 567')
})

test('memberships of one name are told apart by the phone of their owner and by how they stand', async () => {
  await site.database.change(`
    insert into person (id, name, email, phone, password_hash) values
      (81, 'Marit Andersen', 'marit.81@delebil.test', '+4790133274', 'x'), (82, 'Marit Andersen', 'marit.82@delebil.test', '+4747820916', 'x');
    insert into membership (organization_id, id, name, type, state) values
      (1, 81, 'Marit Andersen', 'PRIVATE', 'ACTIVE'), (1, 82, 'Marit Andersen', 'PRIVATE', 'BLOCKED');
    insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default) values
      (1, 81, 81, true, true), (1, 82, 82, true, true)`)
  const data = (await search('Marit Andersen')).body.data as unknown as {
    resource: string
    hits: { id: number; detail: string }[]
  }[]
  const details = new Map(
    data.find(({ resource }) => resource === 'memberships')?.hits.map(({ id, detail }) => [id, detail]),
  )
  expect(details.get(81)).toMatch(/901 33 274.*Aktiv/)
  expect(details.get(82)).toMatch(/478 20 916.*Sperret/)
})

test.each(['EL10001', 'el 10001', ' El 100-01 '])('a plate is found as it is typed: «%s»', async (q) => {
  expect(await exact(q)).toEqual(['cars 1'])
})

test.each([
  ['#770070', 'reservations 70'],
  ['770 070', 'reservations 70'],
  ['04:a2:b7:c9', 'member-cards 1'],
  ['70029911', 'member-cards 1'],
  ['7002-9911', 'member-cards 1'],
])('«%s» finds the record that it belongs to', async (q, record) => {
  const [resource] = record.split(' ')
  expect((await exact(q)).map((one) => one.split(' ')[0])).toContain(resource)
})

test('an e-mail address is found whole, in any letter case; a name by its words in any order and composition', async () => {
  const { email } = (await site.database.rows<{ email: string }>('select email from person where id = 1'))[0] ?? {
    email: '',
  }
  expect(await exact(email.toUpperCase())).toContain('persons 1')
  expect(await exact(email.slice(0, -1))).toEqual([])
  for (const q of ['æsen kåre', 'ØDEGÅRD', 'ka\u030are', 'kåre  æsen']) expect(await found(q)).toContain('persons 1')
  expect(await exact('kåre ødegård æsen')).toContain('persons 1')
  expect(await found('kåre finnesikke')).not.toContain('persons 1')
})

test('characters with a meaning in SQL are searched for literally', async () => {
  for (const q of ['%', '_', `'; drop table car; --`, '\\', '%%%', '(', '[a-']) {
    expect((await search(q)).status).toBe(200)
    expect(await found(q)).not.toContain('persons 1')
  }
})

test('a hit is shown to those who may read its kind of record, and never to another club', async () => {
  const fleet = await site.hire(1, ['FLEET_MANAGEMENT_READ'])
  expect(await found('770070', fleet)).toEqual([])
  expect(await found('EL10001', fleet)).toContain('cars 1')
  const stranger = await site.hire(2, ['RESERVATION_READ', 'FLEET_MANAGEMENT_READ', 'MEMBERSHIP_READ'])
  for (const q of ['91234567', 'EL10001', '770070', '70029911', 'Ødegård']) expect(await found(q, stranger)).toEqual([])
  expect((await search('EL10001', stranger, { orgId: 1 })).status).toBe(403)
  const help = await site.hire(1, ['HELP_READ'])
  expect((await search('EL10001', help)).status).toBe(403)
})

test('phone and plate written by staff are stored in the form that the search looks for', () =>
  site.undone(async () => {
    const person = { name: 'Nora Ås', email: 'nora@delebil.test', phone: '987 65 432' }
    const made = await site.ask('persons.create', staff.token, { body: person })
    expect(made.body.entity).toMatchObject({ phone: '+4798765432' })
    const { id, version } = made.body.entity as { id: number; version: number }
    const cleared = await site.ask('persons.change', staff.token, { params: { id }, body: { version, phone: null } })
    expect(cleared.body.entity).toMatchObject({ phone: null })
    const change = { params: { id: 1 }, body: { version: 1, licensePlate: 'el 998-77' } }
    expect((await site.ask('cars.change', staff.token, change)).body.entity).toMatchObject({ licensePlate: 'EL99877' })
  }))

type Cars = { licensePlate: string; now: object | null; next: object | null }[]
const cars = async (q: string, who = staff) => ((await search(q, who)).body as unknown as { cars: Cars }).cars

test('a plate, or the number of its car, is answered with who has the car now and who has it next', async () => {
  const insert = (id: number, person: number, start: string, end: string, started: string) =>
    site.database.change(`insert into reservation (organization_id, id, reservation_number, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, started_at)
      values (1, ${id}, 88${id}, 'member', 1, ${person}, 3, ${start}, ${end}, ${end}, 1, ${started})`)
  const [before] = await cars('EL10003')
  expect(before).toMatchObject({ licensePlate: 'EL10003' })
  await insert(80, 1, `now() - interval '3 hours'`, `now() - interval '10 minutes'`, `now() - interval '3 hours'`)
  await insert(81, 2, `now() + interval '10 minutes'`, `now() + interval '2 hours'`, 'null')
  await insert(82, 1, `now() + interval '3 hours'`, `now() + interval '4 hours'`, 'null')
  const [car] = await cars('el 100-03')
  expect(car).toMatchObject({
    now: {
      reservationId: 80,
      reservationNumber: 8880,
      isLate: true,
      phone: '+4791234567',
      person: 'Kåre Ødegård Æsen',
    },
    next: { reservationId: 81, isLate: false, state: 'FUTURE', person: 'Kari Kollega' },
  })
  const number = await site.database.theRow<{ number: number }>(
    'select car_number as number from car where organization_id = 1 and id = 3',
    [],
  )
  expect(await cars(String(number.number))).toEqual([car])
})

type People = { name: string; now: object | null; next: object | null }[]
const people = async (q: string, who = staff) => ((await search(q, who)).body as unknown as { people: People }).people

test.each(['+47 912 34 567', '91234567', '912 34 567', '0047 91234567', '4791234567'])(
  'a phone typed as %s is answered with the car that its owner has now and fetches next',
  async (typed) => {
    expect(await people(typed)).toMatchObject([
      {
        id: 1,
        name: 'Kåre Ødegård Æsen',
        phone: '+4791234567',
        now: { reservationId: 80, isLate: true, carId: 3, licensePlate: 'EL10003' },
        next: { reservationId: 82, state: 'FUTURE' },
      },
    ])
    expect(await people('912 34')).toEqual([])
  },
)

test('whose phone it is says nothing of trips to staff without the permission to see them, nor to another club', async () => {
  expect(await people('91234567', await site.hire(1, ['MEMBERSHIP_READ']))).toEqual([])
  expect(await people('91234567', await site.hire(2, ['RESERVATION_READ', 'MEMBERSHIP_READ']))).toEqual([])
})

test('the person who has a car is left out for staff without the permission to see trips', async () => {
  const mechanic = await site.hire(1, ['FLEET_MANAGEMENT_READ'])
  expect(await cars('EL10003', mechanic)).toEqual([])
})

test('the plate of a car of another club is answered with no car', async () => {
  const other = await site.hire(2, ['RESERVATION_READ'])
  expect(await cars('EL10003', other)).toEqual([])
})
