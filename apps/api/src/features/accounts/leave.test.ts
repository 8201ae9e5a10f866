import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { payInvoices } from '../../testing/test-pay-invoices.ts'
import { testPassword, testPeople } from '../../testing/test-site.ts'
import { addTestCharge } from '../billing/test-invoice.ts'

const nationalId = '15819010029'
let account: AccountSite
let token: string
beforeAll(async () => {
  account = await startAccountSite()
  token = await account.logIn(testPeople.owner)
})
afterAll(() => account.stop())

const addReservation = (personId: number, membershipId: number, hours: number) =>
  account.site.suite.database.change(
    `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, user_note)
     select 1, $2, $1, 1, at, at + interval '2 hours', at + interval '2 hours', 1, 'Barnesete til Ada'
     from (select now() + make_interval(hours => $3) as at) t`,
    [personId, membershipId, hours],
  )

/** A damage and a message of the person about all of their reservations, each with a picture. */
const writeAll = (personId: number) =>
  account.site.suite.database.change(
    `with r as (select organization_id, id, car_id from reservation where person_id = $1),
       m as (insert into reservation_message (organization_id, reservation_id, author_id, kind, text, created_at)
         select organization_id, id, $1, kind, text, now() from r,
           (values ('DAMAGE', 'Bulk'), ('MESSAGE', case $1 when 1 then 'Min melding' else 'Karis melding' end)) v (kind, text)
         order by kind returning organization_id, id, reservation_id, kind),
       d as (insert into damage (organization_id, car_id, reservation_id, message_id, reporter_id, kind, place, description, created_at)
         select m.organization_id, r.car_id, r.id, m.id, $1, 'DAMAGE', 'LEFT', 'Bulk', now() from m join r on r.id = m.reservation_id
         where m.kind = 'DAMAGE' returning organization_id, id, message_id),
       p as (insert into picture (organization_id, reservation_id, message_id, damage_id, uploader_id, source_digest, width, height, created_at)
         select m.organization_id, m.reservation_id, m.id, d.id, $1, '', 10, 10, now() from m left join d on d.message_id = m.id
         order by m.id returning organization_id, id, damage_id)
     insert into picture_content (organization_id, picture_id, large, small)
     select organization_id, id, convert_to(repeat(case when damage_id is null then 'm' else 'd' end, 100), 'UTF8'), '' from p`,
    [personId],
  )

describe('the licence', () => {
  const verify = (surname: string, id = nationalId) =>
    account.call('verifyLicense', { token, body: { nationalId: id, surname } })
  beforeEach(() =>
    account.site.suite.database.change("delete from license_lookup; update person set license_state = 'UNKNOWN'"),
  )

  test.each([
    ['hit', { state: 'VERIFIED', classes: ['AM', 'B'] }, true],
    ['truck-only', { state: 'NO_HIT', classes: ['C1'] }, false],
    ['no-hit', { state: 'NO_HIT', classes: [] }, false],
  ] as const)(
    'a look-up that answers %s is kept with its state and classes',
    async (behaviour, license, driversLicenseValid) => {
      account.register.script(nationalId, behaviour)
      expect(await verify('Eier')).toMatchObject({ status: 200, body: { entity: { license, driversLicenseValid } } })
      expect(await account.call('whoami', { token })).toMatchObject({ body: { person: { driversLicenseValid } } })
    },
  )

  test.each(['broken', 'garbage'] as const)(
    'a register that is %s: license.unanswered, and nothing is changed',
    async (behaviour) => {
      account.register.script(nationalId, behaviour)
      expect(await verify('Eier')).toMatchObject({ status: 504, body: { code: 'license.unanswered' } })
      expect(await account.call('getPerson', { token })).toMatchObject({ body: { license: { state: 'UNKNOWN' } } })
    },
  )

  test('a licence confirmed by staff stays MANUAL when the register has no hit', async () => {
    await account.site.suite.database.change("update person set license_state = 'MANUAL'")
    account.register.script(nationalId, 'no-hit')
    expect(await verify('Eier')).toMatchObject({ body: { entity: { license: { state: 'MANUAL' } } } })
  })

  test("a wrong national id or another's surname is refused without asking the register", async () => {
    const before = account.register.asked()
    expect(await verify('Eier', '15819010028')).toMatchObject({
      body: { errors: [{ fieldName: 'nationalId', code: 'field.national-id' }] },
    })
    expect(await verify('Fremmed')).toMatchObject({
      body: { errors: [{ fieldName: 'surname', code: 'license.surname-differs' }] },
    })
    expect(account.register.asked()).toBe(before)
  })

  test('the sixth look-up of a day is refused: license.too-many', async () => {
    account.register.script(nationalId, 'hit')
    for (let time = 0; time < 5; time += 1) expect((await verify('Eier')).status).toBe(200)
    expect(await verify('Eier')).toMatchObject({ status: 429, body: { code: 'license.too-many' } })
  })

  test('the national id is stored in no table', async () => {
    account.register.script(nationalId, 'hit')
    await verify('eva eier')
    const { database } = account.site.suite
    for (const table of ['person', 'license_lookup', 'pgboss.job', 'idempotency', 'outbox']) {
      const rows = await database.rows<{ text: string }>(`select t::text as text from ${table} t`)
      expect(rows.map(({ text }) => text).join(' '), table).not.toContain(nationalId)
    }
  })
})

test('the export holds what belongs to the person and nothing of others', async () => {
  await addReservation(testOrg.owner, testOrg.companyMembershipId, -200)
  await addReservation(testOrg.colleague, testOrg.companyMembershipId, -300)
  await writeAll(testOrg.owner)
  await writeAll(testOrg.colleague)
  const { status, headers, body, text } = await account.call('exportPerson', { token })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="delebil-\d{4}-\d\d-\d\d\.json"$/)
  expect(body).toMatchObject({
    person: { name: 'Eva Eier' },
    memberships: [{ name: 'Eva privat' }, { name: 'Firma AS', isOwner: true }],
    reservations: [{ userNote: 'Barnesete til Ada', bookedByMe: true, licensePlate: 'EL10001' }],
  })
  expect(body?.reservations).toHaveLength(1)
  expect(body).toMatchObject({
    messages: [
      { kind: 'DAMAGE', text: 'Bulk' },
      { kind: 'MESSAGE', text: 'Min melding' },
    ],
    damages: [{ description: 'Bulk', licensePlate: 'EL10001' }],
    pictures: [
      { contentType: 'image/jpeg', base64Data: Buffer.alloc(100, 'd').toString('base64') },
      { base64Data: Buffer.alloc(100, 'm').toString('base64') },
    ],
  })
  expect(text).not.toContain('Kari')
  expect(text).not.toMatch(/token_?hash|password_?hash|argon2/i)
})

describe('deleting the account', () => {
  const leave = (as: string, currentPassword: string | undefined = testPassword) =>
    account.call('deletePerson', { token: as, body: { currentPassword } })
  const codeOf = async (as: string) => (await leave(as)).body?.code

  test('is refused while a reservation, an invoice or a membership of others is open, with the code of each', async () => {
    await account.site.suite.database.change('delete from login_attempt')
    expect((await leave(token, 'galt')).body?.errors).toMatchObject([{ fieldName: 'currentPassword' }])
    await addReservation(testOrg.owner, testOrg.companyMembershipId, 20)
    expect(await codeOf(token)).toBe('account.reservation-active')
    await account.site.suite.database.change('delete from reservation where start_at > now()')
    await account.site.suite.database.change(
      `insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
       values (1, 1, 1, 'Eva Eier', '2026-01-01', '2026-01-15', '12344', '12345678903', 10000, 2000)`,
    )
    expect(await codeOf(token)).toBe('account.invoice-unpaid')
    expect((await account.call('exportPerson', { token })).body).toMatchObject({
      invoices: [{ number: 1, totalOre: 10000 }],
    })
    await account.site.suite.database.change(payInvoices)
    const charge = await addTestCharge(account.site.suite.database, { membershipId: 1 })
    expect(await codeOf(token)).toBe('account.unbilled')
    await account.site.suite.database.change("update charge set state = 'held' where id = $1", [charge])
    expect(await codeOf(token)).toBe('account.unbilled')
    await account.site.suite.database.change("update charge set state = 'dropped' where id = $1", [charge])
    expect(await codeOf(token)).toBe('account.others-depend')
    expect(await codeOf(await account.logIn(testPeople.colleague))).toBe('account.has-permissions')
    expect(await account.call('whoami', { token })).toMatchObject({ status: 200 })
  })

  test('keeps the trips without anything that tells whose they were', async () => {
    const { database } = account.site.suite
    await database.change(
      `insert into invoice_document (organization_id, invoice_id, media, bytes, sha256)
       select 1, id, 'application/pdf', '\\x25', '00' from invoice`,
    )
    await database.change('update membership_member set is_owner = true where membership_id = 2 and person_id = 2')
    expect((await leave(token)).status).toBe(204)
    expect((await account.call('whoami', { token })).status).toBe(401)
    const [person] = await database.rows(
      'select name, email, phone, password_hash, license_state from person where id = 1',
    )
    expect(person).toEqual({
      name: 'Slettet bruker',
      email: 'slettet-1@delebil.invalid',
      phone: null,
      password_hash: null,
      license_state: 'UNKNOWN',
    })
    // What was told of the car stays for the club, without a name; the rest of what was said and shown is gone.
    expect(await database.rows('select kind from reservation_message where author_id = 1')).toEqual([
      { kind: 'DAMAGE' },
    ])
    expect(
      await database.rows(
        'select count(*) as all, count(damage_id) as reported from picture join picture_content on picture_id = id where uploader_id = 1',
      ),
    ).toEqual([{ all: 1, reported: 1 }])
    expect(await database.rows('select user_note from reservation where person_id = 1')).toEqual([{ user_note: null }])
    // What bookkeeping needs stays as it was: the invoice with its buyer, what it was sent as, and what was owed.
    expect(await database.rows('select customer_name as name, total_ore as ore from invoice')).toEqual([
      { name: 'Eva Eier', ore: 10_000 },
    ])
    expect(await database.rows('select media from invoice_document')).toEqual([{ media: 'application/pdf' }])
    expect(await database.rows('select state from charge')).toEqual([{ state: 'dropped' }])
    expect(await database.rows('select state, name from membership where id in (1, 2) order by id')).toEqual([
      { state: 'CANCELED', name: 'Slettet medlemskap' },
      { state: 'ACTIVE', name: 'Firma AS' },
    ])
    await account.nextMail(testPeople.owner, 'Brukeren din er slettet')
    const body = { username: testPeople.owner, password: testPassword }
    expect((await account.call('login', { body })).status).toBe(401)
    const again = { name: 'Eva Igjen', email: testPeople.owner, password: testPassword }
    expect((await account.call('createUser', { body: again })).status).toBe(201)
  })
})
