import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()

const company = { params: { id: 2 } }

test(
  'the memberships of a person tell which lacks a verified ID card, without the card itself',
  undone(async () => {
    const change = { version: 1, externalIdCardVerificationRequired: true, externalIdCard: 'ansattkort.png' }
    await ask('memberships.change', { params: { id: 1 }, body: change })
    const { body } = await ask('persons.memberships', { params: { id: 1 } })
    expect(body.data).toMatchObject([
      { id: 1, externalIdCardVerificationRequired: true, externalIdCard: true },
      { id: 2, externalIdCardVerificationRequired: false, externalIdCard: false },
    ])
  }),
)

test(
  'a member becomes an owner by change, and the last owner cannot stop being one',
  undone(async () => {
    const member = (memberId: number, body?: object) => ({ params: { id: 2, memberId }, body })
    const change = (memberId: number, body: object) => ask('memberships.change-member', member(memberId, body))
    expect((await change(1, { isOwner: false })).body.code).toBe('membership.last-owner')
    expect((await change(3, { isOwner: true })).status).toBe(404)
    expect((await change(2, { isOwner: true, canCreateReservation: false })).body.entity).toEqual({
      id: 2,
      name: 'Kari Kollega',
      costCenter: null,
      isOwner: true,
      isDefault: true,
      canCreateReservation: false,
      recordVersion: 2,
    })
    expect((await change(1, { isOwner: false })).status).toBe(200)
    const { body } = await ask('memberships.history', company)
    expect(body.data).toMatchObject([
      {
        action: 'change-member',
        changes: { member: { from: 1, to: 1 }, isOwner: { from: true, to: false } },
        titles: { member: { 1: 'Eva Eier' } },
      },
      { action: 'change-member', changes: { canCreateReservation: { to: false } } },
    ])
  }),
)

test(
  'a membership with reservations ahead is blocked only once they are accepted, and may be paused',
  undone(async () => {
    const shut = (more: object) => ask('memberships.change', { ...company, body: { version: 1, ...more } })
    const refused = await shut({ state: 'BLOCKED' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'membership.open-reservations' } })
    const { affectedReservations } = refused.body.entity as { affectedReservations: { id: number }[] }
    expect(affectedReservations.map(({ id }) => id)).toEqual([53, 54, 50])
    expect((await shut({ state: 'PAUSED' })).status).toBe(200)
    const seen = await ask('memberships.change', {
      ...company,
      body: { version: 2, state: 'CANCELED', acceptAffected: true, why: 'Utmeldt' },
    })
    expect(seen.body.entity).toMatchObject({ state: 'CANCELED' })
  }),
)

test(
  'a deposit is refunded once, and the history tells how much',
  undone(async () => {
    const refund = () => ask('memberships.refund-deposit', { ...company, body: {} })
    expect((await refund()).body.entity).toMatchObject({ refundedOre: 200_000 })
    expect((await refund()).body.code).toBe('membership.no-deposit')
    const { body } = await ask('memberships.history', company)
    expect(body.data).toMatchObject([
      { action: 'refund-deposit', changes: { deposit: { from: expect.stringContaining('2'), to: null } } },
    ])
  }),
)

test(
  "a deleted person's name is in no history any more",
  undone(async () => {
    const card = await ask('member-cards.create', { body: { cardNumber: 'K77', chipId: '04A277', personId: 50 } })
    const { id } = card.body.entity as { id: number }
    expect((await ask('persons.remove', { params: { id: 50 } })).status).toBe(204)
    const { text } = await ask('member-cards.history', { params: { id } })
    expect(text).not.toContain('Per Penn')
    expect(text).toContain('Slettet bruker')
    expect((await ask('member-cards.get', { params: { id } })).body).toMatchObject({ personId: null, person: null })
  }),
)

test(
  'a picture of a message is shown with MESSAGE_READ, under its own reservation only',
  undone(async () => {
    const reader = await site.hire(1, ['MESSAGE_READ'])
    const picture = (id: number) =>
      site.ask('reservations.picture', reader.token, { params: { id, pictureId: 51 }, query: { size: 'small' } })
    expect((await picture(50)).status).toBe(200)
    expect((await picture(52)).status).toBe(404)
  }),
)

test(
  'a message counts as read once staff have answered, with who it was in the history',
  undone(async () => {
    await ask('messages.create', { body: { reservationId: 50, text: 'Vi ser på det' } })
    expect((await ask('messages.get', { params: { id: 50 } })).body).toMatchObject({ isRead: true })
    expect((await ask('messages.history', { params: { id: 50 } })).body.data).toMatchObject([
      { action: 'change', changes: { isRead: { from: false, to: true } } },
    ])
    expect((await ask('admin.counts')).body).toMatchObject({ messages: 0 })
  }),
)

test.each([
  [{ cardNumber: 'ab12', chipId: '04A300' }, 'cardNumber'],
  [{ cardNumber: ' AB-12 ', chipId: '04A300' }, 'cardNumber'],
  [{ cardNumber: 'AB13', chipId: '04:a2:99' }, 'chipId'],
] as const)('%j is refused as a second card AB 12 with the chip 04A299', (again, fieldName) =>
  site.undone(async () => {
    expect((await ask('member-cards.create', { body: { cardNumber: 'AB 12', chipId: '04A299' } })).status).toBe(201)
    expect((await ask('member-cards.create', { body: again })).body).toMatchObject({
      code: 'member-card.taken',
      errors: [{ fieldName }],
    })
    const change = { params: { id: 50 }, body: { version: 1, ...again } }
    expect((await ask('member-cards.change', change)).body).toMatchObject({ errors: [{ fieldName }] })
    // Another club numbers its cards by itself; a chip is one card wherever it is.
    const other = await site.hire(2, ['MEMBERSHIP_WRITE'])
    const made = await site.ask('member-cards.create', other.token, { body: again })
    expect(made.status).toBe(fieldName === 'cardNumber' ? 201 : 409)
  }),
)

test(
  'a phone number is stored in one form however it is typed, and found by it',
  undone(async () => {
    const person = (
      await ask('persons.create', { body: { name: 'Nina Ny', email: 'nina@delebil.test', phone: '91 23 45 67' } })
    ).body.entity as { id: number; version: number; phone: string }
    expect(person.phone).toBe('+4791234567')
    const change = (phone: string) =>
      ask('persons.change', { params: { id: person.id }, body: { version: person.version, phone } })
    expect((await change('0047 912 34 567')).body.entity).toMatchObject({ phone: '+4791234567' })
    const found = await ask('night-desk.find', { query: { q: '912 34 567' } })
    expect(found.text).toContain('Nina Ny')
    expect((await change('12')).body.errors).toMatchObject([
      { fieldName: 'phone', message: 'Ugyldig format på telefonnummer' },
    ])
  }),
)

test(
  "the count of a person's memberships leaves out those of another club",
  undone(async () => {
    await site.database.change(
      'insert into membership_member (organization_id, membership_id, person_id) values (2, 3, 1)',
    )
    expect((await ask('persons.get', { params: { id: 1 } })).body).toMatchObject({ membershipCount: 2 })
  }),
)

test(
  'an organisation number is changed only to a valid one that no other membership has',
  undone(async () => {
    const change = (version: number, organizationNumber: string) =>
      ask('memberships.change', { ...company, body: { version, organizationNumber } })
    expect((await change(1, '123 456 789')).body.errors).toMatchObject([
      { fieldName: 'organizationNumber', code: 'field.organization-number' },
    ])
    expect((await change(1, '923 609 016 MVA')).body.entity).toMatchObject({ organizationNumber: '923609016' })
    const other = { params: { id: 50 }, body: { version: 1, organizationNumber: '923609016' } }
    expect((await ask('memberships.change', other)).body).toMatchObject({
      code: 'membership.organization-taken',
      errors: [{ fieldName: 'organizationNumber' }],
    })
  }),
)

test(
  'a phone that is too long or has control characters is refused, and a name is stored composed',
  undone(async () => {
    const add = (body: object) =>
      ask('persons.create', { body: { name: 'Nina Ny', email: 'ny@delebil.test', ...body } })
    for (const [phone, code] of [
      ['1'.repeat(30), 'field.too-long'],
      ['12\u0001345678', 'field.format'],
      ['123', 'field.phone'],
    ]) {
      expect((await add({ phone })).body.errors).toMatchObject([{ fieldName: 'phone', code }])
    }
    expect((await add({ phone: ' ' })).body.entity).toMatchObject({ phone: null })
    const sent = await add({ email: 'aase@delebil.test', name: 'Åse Ny'.normalize('NFD') })
    expect(sent.body.entity).toMatchObject({ name: 'Åse Ny'.normalize('NFC') })
    const filter = JSON.stringify([
      { field: 'name', operator: 'is', value: ['åse ny'.normalize('NFD'), 'x'.repeat(201)] },
    ])
    const { body } = await ask('persons.list', { query: { filter } })
    expect(body.errors).toMatchObject([{ fieldName: 'filter.0.value.1', code: 'field.too-long' }])
  }),
)
